import { readFile } from "node:fs/promises";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { speakerOf } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { texts as cs } from "@vycep/words/papers/cs";
import { texts as sk } from "@vycep/words/papers/sk";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { qrSquares } from "../tax/qr-squares.ts";
import { taxContent } from "../tax/tax-content.ts";
import type { TaxPaper } from "../tax/tax-paper.ts";
import { someTaxLines, someTaxPaper } from "../testing/some-tax-paper.ts";
import { pdfOf } from "./pdf-of.ts";
import type { PdfFonts } from "./styles.ts";

const words = { cs: speakerOf<Originals["papers"]>(cs, "cs"), sk: speakerOf<Originals["papers"]>(sk, "sk") };
const madeAt = new Date("2026-11-20T12:00:00Z");
const logo = { name: "vycep", handle: "M0 0h1", beer: "M0 0h2", foam: "M0 0h3" };
let fonts: PdfFonts;

beforeAll(async () => {
  const font = async (name: string) =>
    new Uint8Array(await readFile(new URL(import.meta.resolve(`@expo-google-fonts/archivo/${name}.ttf`))));
  fonts = {
    regular: await font("400Regular/Archivo_400Regular"),
    bold: await font("700Bold/Archivo_700Bold"),
  };
});

const isdoc = new TextEncoder().encode("<Invoice/>");

async function bytesOf(said: Partial<TaxPaper> = {}, language: "cs" | "sk" = "cs") {
  const paper = someTaxPaper(said);
  const holds = [{ name: "invoice.isdoc", type: "text/xml", description: "ISDOC", content: isdoc }];
  const payCode =
    paper.payCode === null ? undefined : { label: "QR platba", squares: qrSquares(paper.payCode) };
  return pdfOf(taxContent(paper, words[language]), { language, madeAt, logo, holds, payCode }, fonts);
}

async function textOf(said: Partial<TaxPaper> = {}, language: "cs" | "sk" = "cs") {
  const { text } = await extractText(await getDocumentProxy(await bytesOf(said, language)));
  return text.join(" ").replaceAll(/\s+/g, " ");
}

describe("the PDF of a tax document", () => {
  test("is marked as PDF/A-3, says which colours it means, and holds its ISDOC as the same in other words", async () => {
    const bytes = await bytesOf();
    const raw = Buffer.from(bytes).toString("latin1");
    expect(raw).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(raw).toContain("<pdfaid:conformance>B</pdfaid:conformance>");
    expect(raw).toContain("/S /GTS_PDFA1");
    expect(raw).toContain("/AFRelationship /Alternative");
    expect(raw).not.toContain("/Encrypt");
    const document = await getDocumentProxy(bytes);
    const [[id, file] = []] = (await document.getAttachments()) ?? [];
    expect(file).toMatchObject({ filename: "invoice.isdoc" });
    const content = await document.getAttachmentContent(id ?? "");
    expect(new TextDecoder().decode(content ?? undefined)).toBe("<Invoice/>");
  });

  test("D08: has the particulars of the Czech law, deposits apart from VAT", async () => {
    const text = await textOf();
    for (const said of [
      "Faktura – daňový doklad F4700200001",
      "Pivovar Lipovrch, a.s.",
      "IČO 80000568 · DIČ CZ80000568",
      "zapsaná v obchodním rejstříku, oddíl B, vložka 0000",
      "Hostince Modrá hvězda s.r.o. Sladovnická 12 549 01 Lipovrch IČO 80000011 DIČ CZ80000011",
      "Vystaveno 20.11.2026 DUZP 20.11.2026 Splatnost 04.12.2026",
      "Účet 2000000202/0000 IBAN CZ6400000000002000000202 Variabilní symbol 4700200001",
      "Objednávka 4700200001, dodáno 19.11.2026",
      "10 221,00 Kč 21 % 2 210,00 Kč",
      "21 % 2 210,00 Kč 464,10 Kč",
      "Vydané obaly 10 160,00 Kč 1 600,00 Kč",
      "Vrácené obaly: Sud KEG 50 l 1 1 500,00 Kč",
      "2 774,10 Kč",
    ])
      expect(text).toContain(said);
  });

  test("a credit note names what it corrects and why, and asks for no money", async () => {
    const text = await textOf({
      kind: "credit-note",
      number: "D4700200001",
      corrects: "F4700200001",
      reason: "Poškozené etikety",
      totalMinor: toMinor(-26_741),
      payCode: null,
    });
    expect(text).toContain("Opravný daňový doklad D4700200001");
    expect(text).toContain("Opravuje doklad F4700200001");
    expect(text).toContain("Důvod opravy: Poškozené etikety");
    expect(text).toContain("VRACÍME");
    expect(text).not.toContain("Variabilní symbol");
  });

  test("in Slovakia it is but a view of the structured invoice from 1 January 2027 on", async () => {
    const slovak = { market: "SK", currency: "EUR" } as const;
    const view = "toto je jej náhľad";
    expect(await textOf({ ...slovak, issued: toLocalDate("2026-12-31") }, "sk")).not.toContain(view);
    expect(await textOf({ ...slovak, issued: toLocalDate("2027-01-01") }, "sk")).toContain(view);
    expect(await textOf({ issued: toLocalDate("2027-01-01") })).not.toContain(view);
  });

  test("of many rows none is lost, and every page has its number", async () => {
    const [line] = someTaxLines;
    if (line === undefined) throw new Error("no row");
    const lines = Array.from({ length: 1150 }, (_, at) => ({ ...line, sku: String(200_001 + at) }));
    const document = await getDocumentProxy(await bytesOf({ lines }));
    expect(document.numPages).toBeGreaterThanOrEqual(30);
    const { text } = await extractText(document);
    const all = text.join(" ");
    for (const { sku } of lines) expect(all).toContain(sku);
    expect(text.at(-1)).toContain(`${document.numPages} / ${document.numPages}`);
  });
});
