import type { Market } from "@vycep/domain/market/market";
import { sql } from "kysely";
import type { DeskTermsReader } from "../../../platform/desk/desk-graphql.gen.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { isReaderIn } from "../terms-agreed.facts.ts";
import { notAgreedTo } from "../users.repo.ts";

type Asked = {
  readonly market: Market;
  /** Undefined is all. */
  readonly companies: readonly string[] | undefined;
  readonly at: Date;
};

/** People whom the portal asks about the terms, in the order of their names; their name and company alone. */
export function notAgreedList({ market, companies, at }: Asked): List<DeskTermsReader, DeskTermsReader> {
  const seen = companies === undefined ? sql`true` : sql`u.company_id = any(${[...companies]}::text[])`;
  return {
    found: sql`
      select u.uid, u.first_name || ' ' || u.last_name as name, u.company_id,
        (u.last_name || ' ' || u.first_name) collate cs_alphabet as sort_name
      from ${notAgreedTo(market, at)} where ${isReaderIn(market)} and ${seen}`,
    beside: sql`coalesce(${shipToInSql.companyNameOf(sql`page.company_id`)}, '') as "companyName"`,
    order: {
      name: "desk-terms-not-agreed",
      by: { column: sql`sort_name`, kind: "text" },
      id: { column: sql`uid`, kind: "text" },
      direction: "asc",
    },
    read: ({ uid, name, companyName }) => ({ uid, name, companyName }),
  };
}
