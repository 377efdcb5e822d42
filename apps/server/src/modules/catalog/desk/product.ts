import { pictureAddress } from "@vycep/contract/catalog/picture.codec";
import { renditionsOf } from "@vycep/domain/catalog/picture";
import { productState } from "@vycep/domain/catalog/product-state";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { LANGUAGES, type Language, REQUIRED_LANGUAGES } from "@vycep/domain/market/language";
import { stateOfWords } from "@vycep/domain/market/words-in-time";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskProduct,
  DeskProductField,
  DeskProductPhoto,
  DeskProductWords,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { DeskEntry } from "../../audit/audit.facts.ts";
import { differencesIn } from "../../audit/audit-detail.facts.ts";
import { areGoodsErpOwned, type ProductDeskDeps } from "./product-desk.deps.ts";
import { type KeptPhoto, photosVersionOf } from "./product-photos.repo.ts";
import { productParts, shelvesOf } from "./product-record.repo.ts";
import { cellsOfProduct, emptyCells, fieldsOf, type ProductCells, versionOf } from "./product-row.ts";

/** One product with all that is said of it (DGOOD-01). */
export async function product(
  { db, clock, config, staffNameOf }: ProductDeskDeps,
  { language }: DeskContext,
  sku: string,
): Promise<DeskProduct | null> {
  const today = clock.now().date;
  const cells = await inTransaction(db, (tx) => cellsOfProduct(tx, { sku, today }));
  if (cells === undefined) return null;
  const { photos, deposits, history } = await productParts(db, { sku, today }, staffNameOf);
  const { categories } = await shelvesOf(db);
  const days = {
    sellableFrom: parseLocalDate(cells["sellable_from"] ?? "") ?? null,
    sellableTo: parseLocalDate(cells["sellable_to"] ?? "") ?? null,
  };
  return {
    sku,
    name: nameIn(cells, language),
    version: versionOf(cells),
    state: productState(days, today),
    fields: fieldsOf(cells, {
      isErpOwned: areGoodsErpOwned(config),
      valuesOf: { category: categories.map(({ code }) => code) },
    }),
    words: LANGUAGES.map((each) => wordsIn(each, cells, history)),
    photos: photos.map(photoOf),
    photosVersion: photosVersionOf(photos),
    deposits: deposits.map(({ market, names, units, minor, currency }) => ({
      ...{ market, units, currency, totalMinor: units * minor },
      name: names[language] ?? names["en"] ?? "",
    })),
    history: history.map(({ at, name, action, detail }) => ({
      ...{ at: new Date(at).toISOString(), by: name, action },
      changes: differencesIn(detail).map(({ what, before, after }) => ({ what, before, after })),
    })),
  };
}

/** What a new product has to say; a copy has neither the number nor the codes of the one it is begun from (DGOOD-02). */
export async function newProduct(
  { db, clock }: ProductDeskDeps,
  copyOf: string | undefined,
): Promise<DeskProductField[]> {
  const today = clock.now().date;
  const { categories } = await shelvesOf(db);
  const copied =
    copyOf === undefined
      ? undefined
      : await inTransaction(db, (tx) => cellsOfProduct(tx, { sku: copyOf, today }));
  const cells = copied && { ...copied, sku: "", ean: "", ean_ea: "", sellable_from: "", sellable_to: "" };
  return fieldsOf(cells ?? emptyCells(), {
    isErpOwned: false,
    valuesOf: { category: categories.map(({ code }) => code) },
  });
}

function photoOf(photo: KeptPhoto): DeskProductPhoto {
  // The middle size: small ones are for rows.
  const { edge = 0 } = renditionsOf(photo)[1] ?? renditionsOf(photo)[0] ?? {};
  return {
    position: photo.position,
    address: pictureAddress(photo.hash, edge),
    words: LANGUAGES.map((language) => ({ language, text: photo.alts[language] ?? "" })),
  };
}

/** What it is called in a language, or in one that it has. */
export function nameIn(cells: ProductCells, language: Language): string {
  const names = [language, ...REQUIRED_LANGUAGES, ...LANGUAGES].map((each) => cells[`name_${each}`] ?? "");
  return names.find((name) => name !== "") ?? "";
}

const [original = "cs"] = LANGUAGES;
const kinds = ["name", "description"] as const;

/** How the words in a language stand against the original, which staff change first (DGOOD-01). */
function wordsIn(language: Language, cells: ProductCells, history: readonly DeskEntry[]): DeskProductWords {
  const confirmedAt = history.find(
    ({ action, detail }) => action === "product.words-confirmed" && detail["language"] === language,
  )?.at;
  const judged = kinds.map((kind) => {
    const [name, own] = [`${kind}_${original}`, `${kind}_${language}`];
    const changed = lastChange(history, name);
    const state = stateOfWords({
      original: { text: cells[name] ?? "", changedAt: changed?.at },
      translation: { text: cells[own] ?? "", changedAt: lastChange(history, own)?.at, confirmedAt },
    });
    const before = changed && differencesIn(changed.detail).find(({ what }) => what === name)?.before;
    return { name, state, changedAt: changed?.at, before: before ?? null };
  });
  const outdated = judged.filter(({ state }) => state === "outdated");
  const at = outdated
    .flatMap(({ changedAt }) => changedAt ?? [])
    .toSorted()
    .at(-1);
  return {
    language,
    state: judged.some(({ state }) => state === "missing")
      ? "missing"
      : outdated.length > 0
        ? "outdated"
        : "valid",
    originalChangedAt: at === undefined ? null : new Date(at).toISOString(),
    before: outdated.map(({ name, before }) => ({ what: name, before, after: cells[name] ?? null })),
  };
}

/** The newest first: the first that names it. What a new product began with is no change. */
function lastChange(history: readonly DeskEntry[], name: string): DeskEntry | undefined {
  return history.find(({ action, detail }) => action === "product.changed" && name in detail);
}
