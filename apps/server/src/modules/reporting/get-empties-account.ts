import type { EmptiesAccount, EmptiesQuery } from "@vycep/contract/reporting/reporting.rest";
import { toWhole } from "@vycep/contract/whole-currency";
import { sumOf } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { type Account, emptiesAccount } from "./empties-account.ts";

/** What lies at a place by type, what it is worth, and a page of all that moved (B3). */
export async function getEmptiesAccount(
  deps: Pick<Deps, "reads" | "clock">,
  context: RequestContext,
  query: EmptiesQuery,
): Promise<EmptiesAccount> {
  const account = await emptiesAccount(deps, context, query);
  const { shipTo, days, types, ledger } = account;
  const name = nameIn(account, context.language);
  return {
    ...{ shipToId: shipTo.facts.id, shipToName: shipTo.facts.name, ...days, currency: shipTo.currency },
    types: ledger.types.map(({ worthMinor, ...type }) => ({
      ...type,
      name: name(type.code),
      deposit: toWhole(types.get(type.code)?.depositMinor ?? worthMinor),
      worth: toWhole(worthMinor),
    })),
    worth: toWhole(sumOf(ledger.types, ({ worthMinor }) => worthMinor)),
    movements: ledger.entries.slice(query.offset, query.offset + query.limit).map((entry) => ({
      ...entry,
      name: name(entry.code),
      orderNumber: entry.orderNumber ?? null,
    })),
    total: ledger.entries.length,
  };
}

/** What a type is called in a language. */
export function nameIn({ types }: Pick<Account, "types">, language: Language) {
  return (code: string): string => types.get(code)?.names[language] ?? code;
}
