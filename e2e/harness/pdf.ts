import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy, getMeta } from "unpdf";

export interface PdfFile {
  readonly name: string;
  /** Of each page, with single spaces. */
  readonly pages: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
}

/** Takes the PDF that a button makes, and reads it. */
export async function downloadPdf(page: Page, button: string): Promise<PdfFile> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await download;
  const parts: Uint8Array[] = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  const document = await getDocumentProxy(new Uint8Array(Buffer.concat(parts)));
  const { text } = await extractText(document);
  const { info } = await getMeta(document);
  return {
    name: file.suggestedFilename(),
    pages: text.map((one) => one.replace(/\s+/g, " ")),
    title: info.Title,
    language: info.Language,
  };
}
