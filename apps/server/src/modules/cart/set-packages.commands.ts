import { encodeUserError } from "@vycep/contract/cart/cart.codec";
import type { CartLine } from "@vycep/domain/cart/cart";
import { judgeLineChanges } from "@vycep/domain/cart/change-line";
import { whyNotAddable } from "@vycep/domain/cart/new-line";
import type { CartFacts } from "@vycep/domain/cart/quote";
import { boxesOf } from "@vycep/domain/catalog/packaging";
import type { Sku } from "@vycep/domain/kernel/ids";
import type { Language } from "@vycep/domain/market/language";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Actor } from "../../platform/session.ts";
import { cartFactsLoader } from "./cart.facts.ts";
import { type FullCart, type LineAmounts, writeLines } from "./cart.repo.ts";
import { cartLineOf } from "./lines/cart-line-values.ts";
import { withWritten } from "./lines/line-changes.ts";

/** So many packages of one product, whatever the cart holds of it. */
type Wanted = { readonly sku: Sku; readonly packages: number };

export type SetLine = {
  readonly sku: Sku;
  /** Packages of it in the cart before. */
  readonly before: number;
  /** Why the line stays as it was, in words; null where it is as wanted. */
  readonly refused: string | null;
};

/**
 * Sets lines of a held cart to whole packages, each product once and by itself (C1): nothing is added to what is there, and a line
 * that comes to as much in layers and pallets stays. All rules of the cart hold.
 */
export async function setPackages(
  { clock, db }: Pick<Deps, "clock"> & { readonly db: Tx },
  held: FullCart,
  { actor, wanted, language }: SetBy & { readonly wanted: readonly Wanted[] },
): Promise<{ readonly cart: FullCart; readonly lines: readonly SetLine[] }> {
  const skus = [...new Set([...held.lines, ...wanted].map(({ sku }) => sku))];
  const facts = await cartFactsLoader({ db, now: clock.now(), actor }, held).factsFor(skus);
  const put: LineAmounts[] = [];
  const drop: Sku[] = [];
  const lines = wanted.map(({ sku, packages }): SetLine => {
    const present = held.lines.find((line) => line.sku === sku);
    const before = present ? boxesIn(cartLineOf(present), facts) : 0;
    if (before === packages) return { sku, before, refused: null };
    const line = { sku, packages, layers: 0, pallets: 0, ...(present?.parts && { parts: present.parts }) };
    const [verdict] = present
      ? judgeLineChanges(
          [{ present: { ...cartLineOf(present), version: present.version }, wanted: line }],
          facts,
        )
      : [addedAs(line, facts)];
    if (verdict?.kind === "put") put.push(line);
    if (verdict?.kind === "drop") drop.push(sku);
    const refused =
      verdict?.kind === "refused"
        ? encodeUserError({ index: 0, sku, refusal: verdict.refusal }, language).message
        : null;
    return { sku, before, refused };
  });
  if (put.length + drop.length === 0) return { cart: held, lines };
  const written = await writeLines(db, held, { put, drop, now: clock.instant() });
  if (!written) throw new Error("a cart changed while it was held");
  return { cart: withWritten(held, { put, drop }, written), lines };
}

type SetBy = { readonly actor: Actor; readonly language: Language };

function addedAs(line: CartLine, facts: CartFacts) {
  const refusal = whyNotAddable(line, facts);
  return refusal ? ({ kind: "refused", refusal } as const) : ({ kind: "put", line } as const);
}

function boxesIn(line: CartLine, { products }: CartFacts): number {
  const product = products.get(line.sku);
  return product ? boxesOf(line, product.packaging) : line.packages;
}
