import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { isStructured } from "@vycep/domain/billing/structured-invoice";
import type { Language } from "@vycep/domain/market/language";
import { type ConfirmationPaper, confirmationContent } from "@vycep/paper/account/confirmation-content";
import { type PriceListPaper, priceListContent } from "@vycep/paper/account/price-list-content";
import { type StatementPaper, statementContent } from "@vycep/paper/account/statement-content";
import { pdfOf } from "@vycep/paper/pdf/pdf-of";
import type { SheetContent } from "@vycep/paper/sheet-content";
import { type DeliveryPaper, deliveryContent } from "@vycep/paper/tax/delivery-content";
import { isdocOf } from "@vycep/paper/tax/isdoc";
import { qrSquares } from "@vycep/paper/tax/qr-squares";
import { type PaperWords, taxContent } from "@vycep/paper/tax/tax-content";
import type { TaxPaper } from "@vycep/paper/tax/tax-paper";
import { ublOf } from "@vycep/paper/tax/ubl";
import { speakerOf } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { texts as cs } from "@vycep/words/papers/cs";
import { texts as en } from "@vycep/words/papers/en";
import { texts as sk } from "@vycep/words/papers/sk";
import { logo } from "./logo.ts";

/** Which paper is to be drawn, in which words, as of when. */
export type DrawTask = {
  readonly id: number;
  readonly language: Language;
  readonly madeAt: Date;
  readonly drawn:
    | { readonly kind: "tax"; readonly paper: TaxPaper; readonly format: "pdf" | "isdoc" | "xml" }
    | { readonly kind: "delivery"; readonly paper: DeliveryPaper }
    | { readonly kind: "confirmation"; readonly paper: ConfirmationPaper }
    | { readonly kind: "statement"; readonly paper: StatementPaper }
    | { readonly kind: "price-list"; readonly paper: PriceListPaper };
};

/** The file, or why there is none. */
export type DrawAnswer = { readonly id: number } & (
  | { readonly kind: "drawn"; readonly bytes: Uint8Array }
  | { readonly kind: "failed"; readonly message: string }
);

const words = {
  cs: speakerOf<Originals["papers"]>(cs, "cs"),
  sk: speakerOf<Originals["papers"]>(sk, "sk"),
  en: speakerOf<Originals["papers"]>(en, "en"),
};

const fonts = Promise.all([fontOf("400Regular/Archivo_400Regular"), fontOf("700Bold/Archivo_700Bold")]).then(
  ([regular, bold]) => ({ regular, bold }),
);

async function fontOf(name: string): Promise<Uint8Array> {
  return new Uint8Array(
    await readFile(new URL(import.meta.resolve(`@expo-google-fonts/archivo/${name}.ttf`))),
  );
}

parentPort?.on("message", (task: DrawTask) => {
  void draw(task).then(
    (bytes) => answer({ id: task.id, kind: "drawn", bytes }, [bytes.buffer]),
    (error: unknown) => answer({ id: task.id, kind: "failed", message: String(error) }, []),
  );
});

function answer(said: DrawAnswer, given: readonly ArrayBuffer[]): void {
  parentPort?.postMessage(said, [...given]);
}

async function draw({ drawn, language, madeAt }: DrawTask): Promise<Uint8Array<ArrayBuffer>> {
  const t = words[language];
  const made = { language, madeAt, logo };
  if (drawn.kind !== "tax") return pdfOf(contentOf(drawn, t), made, await fonts);
  const { paper, format } = drawn;
  const names = { supplies: t("goods"), depositOut: t("depositOut"), depositBack: t("depositBack") };
  if (format === "xml") {
    return new TextEncoder().encode(ublOf(paper, { ...names, withoutVat: t("withoutVat") }));
  }
  const isdoc = new TextEncoder().encode(isdocOf(paper, names));
  if (format === "isdoc") return isdoc;
  const holds = isStructured(paper)
    ? undefined
    : [{ name: "invoice.isdoc", type: "text/xml", description: "ISDOC 6.0.2", content: isdoc }];
  const payCode =
    paper.payCode === null ? undefined : { label: t("payCode"), squares: qrSquares(paper.payCode) };
  return pdfOf(taxContent(paper, t), { ...made, holds, payCode }, await fonts);
}

/** What stands on a paper that is no tax document. */
function contentOf(drawn: Exclude<DrawTask["drawn"], { kind: "tax" }>, t: PaperWords): SheetContent {
  switch (drawn.kind) {
    case "delivery":
      return deliveryContent(drawn.paper, t);
    case "confirmation":
      return confirmationContent(drawn.paper, t);
    case "statement":
      return statementContent(drawn.paper, t);
    case "price-list":
      return priceListContent(drawn.paper, t);
  }
}
