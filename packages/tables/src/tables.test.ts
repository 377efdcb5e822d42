import { parse } from "csv-parse/sync";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it, test } from "vitest";
import { MAX_FILE_BYTES, readTableFile } from "./read-table-file.ts";
import { streamXlsx } from "./stream-xlsx.ts";
import { unpack } from "./unpack.ts";
import { csvLines, csvMark, writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";
import { xlsxDays } from "./xlsx-days.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

/** The letters that this test writes, in the code page of Czech Excel. */
const windows1250: Readonly<Record<string, number>> = {
  Č: 0xc8,
  í: 0xed,
  s: 0x73,
  ž: 0x9e,
  š: 0x9a,
  ě: 0xec,
  ť: 0x9d,
  ň: 0xf2,
  Ž: 0x8e,
  é: 0xe9,
};
const inWindows1250 = (text: string) =>
  Uint8Array.from(text, (letter) => windows1250[letter] ?? letter.charCodeAt(0));

function utf16(text: string): Uint8Array {
  const units = Uint16Array.from([0xfe_ff, ...Array.from(text, (letter) => letter.charCodeAt(0))]);
  return new Uint8Array(units.buffer);
}

/** What a cell must not begin with, whoever reads it: a number and a dash alone are no formula. */
const startOfFormula = /^[\s\p{Cc}\p{Cf}]*(?:[=＝﹦⁼₌@＠﹫]|[+＋﹢⁺₊\-−－﹣⁻₋](?!\s*$|[\d.]+$))/u;

/** The cells of all rows as another reader has them, that cuts where it is told. */
function cellsOf(csv: string, delimiter: string | string[]): string[] {
  const rows: string[][] = parse(csv, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });
  return rows.flat();
}

/** Cells by bars, rows by lines; or the code of a refusal. */
function read(bytes: Uint8Array, most = 2000): string {
  const table = readTableFile(bytes, most);
  return table.kind === "refused"
    ? table.code
    : table.rows.map(({ line, cells }) => `${line}: ${cells.join("|")}`).join("\n");
}

describe("C17 a text file is read", () => {
  test.each([",", ";", "\t", "|"])("with %j between cells", (mark) => {
    expect(read(utf8(`sku${mark}název\n1${mark}"světlé, ${mark} žlutě"\n`))).toBe(
      `1: sku|název\n2: 1|světlé, ${mark} žlutě`,
    );
  });

  test.each([
    ["UTF-8", utf8("Číslo;Žíň\r\n1;2")],
    ["UTF-8 with its mark", utf8("\uFEFFČíslo;Žíň\r\n1;2")],
    ["Windows-1250", inWindows1250("Číslo;Žíň\r\n1;2")],
    ["UTF-16 as Excel's Unicode text", utf16("Číslo;Žíň\r\n1;2")],
    ["lines ended by CR", utf8("Číslo;Žíň\r1;2\r")],
  ])("%s", (_, bytes) => {
    expect(read(bytes)).toBe("1: Číslo|Žíň\n2: 1|2");
  });

  test("with empty lines, quotes within cells and cells of two lines", () => {
    expect(read(utf8('1;Pivo "Zlaté"\n\n2;"dvě\nřádky"\n3;x'))).toBe(
      '1: 1|Pivo "Zlaté"\n3: 2|dvě\nřádky\n5: 3|x',
    );
  });

  test("also when a quote is never closed", () => {
    expect(read(utf8('100112;2\n"100101;3\n'))).toBe('1: 100112;2\n2: "100101;3');
  });
});

describe("C17 a workbook is read", () => {
  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const workbook = (parts: Record<string, string>) =>
    zipSync({
      "xl/workbook.xml": strToU8(
        '<workbook><sheets><sheet name="Skrytý" state="hidden" r:id="r1"/><sheet r:id="r2" name="Objednávka"/></sheets></workbook>',
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/><Relationship Id="r2" Target="/xl/worksheets/b.xml"/></Relationships>',
      ),
      ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
    });

  test("its first visible sheet, shared and own texts, numbers, gaps and entities", () => {
    const bytes = workbook({
      "xl/worksheets/a.xml": sheet('<row r="1"><c r="A1"><v>9</v></c></row>'),
      "xl/worksheets/b.xml": sheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>a &lt;b&gt; &#382;</t></is></c></row>' +
          '<row r="2"/><row r="3" spans="1:2"><c r="A3" s="1"/></row>' +
          '<row r="4"><c r="A4"><v>2.901401131011E12</v></c><c r="B4"><f>1+1</f><v>0.125</v></c><c t="str"><v>x</v></c></row>',
      ),
      "xl/sharedStrings.xml":
        "<sst><si><r><t>Čí</t></r><rPh><t>no</t></rPh><r><t>slo</t></r></si><si/></sst>",
    });
    expect(read(bytes)).toBe("1: Číslo||a <b> ž\n4: 2901401131011|0.1250|x");
  });

  describe("DINT-03 its dates as days, by the format of the cell", () => {
    const formats = ["0", "14", "22", "164", "165", "166", "167", "168", "20"];
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-405]d&quot;. den &quot;mmmm\\ yyyy;@"/>' +
      '<numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;Kč dny&quot;"/><numFmt numFmtId="166" formatCode="[Red]0.0_d"/>' +
      '<numFmt numFmtId="167" formatCode="mm:ss"/><numFmt numFmtId="168" formatCode="mmm"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      `<cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs></styleSheet>`;
    const cells = (numbers: readonly number[], style: number) =>
      `<row r="1">${numbers.map((number) => `<c s="${style}"><v>${number}</v></c>`).join("")}</row>`;
    const shown = (row: string, head = "<workbookPr/>") => {
      const bytes = zipSync({
        "xl/workbook.xml": strToU8(`<workbook>${head}<sheets><sheet name="A"/></sheets></workbook>`),
        "xl/worksheets/sheet1.xml": strToU8(sheet(row)),
        "xl/styles.xml": strToU8(styles),
      });
      const table = readTableFile(bytes, 10, xlsxDays);
      return table.kind === "read" ? table.rows[0]?.cells : table.code;
    };

    test.each([
      ["a plain number stays a number", 0, "46387"],
      ["a short date", 1, "2026-12-31"],
      ["a date with its time, which is cut off", 2, "2026-12-31"],
      ["a format of one's own in Czech", 3, "2026-12-31"],
      ["money with a word that has a d", 4, "46387"],
      ["a number in red, as wide as a d", 5, "46387"],
      ["a time alone", 6, "46387"],
      ["a month alone", 7, "2026-12-31"],
      ["hours and minutes", 8, "46387"],
    ])("%s", (_case, style, text) => {
      expect(shown(cells([46_387], style))).toEqual([text]);
    });

    test("in both systems of counting, without the day that never was", () => {
      expect(shown(cells([1, 59, 60, 61, 46_387.75, -1, 9e9], 1))).toEqual([
        ...["1900-01-01", "1900-02-28", "60", "1900-03-01", "2026-12-31", "-1", "9000000000"],
      ]);
      expect(shown(cells([0, 44_925.5], 1), '<workbookPr date1904="1"/>')).toEqual([
        ...["1904-01-01", "2026-12-31"],
      ]);
    });

    test("dates that are kept as texts of their own kind, and those that we write", () => {
      expect(shown('<row r="1"><c t="d"><v>2026-12-31T23:59:00</v></c></row>')).toEqual(["2026-12-31"]);
      const table = readTableFile(writeXlsx("A", [["a"], [{ day: "2026-12-31" }]]), 10, xlsxDays);
      expect(table.kind === "read" && table.rows[1]?.cells).toEqual(["2026-12-31"]);
    });
  });

  test("a bomb is left alone before it fills the memory", () => {
    const bytes = workbook({
      "xl/worksheets/b.xml": sheet(`<row r="1"><c><v>${"0".repeat(21_000_000)}</v></c></row>`),
    });
    expect(bytes.length).toBeLessThan(100_000);
    expect(read(bytes)).toBe("file-too-large");
  });

  test("an archive of something else, or half of one, is no table", () => {
    expect(read(zipSync({ "readme.txt": strToU8("x") }))).toBe("file-not-a-table");
    const half = workbook({ "xl/worksheets/b.xml": sheet("") });
    expect(read(half.subarray(0, 40))).toBe("file-not-a-table");
  });
});

describe("C17 a file is refused", () => {
  test.each([
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), "file-not-a-table"],
    ["a PDF", utf8("%PDF-1.7 …"), "file-not-a-table"],
    ["an old workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), "file-old-excel"],
    ["nothing", new Uint8Array(), "file-empty"],
    ["empty lines", utf8("\n\n;;\n"), "file-empty"],
    ["too large", new Uint8Array(MAX_FILE_BYTES + 1), "file-too-large"],
    ["too many rows", utf8("1;1\n".repeat(2001)), "too-many-rows"],
  ])("%s", (_, bytes, code) => {
    expect(read(bytes)).toBe(code);
  });

  it("two thousand rows are not too many", () => {
    expect(read(utf8("1;1\r\n".repeat(2000))).split("\n").length).toBe(2000);
  });
});

describe("C17 what we write is read again", () => {
  const rows = [
    ["Číslo", "Název", "Palety"],
    ["100112", 'Pivo "Zlaté"; <sud> & 50 l', 2],
    ["100101", "dvě\nřádky", 0.5],
  ] as const;

  test("as CSV, with what would be a formula as text", () => {
    const csv = writeCsv([...rows, ["=1+1", "-2", 3]]);
    expect(csv.startsWith("\uFEFFČíslo;Název;Palety\r\n")).toBe(true);
    expect(read(utf8(csv))).toBe(
      '1: Číslo|Název|Palety\n2: 100112|Pivo "Zlaté"; <sud> & 50 l|2\n3: 100101|dvě\nřádky|0,5\n5: \'=1+1|-2|3',
    );
  });

  test.each([
    "＝1+1",
    "\u200B=1+1",
    "\u00A0\uFEFF＝1",
    "＠SUM(1)",
    "＋1a",
    "－1+1",
    "\u2212x",
    " =1",
    "\u0000=1",
    "\nx",
    "\tx",
    "\rx",
    "\u000B=1",
    "\u001F@SUM(1)",
    "\u200F+1+cmd",
    "﹦1+1",
    "﹢1a",
    "﹣1a",
    "﹫SUM(1)",
    "⁼1+1",
    "₊1a",
  ])("C17 %j would be taken for a formula and is marked", (cell) => {
    expect(writeCsv([[cell]]).replaceAll('"', "")).toBe(`\uFEFF'${cell}\r\n`);
  });

  test.each([
    ...["a,=1+1", "a;=1+1", "a\t=1+1", "a|=1+1", "a\n=1+1", "a\r\n=1+1", "a, =1+1", "a,\u200B=1+1"],
    ...[
      "a,＝1+1",
      "a,@SUM(1)",
      "a;@SUM(1)",
      "a,＠SUM(1)",
      "a,+1+cmd",
      "a,-1+cmd",
      "a,- 1+cmd",
      "a,－1+1",
      "a,\u22121+1",
    ],
    ...['a,"=1+1"', 'a,""=1+1', '"=1+1', '" =1+1"', 'a;"=1+1', ",=1+1,", "=1+1,=2+2", "1,=2+2;=3+3"],
    ...["+1,=2", "-1,+cmd", "@a;@b", "\t=1", "\n=1", "a,\t=1+1", "x,-5+1,3"],
  ])("C17 %j begins no cell with a formula, whatever a spreadsheet takes for the end of a cell", (cell) => {
    const csv = writeCsv([
      ["x", cell, "y"],
      [cell, "z"],
    ]);
    for (const delimiter of [";", ",", "\t", "|", [";", ",", "\t"]]) {
      for (const read of cellsOf(csv, delimiter)) expect(read).not.toMatch(startOfFormula);
    }
    // As a reader that knows no quotes has it.
    for (const piece of csv.split(/[;,\t|\r\n]/))
      expect(piece.replaceAll('"', "")).not.toMatch(startOfFormula);
  });

  test.each([
    ...[
      "Pivo, světlé; 12 °",
      "199,-",
      "199,- ",
      "1,-5",
      "1,-5;+3",
      "sud 50 l, 30 l",
      "a,b=c",
      "a@b.cz, c@d.cz",
      '"U Lípy"',
    ],
  ])("C17 %j within a table is what it is", (cell) => {
    expect(cellsOf(writeCsv([["x", cell]]), ";")).toEqual(["x", cell]);
  });

  test.each(["Pivo = radost", "-2,5", "+420", "č. 7", "\u00A0Lipovrch"])("C17 %j is what it is", (cell) => {
    expect(writeCsv([[cell]])).toBe(`\uFEFF${cell}\r\n`);
  });

  test("C17 as XLSX, where a text is a text, whatever it begins with", () => {
    const forms = ["=1+1", "+1a", "-1a", "@SUM(1)", "\t=1", "＝1+1", "﹦1"];
    const packed = writeXlsx(
      "Košík",
      forms.map((form) => [form]),
    );
    expect(read(packed)).toBe(forms.map((form, at) => `${at + 1}: ${form}`).join("\n"));
    const files = [...unpack(packed, (name) => name.includes("worksheets"), 10_000_000)];
    const sheet = files.map(([, text]) => text).join("");
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(sheet.match(/t="inlineStr"/g)).toHaveLength(forms.length);
  });

  test("as XLSX", () => {
    expect(read(writeXlsx("Košík [1]", rows))).toBe(
      '1: Číslo|Název|Palety\n2: 100112|Pivo "Zlaté"; <sud> & 50 l|2\n3: 100101|dvě\nřádky|0.5',
    );
  });

  const priced = [
    ["Den", "Celkem"],
    [{ day: "2026-11-23" }, { minor: -123_450 }],
  ] as const;

  test("days and amounts as Czech Excel reads them", () => {
    expect(read(utf8(writeCsv(priced)))).toBe("1: Den|Celkem\n2: 23.11.2026|-1234,50");
    expect(read(writeXlsx("Objednávky", priced))).toBe("1: Den|Celkem\n2: 46349|-1234.5");
  });

  test.each([[1], [2], [700]])("in goes of %i rows, what comes out is what is written at once", (size) => {
    const long = [
      ["Číslo", "Den", "Celkem"],
      ...Array.from({ length: 1500 }, (_, at) => [`řada ${at} & <x>`, { day: "2026-11-23" }, { minor: at }]),
    ];
    const goes = [long.slice(0, 200)];
    for (let at = 200; at < long.length; at += size) goes.push(long.slice(at, at + size));
    const stream = streamXlsx("Objednávky");
    const pieces = [...goes.map((rows) => stream.write(rows)), stream.end()];
    const files = (archive: Uint8Array) => [...unpack(archive, () => true, 10_000_000)];
    expect(files(Buffer.concat(pieces))).toEqual(files(writeXlsx("Objednávky", long)));
    expect(csvMark + goes.map(csvLines).join("")).toBe(writeCsv(long));
  });
});
