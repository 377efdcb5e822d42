import { products as importer } from "@vycep/db/import/goods/products";
import { importRows } from "@vycep/db/import/import-rows";
import type { RowError } from "@vycep/db/import/reading/row-error";
import { type Language, parseLanguage } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { type ProductMessage, productFaults, productMessages } from "@vycep/words/product-desk/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskProductAnswer,
  DeskProductWordsInput,
  DeskSaveProductInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { sqlOf } from "../../../platform/sql-of.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { detailOfChange } from "../../audit/audit-detail.facts.ts";
import { saveInMarkets } from "./market-cells.ts";
import { product } from "./product.ts";
import { areGoodsErpOwned, type ProductDeskDeps } from "./product-desk.deps.ts";
import { holdNewSku, holdProduct } from "./product-record.repo.ts";
import {
  cellsOfProduct,
  emptyCells,
  isCallsOwn,
  type ProductCells,
  productFieldNames,
  versionOf,
} from "./product-row.ts";
import { recordProductAudit } from "./record-product-audit.ts";

export type NotSaved = { readonly kind: ProductMessage; readonly faults?: readonly RowError[] };

const longestValue = 4000;

/**
 * Makes a product, or changes what is named of one (DGOOD-02). It is judged and saved by the importers of products and of what they
 * are in further markets, as files and calls are; whoever saw an older version changes nothing (DEDIT-01).
 */
export async function saveProduct(
  deps: ProductDeskDeps,
  context: DeskContext,
  { sku, version, fields }: DeskSaveProductInput,
): Promise<DeskProductAnswer> {
  const staff = await context.staff();
  const told = productCellsFrom(fields, "input.fields");
  const by = { uid: staff.uid, requestId: context.requestId };
  const refusal = await saveProductRow(deps, by, { sku, version: version ?? undefined, told });
  return answerOf(deps, context, { sku, refusal });
}

type SavedRow = {
  readonly sku: string;
  /** The version that was seen; without it a new product is made. */
  readonly version: string | undefined;
  readonly told: ProductCells;
  /** Judged to the end, and nothing is kept. */
  readonly isTrial?: boolean;
};

/** One product in a transaction of its own; undefined where it was saved, or could be. */
export async function saveProductRow(
  deps: ProductDeskDeps,
  { uid, requestId }: { readonly uid: string; readonly requestId: string },
  { sku, version, told, isTrial = false }: SavedRow,
): Promise<NotSaved | undefined> {
  const isNew = version === undefined;
  const isOwned = areGoodsErpOwned(deps.config);
  if (isOwned && (isNew || Object.keys(told).some(isCallsOwn))) return { kind: "erp-owns-products" };
  const today = deps.clock.now().date;
  const done = await doneOrRolledBack<void, NotSaved | { readonly kind: "fits" }>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      if (isNew) await holdNewSku(tx, sku);
      const isThere = await holdProduct(tx, sku);
      if (isNew && isThere) return rollBack({ kind: "sku-taken" });
      if (!isNew && !isThere) return rollBack({ kind: "product-unknown" });
      const before = (await cellsOfProduct(tx, { sku, today })) ?? emptyCells();
      if (!isNew && versionOf(before) !== version) return rollBack({ kind: "changed-meanwhile" });
      const row = { ...before, ...told, sku };
      const faults = [
        ...(await importRows(sqlOf(tx), importer, { rows: [row], today })),
        ...(await saveInMarkets(tx, { sku, before, now: row, today })),
      ];
      if (faults.length > 0) return rollBack({ kind: "fields-refused", faults });
      const after = (await cellsOfProduct(tx, { sku, today })) ?? emptyCells();
      const detail = detailOfChange(isNew ? emptyCells() : before, after);
      if (Object.keys(detail).length === 0) return rollBack({ kind: "nothing-changed" });
      if (isTrial) return rollBack({ kind: "fits" });
      const action = isNew ? "product.made" : "product.changed";
      const at = deps.clock.instant();
      await recordProductAudit(tx, { action, sku, uid, detail, at, requestId });
    }),
  );
  return done.ok || done.refusal.kind === "fits" ? undefined : done.refusal;
}

/** Says that the words in a language are right all the same (DCONT-03). */
export async function confirmProductWords(
  deps: ProductDeskDeps,
  context: DeskContext,
  { sku, language }: DeskProductWordsInput,
): Promise<DeskProductAnswer> {
  const staff = await context.staff();
  if (parseLanguage(language) === undefined)
    throw badInput("invalid-input", undefined, [{ path: "input.language", code: "unknown" }]);
  const done = await doneOrRolledBack<void, NotSaved>((rollBack: RollBack<NotSaved>) =>
    inTransaction(deps.db, async (tx) => {
      if (!(await holdProduct(tx, sku))) return rollBack({ kind: "product-unknown" });
      await recordProductAudit(tx, {
        ...{ action: "product.words-confirmed", sku, uid: staff.uid, detail: { language } },
        ...{ at: deps.clock.instant(), requestId: context.requestId },
      });
    }),
  );
  return answerOf(deps, context, { sku, refusal: done.ok ? undefined : done.refusal });
}

async function answerOf(
  deps: ProductDeskDeps,
  context: DeskContext,
  { sku, refusal }: { readonly sku: string; readonly refusal: NotSaved | undefined },
): Promise<DeskProductAnswer> {
  const { language } = context;
  return { product: await product(deps, context, sku), ...inWords(refusal, language) };
}

/** Why a product was not saved, in the reader's words; null where it was. */
export function inWords(
  refusal: NotSaved | undefined,
  language: Language,
): Pick<DeskProductAnswer, "refusal" | "faults"> {
  return {
    refusal: refusal ? { code: refusal.kind, message: say(productMessages[refusal.kind], language) } : null,
    faults: (refusal?.faults ?? []).map(({ column, code }) => ({
      field: column,
      code,
      message: say(productFaults[hasWords(code) ? code : "malformed"], language),
    })),
  };
}

/** Codes that the desk has no words for are told as what does not fit. */
function hasWords(code: string): code is keyof typeof productFaults {
  return Object.hasOwn(productFaults, code);
}

/** Cells as they were typed; what no product has is a mistake of the caller. */
export function productCellsFrom(fields: DeskSaveProductInput["fields"], path: string): ProductCells {
  const known = new Set(productFieldNames());
  for (const [at, { name, value }] of fields.entries()) {
    if (!known.has(name) || name === "sku")
      throw badInput("invalid-input", undefined, [{ path: `${path}.${at}.name`, code: "unknown" }]);
    if (value.length > longestValue)
      throw badInput("invalid-input", undefined, [{ path: `${path}.${at}.value`, code: "length" }]);
  }
  return Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()]));
}
