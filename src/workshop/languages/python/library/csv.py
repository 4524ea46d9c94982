"""What lessons and exercises ask of csv: DictReader, reader, DictWriter, writer."""


def cells_of(text, delimiter):
    cells, cell, is_quoted, at = [], "", False, 0
    while at < len(text):
        sign = text[at]
        if is_quoted:
            if sign == '"' and text[at + 1 : at + 2] == '"':
                cell, at = cell + '"', at + 1
            elif sign == '"':
                is_quoted = False
            else:
                cell += sign
        elif sign == '"':
            is_quoted = True
        elif sign == delimiter:
            cells.append(cell)
            cell = ""
        else:
            cell += sign
        at += 1
    return cells + [cell], is_quoted


class reader:
    def __init__(self, lines, delimiter=","):
        self.lines = iter(lines)
        self.delimiter = delimiter
        self.line_num = 0

    def __iter__(self):
        return self

    def __next__(self):
        text = self.line()
        while True:
            cells, is_open = cells_of(text.rstrip("\r\n"), self.delimiter)
            if not is_open:
                return [] if cells == [""] else cells
            text += self.line()

    def line(self):
        text = next(self.lines)
        self.line_num += 1
        return text


class DictReader:
    def __init__(self, lines, fieldnames=None, delimiter=","):
        self.rows = reader(lines, delimiter)
        self.names = fieldnames

    @property
    def line_num(self):
        return self.rows.line_num

    @property
    def fieldnames(self):
        if self.names is None:
            self.names = next(self.rows, None)
        return self.names

    def __iter__(self):
        return self

    def __next__(self):
        names = self.fieldnames
        row = next(self.rows)
        while row == []:
            row = next(self.rows)
        found = dict(zip(names, row))
        for name in names[len(row) :]:
            found[name] = None
        if len(row) > len(names):
            found[None] = row[len(names) :]
        return found


class writer:
    def __init__(self, file, delimiter=",", lineterminator="\r\n"):
        self.file = file
        self.delimiter = delimiter
        self.end = lineterminator

    def writerow(self, row):
        cells = [self.cell(value) for value in row]
        self.file.write(self.delimiter.join(cells) + self.end)

    def writerows(self, rows):
        for row in rows:
            self.writerow(row)

    def cell(self, value):
        text = "" if value is None else str(value)
        if any(sign in text for sign in (self.delimiter, '"', "\n", "\r")):
            return '"' + text.replace('"', '""') + '"'
        return text


class DictWriter:
    def __init__(self, file, fieldnames, delimiter=",", lineterminator="\r\n"):
        self.rows = writer(file, delimiter, lineterminator)
        self.fieldnames = fieldnames

    def writeheader(self):
        self.rows.writerow(self.fieldnames)

    def writerow(self, row):
        self.rows.writerow([row.get(name, "") for name in self.fieldnames])

    def writerows(self, rows):
        for row in rows:
            self.writerow(row)
