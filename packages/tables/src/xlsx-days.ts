import type { ReadDays } from "./read-xlsx.ts";

/**
 * Cells that a workbook shows as dates, as the days that they are: 2026-12-31, without the time of day. Excel keeps a number and says
 * by the format of the cell's style that it is a date; a number without such a format stays a number.
 */
export const xlsxDays: ReadDays = (styles, workbook) => {
  const shown = datesOfStyles(styles);
  const is1904 = [...workbook].some(
    (tag) => tag.name === "workbookPr" && ["1", "true"].includes(tag.attribute("date1904") ?? ""),
  );
  return (style, number) => (shown[Number(style)] === true ? dayOfSerial(number, is1904) : undefined);
};

/** Per style of a cell: whether its numbers are dates. */
function datesOfStyles(styles: Parameters<ReadDays>[0]): readonly boolean[] {
  const codes = new Map<string, string>();
  const shown: boolean[] = [];
  let isOfCells = false;
  for (const tag of styles) {
    if (tag.name === "numFmt") codes.set(tag.attribute("numFmtId") ?? "", tag.attribute("formatCode") ?? "");
    else if (tag.name === "cellXfs") isOfCells = !tag.isEnd;
    else if (tag.name === "xf" && isOfCells && !tag.isEnd) {
      const id = tag.attribute("numFmtId") ?? "0";
      const code = codes.get(id);
      shown.push(code === undefined ? isBuiltInDate(Number(id)) : isDateCode(code));
    }
  }
  return shown;
}

/** Formats that every workbook has: dates of the reader's own country, and those of East Asia. */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);
}

/** Of a format of one's own only what shows positive numbers counts, without its texts, colours and languages. */
function isDateCode(code: string): boolean {
  const plain = code.replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, "").split(";")[0] ?? "";
  return /[dy]/i.test(plain) || (/m/i.test(plain) && !/[hs]/i.test(plain));
}

/** The last day that Excel knows: 9999-12-31. */
const lastSerial = 2_958_465;
const dayMs = 86_400_000;

/** In the system of 1900 a 29 February stands that there never was; it is no day. */
function dayOfSerial(number: number, is1904: boolean): string | undefined {
  const serial = Math.floor(number);
  if (is1904) return serial < 0 || serial > lastSerial - 1462 ? undefined : dayAfter("1904-01-01", serial);
  if (serial < 1 || serial > lastSerial || serial === 60) return;
  return dayAfter(serial < 60 ? "1899-12-31" : "1899-12-30", serial);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
