#!/usr/bin/env python3
"""Checks quizzes: reads each question as another program does, finds its answer by brute force, and compares.

    check.py FILE.moodle.xml FILE.qti.zip [--readers]

Both files have the same questions. The script shares no code with the program. With --readers, the packages
moodle-xml-parser, moodle-questions and onyx2moodle read the files, too. It prints the number of questions, and how many of
each kind it has solved.
"""

import base64
import html
import re
import struct
import sys
import tempfile
import zipfile
import zlib
from collections import Counter
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

QTI = "{http://www.imsglobal.org/xsd/imsqti_v2p1}"
PACKAGE = "{http://www.imsglobal.org/xsd/imscp_v1p1}"


def solve(row):
    """Returns what the player to move and the other one get, by trying all lines of play."""

    @lru_cache(None)
    def best(i, j):
        if i == j:
            return 0, 0
        left, right = best(i + 1, j), best(i, j - 1)
        return max((row[i] + left[1], left[0]), (row[j - 1] + right[1], right[0]), key=lambda scores: scores[0])

    return best


def greedy(row):
    """Returns what First gets who takes the larger end, the left one of equal ones, against the best play of Second."""
    best, i, j, scores, turn = solve(row), 0, len(row), [0, 0], 0
    while i < j:
        left = row[i] >= row[j - 1] if turn == 0 else row[i] + best(i + 1, j)[1] >= row[j - 1] + best(i, j - 1)[1]
        scores[turn] += row[i] if left else row[j - 1]
        i, j, turn = (i + 1, j, 1 - turn) if left else (i, j - 1, 1 - turn)
    return scores[0]


def calls(n):
    """Counts the calls of the recursion of fir and sec, which reads no row without coins."""
    return 1 + 2 * calls(n - 1) if n > 1 else 1


def fails(choice, gap):
    """Whether the recurrence of fir and sec with this block in a gap is wrong on some small row."""
    sources = ["sec[i+1][j]", "sec[i][j−1]", "fir[pick]"]
    sources[gap] = choice

    def number(block, fir, sec, i, j, pick):
        if block == "0":
            return 0
        table = fir if block.startswith("fir") else sec
        if "pick" in block:
            return table[pick]
        return table[i + 1, j] if "i+1" in block else table[i, j - 1]

    for n in range(1, 4):
        for code in range(4**n):
            row = [code // 4**k % 4 for k in range(n)]
            fir, sec = {}, {}
            for length in range(1, n + 1):
                for i in range(n - length + 1):
                    j = i + length - 1
                    if i == j:
                        fir[i, j], sec[i, j] = row[i], 0
                        continue
                    left = row[i] + number(sources[0], fir, sec, i, j, None)
                    right = row[j] + number(sources[1], fir, sec, i, j, None)
                    fir[i, j] = max(left, right)
                    sec[i, j] = number(sources[2], fir, sec, i, j, (i + 1, j) if left >= right else (i, j - 1))
            if (fir[0, n - 1], sec[0, n - 1]) != solve(tuple(row))(0, n):
                return True
    return False


def table_of(alt):
    """Returns the cells that a description of a picture lists."""
    cells = re.findall(r"\[(\d+), (\d+)\]: (−?\d+)(?: \| (−?\d+))?", alt)
    return {(int(i), int(j)): [int(n.replace("−", "-")) for n in numbers if n] for i, j, *numbers in cells}


def number_of(name, fir, sec):
    """Returns the number with this name of a cell."""
    return {"fir": fir, "sec": sec, "F": fir, "f": fir, "g": sec, "d": fir - sec}[name]


def expected(question, alt, texts):
    """Returns the kind of a question, and its answer."""
    row = next((text for text in texts if text.startswith("Row: ")), None)
    gap = re.search(r"belongs into gap (\d)", question)
    if gap:
        return "gap", lambda choice: not fails(choice, int(gap.group(1)) - 1)
    row = tuple(int(coin.replace("−", "-")) for coin in row[5:].split(", "))
    best, n = solve(row), len(row)
    first, second = best(0, n)
    assert alt.startswith("The row of coins " + ", ".join(str(coin).replace("-", "−") for coin in row)), alt
    cell = re.search(r"How large is (\w+) of the cell \[(\d+), (\d+)\]", question)
    if cell:
        fir, sec = best(int(cell.group(2)), int(cell.group(3)) + 1)
        return "cell", number_of(cell.group(1), fir, sec)
    if "Who wins?" in question:
        return "winner", "First wins" if first > second else "Second wins" if second > first else "Nobody: it is a draw"
    if "By how much" in question:
        return "margin", abs(first - second)
    if "Which first move" in question:
        left, right = row[0] + best(1, n)[1], row[-1] + best(0, n - 1)[1]
        coins = [str(coin).replace("-", "−") for coin in (row[0], row[-1])]
        tie, moves = "Both are equally good", [f"Take the left coin, {coins[0]}", f"Take the right coin, {coins[1]}"]
        return "first move", tie if left == right else moves[left < right]
    if "In which cell" in question or "correct number" in question:
        names = next(text for text in texts if text.startswith("In each cell: "))[14:].split(" | ")
        numbers = lambda i, j: [number_of(name, *best(i, j + 1)) for name in names]
        wrong = [(place, cell) for place, cell in table_of(alt).items() if cell != numbers(*place)]
        assert len(wrong) == 1 and len(table_of(alt)) == n * (n + 1) // 2, f"one number is wrong: {wrong}"
        place, cell = wrong[0]
        assert cell[1:] == numbers(*place)[1:], "only the first number is wrong"
        return ("wrong cell", f"[{place[0]}, {place[1]}]") if "which cell" in question else ("correct number", numbers(*place)[0])
    if "How many cells" in question:
        return "cells", sum(1 for i in range(n) for j in range(i, n))
    if "How many calls" in question:
        return "calls", calls(n)
    if "instead" in question:
        return "best", first
    if question.startswith("Greedy"):
        return "greedy", greedy(row)
    if "Which number d" in question:
        return "difference", first - second
    if "Find d by fusion" in question:
        return "score by fusion", first
    player = re.search(r"How much does (First|Second) get\?", question).group(1)
    return "score", first if player == "First" else second


def png_size(data):
    """Checks a picture, and returns its width and height."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "no PNG"
    at, pixels = 8, b""
    while at < len(data):
        (length,), kind = struct.unpack(">I", data[at : at + 4]), data[at + 4 : at + 8]
        content = data[at + 8 : at + 8 + length]
        assert zlib.crc32(kind + content) == struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0]
        pixels += content if kind == b"IDAT" else b""
        at += 12 + length
    assert zlib.decompress(pixels)
    return struct.unpack(">II", data[16:24])


def text_of(element):
    """Returns a piece of HTML without its tags."""
    return html.unescape(re.sub(r"<[^>]*>", "", element.find("text").text or ""))


def read_moodle(path):
    """Yields (id, question, alt, texts, answers, feedback): the answers with their points and what is said of them."""
    root = ElementTree.parse(path).getroot()
    for question in root.iter("question"):
        if question.get("type") == "category":
            continue
        text = question.find("questiontext/text").text
        file = question.find("questiontext/file")
        assert f'src="@@PLUGINFILE@@/{file.get("name")}"' in text, "the picture is in the text"
        assert min(png_size(base64.b64decode(file.text, validate=True))) > 20
        alt = html.unescape(re.search(r'alt="([^"]+)"', text).group(1))
        texts = [html.unescape(part) for part in re.findall(r"<p>([^<]*)</p>", text)]
        answers = []
        for answer in question.findall("answer"):
            shown = text_of(answer) if question.get("type") == "multichoice" else int(answer.find("text").text)
            answers.append((shown, answer.get("fraction") == "100", text_of(answer.find("feedback"))))
        yield question.find("idnumber").text, texts, alt, answers, text_of(question.find("generalfeedback"))


def read_qti(path):
    """Yields the same of a package."""
    archive = zipfile.ZipFile(path)
    assert archive.testzip() is None and len(set(archive.namelist())) == len(archive.namelist())
    resources = ElementTree.fromstring(archive.read("imsmanifest.xml")).findall(f"{PACKAGE}resources/{PACKAGE}resource")
    files = {file.get("href") for resource in resources for file in resource.findall(f"{PACKAGE}file")}
    assert files | {"imsmanifest.xml"} == set(archive.namelist()), "the manifest names all files"
    items = {resource.get("identifier"): resource.get("href") for resource in resources[1:]}
    assert [each.get("identifierref") for each in resources[0].findall(f"{PACKAGE}dependency")] == list(items)
    test = ElementTree.fromstring(archive.read(resources[0].get("href")))
    refs = [(ref.get("identifier"), ref.get("href")) for ref in test.iter(f"{QTI}assessmentItemRef")]
    assert refs == list(items.items()), "the test has all questions"
    for identifier, href in refs:
        item = ElementTree.fromstring(archive.read(href))
        assert item.get("identifier") == identifier
        body = item.find(f"{QTI}itemBody")
        image = body.find(f"{QTI}p/{QTI}img")
        assert min(png_size(archive.read(str(image.get("src")).replace("../", "", 1)))) > 20
        texts = [element.text for element in body.iter() if element.tag in (f"{QTI}p", f"{QTI}prompt") and (element.text or "").strip()]
        choices = {choice.get("identifier"): choice.text for choice in body.iter(f"{QTI}simpleChoice")}
        right = item.find(f"{QTI}responseDeclaration/{QTI}correctResponse/{QTI}value").text
        entries = item.findall(f"{QTI}responseDeclaration/{QTI}mapping/{QTI}mapEntry")
        assert [(entry.get("mapKey"), entry.get("mappedValue")) for entry in entries] == [(right, "1")]
        said = {feedback.get("identifier"): [p.text for p in feedback] for feedback in item.iter(f"{QTI}modalFeedback")}
        condition = item.find(f"{QTI}responseProcessing/{QTI}responseCondition")
        answers, solutions = [], []
        for branch in list(condition)[:-1]:
            value = branch.find(f"{QTI}match/{QTI}baseValue").text
            feedback = said[branch.find(f"{QTI}setOutcomeValue/{QTI}baseValue").text]
            answers.append((choices[value] if choices else int(value), value == right, feedback[0]))
            solutions.append("".join(feedback[1:]))
        assert len(set(solutions)) == 1 and (choices or "wrong" in said)
        yield identifier, texts, image.get("alt"), answers, solutions[0]


def check(questions):
    """Solves each question, and returns how many there are of each kind."""
    kinds, ids = Counter(), set()
    for identifier, texts, alt, answers, solution in questions:
        assert identifier not in ids and solution, identifier
        ids.add(identifier)
        question = next(text for text in reversed(texts) if not text.startswith("Write a whole number"))
        kind, wanted = expected(question, alt, texts)
        shown = [answer for answer, _, _ in answers]
        assert len(set(shown)) == len(shown), f"{identifier}: an answer stands there twice"
        right = [answer for answer, is_right, _ in answers if is_right]
        if callable(wanted):
            assert right == [choice for choice in shown if wanted(choice)], f"{identifier}: {right}"
            assert all(is_right or "It fails on" in said for _, is_right, said in answers)
        else:
            assert right == [wanted], f"{identifier}: {right}, expected {wanted}"
        # Equal coins leave no mistake.
        coins = next((text for text in texts if text.startswith("Row: ")), "Row: 1, 2, 3")[5:].split(", ")
        assert len(answers) > 1 or len(set(coins)) < 3, f"{identifier}: no mistake is known"
        assert all(said for _, is_right, said in answers if not is_right), f"{identifier}: nothing is said of an answer"
        kinds[kind] += 1
    return kinds


def read_by_others(moodle, qti):
    """Reads the files with packages of other people. None was found that reads the questions with numbers of Moodle."""
    from moodle_xml_parser.parser import parse_file
    from onyx2moodle.parser import parse_item

    ours = list(read_moodle(moodle))
    chosen = [answers for _, _, _, answers, _ in ours if isinstance(answers[0][0], str)]
    found = parse_file(moodle)["multichoice"]
    assert len(found) == len(chosen), f"{len(found)} choices, expected {len(chosen)}"
    for question, answers in zip(found, chosen):
        options = [(re.sub(r"<[^>]*>", "", html.unescape(option.answer)), option.score_fraction > 0) for option in question.options]
        assert options == [answer[:2] for answer in answers], options
    with tempfile.TemporaryDirectory() as folder:
        zipfile.ZipFile(qti).extractall(folder)
        for identifier, _, _, answers, _ in ours:
            item = parse_item(Path(folder) / "items" / f"{identifier}.xml")
            (interaction,) = item.interactions
            shown = [choice.html for choice in interaction.choices]
            right = next(answer for answer, is_right, _ in answers if is_right)
            correct = item.response_decls["RESPONSE"].correct_values
            assert item.identifier == identifier and len(item.feedback) >= len(answers)
            assert (interaction.kind, shown) == (
                ("choice", [answer for answer, _, _ in answers]) if shown else ("textEntry", [])
            )
            assert correct == [f"choice-{shown.index(right) + 1}" if shown else str(right)], correct


def main():
    moodle, qti, *readers = sys.argv[1:]
    kinds = check(read_moodle(moodle))
    assert kinds == check(read_qti(qti)), "both files have the same questions"
    ours, theirs = [{each[0]: each[3][0] for each in read(path)} for read, path in ((read_moodle, moodle), (read_qti, qti))]
    assert ours.keys() == theirs.keys()
    if readers:
        read_by_others(moodle, qti)
    print(sum(kinds.values()), dict(sorted(kinds.items())))


if __name__ == "__main__":
    main()
