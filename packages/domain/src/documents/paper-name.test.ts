import { describe, expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";
import { contractPaperOf, meantBy, type NamedPaper, readPaperName } from "./paper-name.ts";

describe("DDOC-01 what the name of a paper's file says", () => {
  test.each([
    ["2026100148.pdf", "invoice", "2026100148"],
    ["2026100148.PDF", "invoice", "2026100148"],
    ["Faktura 2026100148 (1).pdf", "invoice", "2026100148"],
    ["faktura_2026100148_Hostince Modrá hvězda.pdf", "invoice", "2026100148"],
    ["FV-2026100148.pdf", "invoice", "2026100148"],
    ["F4700000123.pdf", "invoice", "F4700000123"],
    ["f4700000123.pdf", "invoice", "F4700000123"],
    ["2026800007.pdf", "credit-note", "2026800007"],
    ["Dobropis k faktuře 2026800007.pdf", "credit-note", "2026800007"],
    ["opravný daňový doklad 17-2026.pdf", "credit-note", "17-2026"],
    ["8700000123.pdf", "delivery-note", "8700000123"],
    ["delivery-note-8700000123.pdf", "delivery-note", "8700000123"],
    ["Dodací list č. 8700000123.pdf", "delivery-note", "8700000123"],
    ["DL8700000123.pdf", "delivery-note", "8700000123"],
    ["K2026-0021.pdf", "contract", "K2026-0021"],
    ["smlouva k2026-0021 podepsaná.pdf", "contract", "K2026-0021"],
    ["Dodatek K2026-0021.pdf", "contract", "K2026-0021"],
    ["K2026-0021-priloha-mista.pdf", "contract", "K2026-0021"],
    ["2026-0135.pdf", undefined, "2026-0135"],
    ["sken.pdf", undefined, undefined],
    ["příloha 3.pdf", "contract", undefined],
    ["..pdf", undefined, undefined],
  ] as const)("%s: %s %s", (file, kind, number) => {
    const read = readPaperName(file);
    expect([read.kind, read.numbers[0]]).toEqual([kind, number]);
  });

  const papers: readonly NamedPaper[] = [
    { kind: "invoice", number: "2026100148" },
    { kind: "credit-note", number: "2026800007" },
    { kind: "delivery-note", number: "8700000123" },
    { kind: "contract", number: "K2026-0021" },
    { kind: "invoice", number: "2026/0135" },
    { kind: "invoice", number: "D4700000123" },
    { kind: "credit-note", number: "D4700000123" },
  ];
  test.each(papers.filter(({ number }) => number !== "D4700000123"))(
    "what the portal calls the file of $kind $number means that paper",
    (paper) => {
      const file =
        paper.kind === "contract"
          ? `${paper.number}.pdf`
          : fileNameOf({ kind: paper.kind, number: paper.number }, "pdf");
      expect(meantBy(file, papers)).toEqual([paper]);
    },
  );

  test.each([
    ["a number of two papers, which only people can tell apart", "D4700000123.pdf", 2],
    ["the same with the word that tells", "dobropis D4700000123.pdf", 1],
    ["two numbers in one name", "2026100148 a 8700000123.pdf", 0],
    ["a number that nobody knows", "2026100999.pdf", 0],
  ])("%s: %s means %i", (_case, file, count) => {
    expect(meantBy(file, papers)).toHaveLength(count);
  });

  test.each([
    ["K2026-0021.pdf", "contract"],
    ["K2026-0021-ramcova-smlouva.pdf", "contract"],
    ["Dodatek č. 2 ke K2026-0021.pdf", "supplement"],
    ["dodatok-K2026-0021.pdf", "supplement"],
    ["K2026-0021-příloha-místa.pdf", "annex"],
    ["K2026-0021 annex 1.pdf", "annex"],
  ])("%s is the %s", (file, paper) => {
    expect(contractPaperOf(file)).toBe(paper);
  });
});
