import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { pricesInSql } from "../../pricing/pricing.facts.ts";
import type { GoodsAt } from "../goods-at.ts";

/** Which of the asker's own facts a question needs: the others are not read. */
export type AskersNeeds = {
  readonly at: GoodsAt;
  /** To be folded as the goods are. */
  readonly words: readonly string[];
  /** A JSON list of numbers. */
  readonly favourites: RawBuilder<readonly string[]>;
  readonly wantsPromos: boolean;
  readonly wantsPrices: boolean;
  /** Whether the asker bought a product before, as a condition on a `sku`; left out, nobody asks. */
  readonly boughtBefore: ((sku: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined;
  /** The state of what the place bought; left out, nobody asks. */
  readonly habits: RawBuilder<string | null> | undefined;
};

export type AskersRow = {
  readonly words: readonly string[];
  readonly favourites: readonly string[];
  readonly promos: readonly string[];
  readonly bought: readonly string[];
  readonly charged: readonly (readonly [sku: string, minor: number])[];
  readonly habits: string | null;
};

/** Favourites, goods in promo, goods bought before and prices of the asker, as far as needed, in one statement. */
export async function findAskersGoods(db: Db, needs: AskersNeeds): Promise<AskersRow> {
  const { at, words, favourites, wantsPromos, wantsPrices, boughtBefore, habits } = needs;
  const { rows } = await sql<AskersRow>`
    select ${favourites} as favourites,
      ${folded(words)} as words, ${habits ?? sql`null`} as habits,
      ${wantsPromos ? pricesInSql.skusInPromo(at) : none} as promos,
      ${wantsPrices ? pricesInSql.chargedPrices(at) : none} as charged,
      ${boughtBefore ? sql`(select coalesce(json_agg(p.sku), '[]') from product p where ${boughtBefore(sql`p.sku`)})` : none} as bought`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("a select without from answered no row");
  return row;
}

const none = sql`'[]'::json`;

/** Words as the goods are folded. */
export async function foldWords(db: Db, words: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<Pick<AskersRow, "words">>`select ${folded(words)} as words`.execute(db);
  return rows[0]?.words ?? [];
}

function folded(words: readonly string[]): RawBuilder<readonly string[]> {
  return sql`(
    select coalesce(json_agg(fold_text(word) order by place), '[]')
    from unnest(${[...words]}::text[]) with ordinality asked(word, place))`;
}
