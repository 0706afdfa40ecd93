#!/usr/bin/env python3
"""Checks printed worksheets: solves each printed row again, and compares with all that is printed.

    check.py FILE RECURRENCE COUNT_FROM [FILE RECURRENCE COUNT_FROM …]

FILE is a PDF, which pdftotext reads, or Markdown. RECURRENCE is fir-sec, two-ahead, my-turn or difference, and COUNT_FROM is
the number of the first coin. The script shares no code with the program. It prints what it has compared of each file, and
fails at the first difference.
"""

import re
import subprocess
import sys
from collections import defaultdict
from xml.etree import ElementTree

NUMBER = re.compile(r"[−-]?\d{1,3}(,\d{3})*")


def number(text):
    """Returns the whole number that a text is, or None."""
    return int(text.replace("−", "-").replace(",", "")) if NUMBER.fullmatch(text) else None


def solve(row):
    """Returns {(i, j): (left, right, fir, sec)} by trying both ends of every interval, the shortest first."""
    best, cells = {}, {}
    for length in range(1, len(row) + 1):
        for i in range(len(row) - length + 1):
            j = i + length - 1
            total = sum(row[i : j + 1])
            # Whoever takes an end gets what the other player leaves of the rest.
            left = total - best.get((i + 1, j), 0)
            right = total - best.get((i, j - 1), 0)
            best[i, j] = max(left, right)
            cells[i, j] = (left, right, best[i, j], total - best[i, j])
    return cells


def stored(recurrence, cell):
    """Returns the numbers that a recurrence stores in a cell."""
    _, _, fir, sec = cell
    return {"fir-sec": [fir, sec], "my-turn": [fir, sec], "two-ahead": [fir], "difference": [fir - sec]}[recurrence]


def pick(cell):
    left, right, _, _ = cell
    return "either" if left == right else "left" if left > right else "right"


def check_sums(text, recurrence, count_from, cells):
    """Checks every sum of a solution. Returns the cells that have sums."""
    found = set()
    pattern = r"\[(\d+), (\d+)\]:?\s+left (.+?)[,;]\s+right (.+?)(?:[,;]\s+g = (.+?))?[.;]\s+Take\s+(left|right|either)\."
    for match in re.finditer(pattern, text, re.S):
        i, j = (int(index) - count_from for index in match.group(1, 2))
        cell = cells[i, j]
        left, right, fir, sec = cell
        worth = [left, right] if recurrence != "difference" else [2 * left - fir - sec, 2 * right - fir - sec]
        sides = match.group(3, 4) + ((match.group(5),) if match.group(5) else ())
        for side, expected in zip(sides, worth + [sec]):
            values = []
            for term in re.sub(r"\s+", " ", side).split(" = "):
                if re.search(r"[a-zF]\[", term):
                    continue  # Names instead of numbers.
                term = re.sub(r"(?<=\d),(?=\d{3})", "", term.replace("−", "-"))
                assert re.fullmatch(r"[-+()min, \d]+", term), f"no sum: {side!r}"
                values.append(eval(term, {"__builtins__": {}, "min": min}))
            assert values and all(value == expected for value in values), f"[{i}, {j}]: {side!r}, expected {expected}"
        assert match.group(6) == pick(cell), f"[{i}, {j}]: take {match.group(6)}, expected {pick(cell)}"
        found.add((i, j))
    return found


class Sheet:
    """What is printed of a sheet or of its solution."""

    def __init__(self):
        self.coins, self.cells, self.text = {}, {}, ""

    def row(self, count_from):
        indices = sorted(self.coins)
        assert indices and indices == list(range(count_from, count_from + len(indices))), f"coins {indices}"
        return [self.coins[index] for index in indices]


def words_of_pages(path):
    """Yields the words of each page: (text, left, right, middle of the height)."""
    xml = subprocess.run(["pdftotext", "-bbox", path, "-"], check=True, capture_output=True).stdout
    for page in ElementTree.fromstring(xml).iter("{http://www.w3.org/1999/xhtml}page"):
        yield [
            (word.text, float(word.get("xMin")), float(word.get("xMax")),
             (float(word.get("yMin")) + float(word.get("yMax"))) / 2)
            for word in page.iter("{http://www.w3.org/1999/xhtml}word")
        ]


def nearest(places, value, reach):
    """Returns the key of the nearest place, or None if it is out of reach."""
    key = min(places, key=lambda key: abs(places[key] - value))
    return key if abs(places[key] - value) <= reach else None


def spacing(places, single):
    values = sorted(places.values())
    return min((b - a for a, b in zip(values, values[1:])), default=single)


def read_table(words, sheet):
    """Reads the coins and the cells of a square table, if the page has one."""
    for text, _, right, y in words:
        if text != "i":
            continue
        line = sorted((word for word in words if abs(word[3] - y) < 2), key=lambda word: word[1])
        if len(line) > 2 and line[0][0] == "i" and line[1][0] == "j":
            break
    else:
        return False
    columns = {int(word[0]): (word[1] + word[2]) / 2 for word in line[2:]}
    below = sorted((w[3], int(w[0])) for w in words if w[3] > y + 4 and abs(w[2] - right) < 1.5 and w[0].isdigit())
    # Below the table there may be other numbers in the column of the indices, such as that in the foot. The gap shows it.
    rows = {}
    for middle, index in below:
        gaps = spacing(rows, 60)
        if rows and (index != max(rows) + 1 or middle - max(rows.values()) > 1.5 * gaps):
            break
        rows[index] = middle
    width, height = spacing(columns, 1000), spacing(rows, 60)
    begin = line[1][2] + 1
    numbers = defaultdict(list)
    for text, left, end, middle in words:
        value = number(text)
        center = (left + end) / 2
        if value is None or center < begin:
            continue
        column = nearest(columns, center, width / 2)
        if column is None:
            continue
        if y - 40 < middle < y - 4:
            sheet.coins[column] = value
        row = nearest(rows, middle, height / 2) if middle > y + 4 else None
        if row is not None:
            numbers[row, column].append((round(middle), left, value))
    for cell, found in numbers.items():
        beside = len({middle for middle, _, _ in found}) == 1 or abs(found[0][0] - found[-1][0]) < 3
        found.sort(key=lambda item: item[1] if beside else item[0])
        assert cell not in sheet.cells, f"cell {cell} is printed twice"
        sheet.cells[cell] = [value for _, _, value in found]
    return True


def read_row(words, count_from, sheet):
    """Reads the coins above a triangle: the first line that counts the coins, and the line above it."""
    for _, _, _, y in sorted(words, key=lambda word: word[3]):
        line = sorted((word for word in words if abs(word[3] - y) < 2), key=lambda word: word[1])
        if [word[0] for word in line] != [str(count_from + k) for k in range(len(line))]:
            continue
        for text, left, right, middle in words:
            if y - 40 < middle < y - 4 and number(text) is not None:
                places = {int(word[0]): (word[1] + word[2]) / 2 for word in line}
                sheet.coins[nearest(places, (left + right) / 2, 60)] = number(text)
        return


def read_pdf(path, count_from):
    """Returns the sheets and the solutions by their numbers."""
    sides = {False: defaultdict(Sheet), True: defaultdict(Sheet)}
    raw = subprocess.run(["pdftotext", "-raw", "-enc", "UTF-8", path, "-"], check=True, capture_output=True).stdout
    for words, text in zip(words_of_pages(path), raw.decode().split("\f")):
        all_words = " ".join(word[0] for word in words)
        label = re.search(r"Sheet ([\d,]+) of", all_words)
        sheet = sides["Solution:" in all_words][label.group(1) if label else ""]
        if not read_table(words, sheet) and not sheet.coins and "on the next pages" not in all_words:
            read_row(words, count_from, sheet)
        sheet.text += text
    return sides


def read_markdown(path):
    sides = {False: {}, True: {}}
    with open(path, encoding="utf-8") as file:
        parts = file.read().split("\n---\n")
    for part in parts:
        text = re.sub(r"\\([\W_])", r"\1", part)
        label = re.search(r"Sheet ([\d,]+) of", text)
        sheet = Sheet()
        sheet.text = text
        table = [re.split(r"\s*\|\s*", line)[1:-1] for line in re.findall(r"^\|.*\|$", part.replace("\\", ""), re.M)]
        head, body = table[0], table[2:]
        places = []
        for heading in head[1:]:
            index, value = re.fullmatch(r"v\[(\d+)\] = (\S+)", heading).groups()
            sheet.coins[int(index)] = number(value)
            places.append(int(index))
        for line, row in zip(body, places):
            for column, cell in zip(places, line[1:]):
                cell = cell.strip("*")
                arrow = cell[0] if cell[:1] in tuple("←→↔") else ""
                values = [number(value) for value in cell.strip("←→↔ ").split(" : ")]
                if None not in values:
                    sheet.cells[row, column] = values + [arrow]
        sides["# Solution" in text][label.group(1) if label else ""] = sheet
    return sides


def check_file(path, recurrence, count_from):
    count_from = int(count_from)
    is_pdf = path.endswith(".pdf")
    sides = read_pdf(path, count_from) if is_pdf else read_markdown(path)
    assert sides[False] and sides[False].keys() == sides[True].keys(), "a sheet without a solution, or the reverse"
    compared = {"cells": 0, "given": 0, "sums": 0}
    rows = set()
    for label, solution in sides[True].items():
        sheet = sides[False][label]
        row = solution.row(count_from)
        assert sheet.row(count_from) == row, f"sheet {label} and its solution have different rows"
        rows.add(tuple(row))
        cells = solve(row)

        def expected(i, j):
            numbers = stored(recurrence, cells[i, j])
            if is_pdf:
                return numbers
            arrow = {"left": "←", "right": "→", "either": "↔"}[pick(cells[i, j])] if i < j else ""
            return numbers + [arrow]

        for side in (sheet, solution):
            for (i, j), found in side.cells.items():
                wanted = expected(i - count_from, j - count_from)
                assert found == wanted, f"sheet {label}, cell [{i}, {j}]: {found}, expected {wanted}"
        if solution.cells:
            assert len(solution.cells) == len(cells), f"sheet {label}: {len(solution.cells)} of {len(cells)} cells"
            assert len(sheet.cells) < len(cells), f"sheet {label} has no empty cell"
        sums = check_sums(solution.text, recurrence, count_from, cells)
        given = {(i - count_from, j - count_from) for i, j in sheet.cells}
        assert not sums & given, f"sheet {label}: sums of given cells"
        compared["cells"] += len(solution.cells)
        compared["given"] += len(sheet.cells)
        compared["sums"] += len(sums)
    assert len(rows) == len(sides[True]), "two sheets have the same row"
    print(f"{len(rows)} rows, {compared['cells']} cells, {compared['given']} given, {compared['sums']} with sums")


if __name__ == "__main__":
    arguments = sys.argv[1:]
    for path, recurrence, count_from in zip(arguments[::3], arguments[1::3], arguments[2::3]):
        try:
            check_file(path, recurrence, count_from)
        except Exception as error:
            raise SystemExit(f"{path}: {type(error).__name__}: {error}") from error
