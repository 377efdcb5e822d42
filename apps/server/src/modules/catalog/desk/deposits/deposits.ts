import { createHash } from "node:crypto";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { currencyOf, marketCodes } from "@vycep/domain/market/market";
import type { Db, Tx } from "../../../../platform/db.ts";
import type { Deps } from "../../../../platform/deps.ts";
import type { DatedStanding, DeskEmptiesDeposit } from "../../../../platform/desk/desk-graphql.gen.ts";
import { areGoodsErpOwned } from "../product-desk.deps.ts";
import { type KeptDeposit, type KeptEmpties, keptEmpties } from "./deposits.repo.ts";

export type DepositsOf = { readonly code: string; readonly market: string };

/** Every packaging in every market with what was paid, is and will be (DGOOD-01). */
export async function emptiesDeposits(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  language: Language,
): Promise<DeskEmptiesDeposit[]> {
  const isErpOwned = areGoodsErpOwned(config);
  const today = clock.now().date;
  const kinds = await keptEmpties(db);
  return kinds.flatMap((kind) =>
    marketCodes().map((market) => {
      const rows = inMarket(kind, market);
      return {
        ...{ code: kind.code, name: nameOf(kind, language), market, currency: currencyOf(market) },
        ...{ isErpOwned, seen: seenOf(rows), rows: rows.map((row) => told(row, today)) },
      };
    }),
  );
}

/** What is kept of one packaging in one market; undefined where there is no such packaging or market. */
export async function keptDepositsOf(
  db: Db | Tx,
  { code, market }: DepositsOf,
): Promise<readonly KeptDeposit[] | undefined> {
  if (!marketCodes().includes(market)) return undefined;
  const kind = (await keptEmpties(db)).find((one) => one.code === code);
  return kind && inMarket(kind, market);
}

/** Another text as soon as the deposits say something else. */
export function seenOf(rows: readonly KeptDeposit[]): string {
  const said = rows.map(({ validFrom, validTo, depositMinor }) => [validFrom, validTo, depositMinor]);
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 16);
}

const inMarket = ({ deposits }: KeptEmpties, market: string) =>
  deposits.filter((deposit) => deposit.market === market);

function nameOf({ names, code }: KeptEmpties, language: Language): string {
  return names[language] ?? names["en"] ?? code;
}

function told({ validFrom, validTo, depositMinor }: KeptDeposit, today: LocalDate) {
  const isOver = validTo !== null && validTo < today;
  const standing: DatedStanding = validFrom > today ? "planned" : isOver ? "past" : "now";
  return { validFrom, validTo, depositMinor, standing };
}
