import { readFile } from "node:fs/promises";
import { setImmediate as aTurnForOthers } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { type PaperRows, tellPaperRows } from "@vycep/domain/billing/paper-rows";
import { isStructured } from "@vycep/domain/billing/structured-invoice";
import type { Language } from "@vycep/domain/market/language";
import { type MarketTable, tellMarkets } from "@vycep/domain/market/markets";
import { type ConfirmationPaper, confirmationContent } from "@vycep/paper/account/confirmation-content";
import { type OrderPaper, orderContent } from "@vycep/paper/account/order-content";
import { type PriceListPaper, priceListContent } from "@vycep/paper/account/price-list-content";
import { type StatementPaper, statementContent } from "@vycep/paper/account/statement-content";
import type { SheetLook } from "@vycep/paper/pdf/frame";
import { type PdfMade, pdfOf, pdfOfMany } from "@vycep/paper/pdf/pdf-of";
import type { SheetContent } from "@vycep/paper/sheet-content";
import { type DeliveryPaper, deliveryContent } from "@vycep/paper/tax/delivery-content";
import { isdocOf } from "@vycep/paper/tax/isdoc";
import { qrSquares } from "@vycep/paper/tax/qr-squares";
import { taxContent } from "@vycep/paper/tax/tax-content";
import type { TaxPaper } from "@vycep/paper/tax/tax-paper";
import { ublOf } from "@vycep/paper/tax/ubl";
import { type LoadingPaper, loadingContent } from "@vycep/paper/warehouse/loading-content";
import { type PickingPaper, pickingContent } from "@vycep/paper/warehouse/picking-content";
import { type RoundPaper, roundContent } from "@vycep/paper/warehouse/round-content";
import { speakerOf } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { texts as cs } from "@vycep/words/papers/cs";
import { texts as en } from "@vycep/words/papers/en";
import { texts as sk } from "@vycep/words/papers/sk";
import { logo } from "./logo.ts";

/** A paper that is no tax document. */
export type SheetPaper =
  | { readonly kind: "delivery"; readonly paper: DeliveryPaper }
  | { readonly kind: "confirmation"; readonly paper: ConfirmationPaper }
  | { readonly kind: "order"; readonly paper: OrderPaper }
  | { readonly kind: "statement"; readonly paper: StatementPaper }
  | { readonly kind: "price-list"; readonly paper: PriceListPaper }
  | { readonly kind: "picking-list"; readonly paper: PickingPaper }
  | { readonly kind: "loading-list"; readonly paper: LoadingPaper }
  | { readonly kind: "round"; readonly paper: RoundPaper };

/** A paper within a file of many, in its own words. */
export type SheafPaper = { readonly language: Language; readonly drawn: SheetPaper };

/** Which paper is to be drawn, or many in one file, in which words, as of when. */
export type DrawTask = {
  readonly id: number;
  readonly language: Language;
  readonly madeAt: Date;
  /** As the server knows them: a thread has a memory of its own. */
  readonly told: { readonly markets: MarketTable; readonly papers: PaperRows };
  /** Undefined in the look of the house. */
  readonly look?: SheetLook | undefined;
  readonly drawn:
    | { readonly kind: "tax"; readonly paper: TaxPaper; readonly format: "pdf" | "isdoc" | "xml" }
    | { readonly kind: "sheaf"; readonly title: string; readonly papers: readonly SheafPaper[] }
    | SheetPaper;
};

/** A piece of the file, that there are no more, or why there is none. */
export type DrawAnswer = { readonly id: number } & (
  | { readonly kind: "piece"; readonly bytes: Uint8Array }
  | { readonly kind: "ended" }
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
  tellMarkets(task.told.markets);
  tellPaperRows(task.told.papers);
  void answerAll(task).catch((error: unknown) =>
    parentPort?.postMessage({ id: task.id, kind: "failed", message: String(error) } satisfies DrawAnswer),
  );
});

async function answerAll(task: DrawTask): Promise<void> {
  for await (const bytes of draw(task)) {
    parentPort?.postMessage({ id: task.id, kind: "piece", bytes } satisfies DrawAnswer, [bytes.buffer]);
    // Others ask for papers meanwhile.
    await aTurnForOthers();
  }
  parentPort?.postMessage({ id: task.id, kind: "ended" } satisfies DrawAnswer);
}

async function* draw({ drawn, language, madeAt, look }: DrawTask): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const made = { language, madeAt, logo: look === undefined ? logo : { ...logo, name: look.name, look } };
  if (drawn.kind === "tax") yield await drawTax(drawn, made);
  else if (drawn.kind === "sheaf")
    yield* pdfOfMany(drawn.papers.values().map(contentOf), { ...made, title: drawn.title }, await fonts);
  else yield await pdfOf(contentOf({ drawn, language }), made, await fonts);
}

type Drawn<Kind> = Extract<DrawTask["drawn"], { readonly kind: Kind }>;

async function drawTax({ paper, format }: Drawn<"tax">, made: PdfMade): Promise<Uint8Array<ArrayBuffer>> {
  const t = words[made.language];
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
function contentOf({ drawn, language }: SheafPaper): SheetContent {
  const t = words[language];
  switch (drawn.kind) {
    case "delivery":
      return deliveryContent(drawn.paper, t);
    case "confirmation":
      return confirmationContent(drawn.paper, t);
    case "order":
      return orderContent(drawn.paper, t);
    case "statement":
      return statementContent(drawn.paper, t);
    case "price-list":
      return priceListContent(drawn.paper, t);
    case "picking-list":
      return pickingContent(drawn.paper, { t, language });
    case "loading-list":
      return loadingContent(drawn.paper, { t, language });
    case "round":
      return roundContent(drawn.paper, { t, language });
  }
}
