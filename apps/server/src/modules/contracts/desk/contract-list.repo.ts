import { ENDS_SOON_DAYS } from "@vycep/domain/contracts/contract-state";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";
import { conditionsOf, containing, type Demands, is, isOneOf } from "../../../platform/list/conditions.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";

/** How contracts stand that are looked for. */
export type ContractStanding = "valid" | "ends_soon" | "coming" | "ended";

/** Which contracts somebody looks for. */
export type ContractsAsked = {
  readonly text?: string | undefined;
  readonly standing?: { readonly is: ContractStanding; readonly today: LocalDate } | undefined;
  readonly company?: string | undefined;
  /** Companies that may be seen; undefined are all. */
  readonly reach?: readonly string[] | undefined;
};

export type ContractListRow = {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly name: string;
  readonly type: string;
  readonly validFrom: string;
  readonly validTo: string | null;
};

/** Contracts, those in force by their end, then those that lie ahead, then those that ended. */
export function contractList<Item>(
  asked: ContractsAsked,
  { today, language }: { readonly today: LocalDate; readonly language: Language },
  read: (row: ContractListRow) => Item,
): List<ContractListRow, Item> {
  const day = sql`${today}::date`;
  return {
    found: sql`
      select c.number as id, c.company_id as "companyId", text_in(c.names, ${sql.lit(language)}) as name, c.type,
        c.valid_from as "validFrom", c.valid_to as "validTo",
        case when c.valid_from > ${day} then '2' when c.valid_to < ${day} then '3' else '1' end
          || coalesce(c.valid_to, '9999-12-31') as place
      from contract c where ${conditionsOf(asked, demands)}`,
    beside: sql`${shipToInSql.companyNameOf(sql`page."companyId"`)} as "companyName"`,
    order: {
      name: "desk-contracts",
      by: { column: sql`place`, kind: "text" },
      id: { column: sql`id`, kind: "text" },
      direction: "asc",
    },
    read,
  };
}

const demands: Demands<ContractsAsked> = {
  text: (
    text,
  ) => sql`(c.number ilike ${containing(text)} or fold_text(c.names::text) like fold_text(${containing(text)})
    or c.company_id in ${shipToInSql.companiesNamed(sql`${containing(text)}`)})`,
  standing: ({ is: standing, today }) => stands(standing, sql`${today}::date`),
  company: is(sql`c.company_id`),
  reach: isOneOf(sql`c.company_id`),
};

function stands(standing: ContractStanding, day: RawBuilder<unknown>): RawBuilder<unknown> {
  const isIn = sql`c.valid_from <= ${day} and (c.valid_to is null or c.valid_to >= ${day})`;
  const soon = sql`c.valid_to <= ${day} + ${sql.lit(ENDS_SOON_DAYS)}`;
  switch (standing) {
    case "valid":
      return isIn;
    case "ends_soon":
      return sql`${isIn} and ${soon}`;
    case "coming":
      return sql`c.valid_from > ${day}`;
    case "ended":
      return sql`c.valid_to < ${day}`;
  }
}
