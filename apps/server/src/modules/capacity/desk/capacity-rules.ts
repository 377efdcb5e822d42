import { createHash } from "node:crypto";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { currencyOf, marketCodes } from "@vycep/domain/market/market";
import { SHIPPING_METHODS } from "@vycep/domain/transport/method";
import type { CapacityRuleOf, DatedStanding } from "../../../platform/desk/desk-graphql.gen.ts";
import type { CapacityDeskDeps } from "./capacity-desk.deps.ts";
import { type KeptRule, keptRules, type RuleKey } from "./dated-rule.repo.ts";

/** Types of customers that rules are of. */
export const CUSTOMER_TYPES = ["POS", "WHS"] as const;

/** The day that an import without days begins on, which is ever. */
const EVER = "2000-01-01";

/** Every market, method and customer type with what held, holds and will hold (DCAL-04). */
export async function capacityRules({
  db,
  clock,
  beside,
}: Pick<CapacityDeskDeps, "db" | "clock" | "beside">): Promise<CapacityRuleOf[]> {
  const kept = Map.groupBy(await keptRules(db, beside), keyText);
  const today = clock.now().date;
  return SHIPPING_METHODS.flatMap((method) =>
    marketCodes().flatMap((market) =>
      CUSTOMER_TYPES.map((customerType) => {
        const key = { market, customerType, method };
        const rows = kept.get(keyText(key)) ?? [];
        return {
          ...key,
          currency: currencyOf(market),
          seen: seenOf(rows),
          rows: rows.map((row) => told(row, today)),
        };
      }),
    ),
  );
}

/** Another text as soon as the rules of a market, customer type and method say something else. */
export function seenOf(kept: readonly KeptRule[]): string {
  const said = kept.map(({ validFrom, validTo, limits }) => [validFrom, validTo, limits]);
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}

function told(
  { validFrom, validTo, limits, setAt, setBy }: KeptRule,
  today: LocalDate,
): CapacityRuleOf["rows"][number] {
  return {
    ...{ validTo, limits, setBy },
    validFrom: validFrom === EVER ? null : validFrom,
    setAt: setAt?.toISOString() ?? null,
    standing: standingOf({ validFrom, validTo }, today),
  };
}

function standingOf(
  { validFrom, validTo }: { readonly validFrom: string; readonly validTo: string | null },
  today: LocalDate,
): DatedStanding {
  if (validFrom > today) return "planned";
  return validTo !== null && validTo < today ? "past" : "now";
}

function keyText({ market, customerType, method }: RuleKey): string {
  return `${market} ${customerType} ${method}`;
}
