# Installs by a formula of Homebrew without Homebrew: `ruby .ci/formula.rb FORMULA linux|mac UNPACKED PREFIX`.
#
# Only what the formula of `.ci/manifests` says is known here. Its test runs, too.
require "fileutils"
require "pathname"

formula, system, unpacked, prefix = ARGV
SYSTEM = system
PREFIX = Pathname(prefix).expand_path

class Pathname
  def install(*names)
    mkpath
    names.each { |name| FileUtils.mv(name, self) }
  end

  def write_exec_script(target)
    raise "#{target} can't be run" unless target.executable?
    mkpath
    script = self/target.basename
    script.write("#!/bin/bash\nexec \"#{target}\" \"$@\"\n")
    script.chmod(0o755)
  end
end

module OS
  def self.mac? = SYSTEM == "mac"
end

class Formula
  FIELDS = {}

  class << self
    def on_macos = (yield if OS.mac?)
    def on_linux = (yield unless OS.mac?)
    def depends_on(_) = nil
    def test(&block) = define_method(:run_test, &block)
    %i[desc homepage version license url sha256].each do |name|
      define_method(name) do |value|
        raise "#{name} is there twice" if FIELDS.key?(name)
        FIELDS[name] = value
      end
    end
  end

  def prefix = PREFIX
  def bin = PREFIX/"bin"
  def doc = PREFIX/"share/doc/coin-duel"
  def shell_output(command) = `#{command}`
  def assert_match(part, text) = text.include?(part) || raise("#{part} is not in: #{text}")
end

load formula
missing = %i[desc homepage version license url sha256] - Formula::FIELDS.keys
raise "#{missing} are missing" unless missing.empty?
# Homebrew's own rules: a short description that does not begin with the name or an article.
desc = Formula::FIELDS[:desc]
raise "a description that Homebrew refuses: #{desc}" if desc.length > 80 || desc =~ /\A(an?|the|coin-duel)\b/i || desc.end_with?(".")
program = CoinDuel.new
Dir.chdir(unpacked) { program.install }
program.run_test
