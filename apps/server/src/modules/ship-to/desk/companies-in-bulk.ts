import { type CustomerMessage, customerMessages } from "@vycep/words/customers/answers";
import { say } from "@vycep/words/engine/sentence";
import { sql } from "kysely";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskBulkAnswer, DeskCompaniesInBulkInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { beginBulk } from "../../bulk/bulk.commands.ts";
import { type BulkWork, notBegun, recordsOf } from "../../bulk/bulk.facts.ts";
import { changeCompany } from "./change-company.ts";
import { companiesAsked } from "./companies.ts";
import { noSuchList } from "./customer-changing.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import { holdCompanyOf } from "./customer-writing.repo.ts";

/** Begins to do something to many companies (DLIST-03): those that are named, or all that a list finds. */
export async function changeCompanies(
  deps: CustomerDeskDeps,
  context: DeskContext,
  { key, ids, filter, act, priceList }: DeskCompaniesInBulkInput,
): Promise<DeskBulkAnswer> {
  if ((await deps.beside.currencyOfList(deps.db, priceList)) === undefined)
    return notBegun({ ...refusalOf(noSuchList(priceList).kind, context), field: "priceList" });
  const named = ids ?? (filter == null ? [] : undefined);
  const { found } = await companiesAsked(deps, context, {
    filter: named === undefined ? (filter ?? {}) : {},
    ...{ sort: "number", ascending: true, first: 1 },
  });
  return inTransaction(deps.db, (tx) =>
    beginBulk(tx, context, {
      at: deps.clock.instant(),
      ...{ key, list: "companies", act: { kind: act, priceList } },
      records: recordsOf(found, named, { id: sql`f.id`, name: sql`f.name` }),
    }),
  );
}

/** What is done to a company in bulk, by the command that staff use on it alone. */
export function companiesBulk(depsOf: (deps: Deps) => CustomerDeskDeps): BulkWork {
  return {
    ...{ list: "companies", needs: { area: "customers", power: "change" } },
    change: async (base, context, { id, act }) => {
      const deps = depsOf(base);
      const kept = await inTransaction(deps.db, (tx) => holdCompanyOf(tx, id));
      if (kept === undefined) return refusalOf("customer-unknown", context);
      const { version, name, street, city, zip, invoiceEmail } = kept;
      const same = { id, version, name, street, city, zip, invoiceEmail };
      return (await changeCompany(deps, context, { ...same, priceList: act.priceList ?? "" })).refusal;
    },
  };
}

function refusalOf(code: CustomerMessage, { language }: DeskContext) {
  return { code, message: say(customerMessages[code], language) };
}
