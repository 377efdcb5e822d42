import { type RawBuilder, sql } from "kysely";
import { conditionsOf, containing, type Demands, is, isOneOf } from "../../../platform/list/conditions.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { type LastSignIn, standingIn } from "../administration/members.repo.ts";
import { searchedText } from "../users.facts.ts";

/** What staff look for among the people of all customers. */
export type DeskUserSearch = {
  readonly companiesInReach?: readonly string[] | undefined;
  readonly text?: string | undefined;
  readonly statuses?: readonly string[] | undefined;
  readonly companies?: readonly string[] | undefined;
  readonly shipTos?: readonly string[] | undefined;
  readonly roles?: readonly string[] | undefined;
  readonly uid?: string | undefined;
};

export type DeskUserListRow = {
  readonly uid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly language: string;
  readonly status: string;
  readonly isKeyUser: boolean;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
  readonly places: readonly DeskPlaceJson[];
  readonly companies: readonly DeskStandingJson[];
};

export type DeskStandingJson = {
  readonly companyId: string;
  readonly companyName: string;
  readonly status: string;
};

export type DeskPlaceJson = {
  readonly shipToId: string;
  readonly shipToName: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly status: string;
  readonly roleId: string;
  readonly roleName: string;
  readonly permissions: string;
};

/** People in the order of their names; what is told of each besides is read for the rows of the page alone. */
export function deskUserList(
  lastSignIn: LastSignIn,
  search: DeskUserSearch,
  isAscending: boolean,
): List<DeskUserListRow, DeskUserListRow> {
  const direction = isAscending ? "asc" : "desc";
  return {
    found: peopleFound(search),
    beside: sql`${lastSignIn(sql`page.uid`)} as "lastSignInAt",
      ${placesOf(sql`page.uid`, search.companiesInReach)} as places, ${standingsOf(search.companiesInReach)} as companies`,
    order: {
      name: `desk-user-name-${direction}`,
      by: { column: sql`sort_name`, kind: "text" },
      id: { column: sql`uid`, kind: "text" },
      direction,
    },
    read: (row) => row,
  };
}

function peopleFound(search: DeskUserSearch): RawBuilder<unknown> {
  return sql`
    select u.uid, u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone, u.language,
      (u.last_name || ' ' || u.first_name) collate cs_alphabet as sort_name, u.status,
      u.is_key_account as "isKeyUser", u.created_at as "createdAt"
    from app_user u where u.status <> 'Program' and ${conditionsOf(search, demandsOf(search))}`;
}

type StandingSearch = Pick<DeskUserSearch, "companiesInReach" | "companies" | "shipTos" | "statuses">;

type Meant = {
  /** Those that are named, wherever they are; undefined for all that are found. */
  readonly named: readonly string[] | undefined;
  /** One for each of their companies that is meant (D47); one for each person where not, of where they may come in if anywhere. */
  readonly isOfCompany: boolean;
};

/** Of many people (DLIST-03) their id and company, `select id, name`; of somebody who is named and not found the id alone. */
export function standingsMeant(search: DeskUserSearch, { named, isOfCompany }: Meant): RawBuilder<unknown> {
  const { companiesInReach, companies, shipTos, statuses } = search;
  const people = peopleFound(named === undefined ? search : { companiesInReach });
  const standing = standingIn({ uid: sql`f.uid`, status: sql`f.status`, companyId: sql`serves.company_id` });
  const demands: Demands<StandingSearch> = {
    companiesInReach: isOneOf(sql`serves.company_id`),
    companies: isOneOf(sql`serves.company_id`),
    statuses: isOneOf(standing),
    shipTos: (ids) => sql`exists (
      select from ship_to_role r
      where r.uid = f.uid and r.company_id = serves.company_id and r.ship_to_id = any(${[...ids]}::text[]))`,
  };
  const meant = {
    companiesInReach,
    companies,
    shipTos,
    statuses: named === undefined ? statuses : undefined,
  };
  const gone = sql`
    union all select named.id, null from unnest(${[...(named ?? [])]}::text[]) named (id)
    where not exists (select from (${people}) f where f.uid = named.id)`;
  return sql`(
    select ${isOfCompany ? sql`` : sql`distinct on (f.uid)`} f.uid || coalesce(' ' || own.company_id, '') as id,
      f."firstName" || ' ' || f."lastName" || coalesce(', ' || ${shipToInSql.companyNameOf(sql`own.company_id`)}, '') as name
    from (${people}) f left join lateral (
      select serves.company_id, ${standing} as standing
      from (${companiesServed(sql`f.uid`)}) serves where ${conditionsOf(meant, demands)}) own on true
    where ${named === undefined ? sql`true` : sql`f.uid = any(${[...named]}::text[])`}
    order by f.uid, own.standing = 'Active' desc, own.company_id) ${named === undefined ? sql`` : gone}`;
}

function companiesServed(uid: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select own.company_id from app_user own where own.uid = ${uid}
    union select r.company_id from ship_to_role r where r.uid = ${uid}`;
}

/** Of somebody who serves companies that the asker does not see, nothing is told but of those seen. */
function placesOf(uid: RawBuilder<unknown>, inReach: readonly string[] | undefined): RawBuilder<unknown> {
  const seen = inReach === undefined ? sql`` : sql`and r.company_id = any(${[...inReach]}::text[])`;
  return sql`coalesce((
    select json_agg(json_build_object('shipToId', r.ship_to_id, 'shipToName', ship_to.name, 'companyId', r.company_id,
      'companyName', ${shipToInSql.companyNameOf(sql`r.company_id`)}, 'status', ship_to.status, 'roleId', r.role_id,
      'roleName', r.role_name, 'permissions', r.permissions) order by r.ship_to_id)
    from ship_to_role r ${shipToInSql.join(sql`r.ship_to_id`)} where r.uid = ${uid} ${seen}), '[]')`;
}

/** How somebody stands in each of their companies, those seen alone (D47). */
function standingsOf(inReach: readonly string[] | undefined): RawBuilder<unknown> {
  const standing = standingIn({
    uid: sql`page.uid`,
    status: sql`page.status`,
    companyId: sql`serves.company_id`,
  });
  const seen = inReach === undefined ? sql`` : sql`where serves.company_id = any(${[...inReach]}::text[])`;
  return sql`coalesce((
    select json_agg(json_build_object('companyId', serves.company_id,
      'companyName', ${shipToInSql.companyNameOf(sql`serves.company_id`)}, 'status', ${standing}) order by serves.company_id)
    from (${companiesServed(sql`page.uid`)}) serves ${seen}), '[]')`;
}

const ofCompanies = (ids: readonly string[]) => sql`u.uid in (
  select own.uid from app_user own where own.company_id = any(${[...ids]}::text[])
  union select r.uid from ship_to_role r where r.company_id = any(${[...ids]}::text[]))`;

/** Who serves companies that the asker does not see is not found by what they are there. */
function demandsOf({ companiesInReach: inReach }: DeskUserSearch): Demands<DeskUserSearch> {
  const seen = inReach === undefined ? sql`true` : sql`r.company_id = any(${[...inReach]}::text[])`;
  return {
    companiesInReach: ofCompanies,
    text: (text) => sql`${searchedText} like fold_text(${containing(text)})`,
    // Kept out of one company is found as well as kept out everywhere.
    statuses: (statuses) => sql`(${isOneOf(sql`u.status`)(statuses)} or (u.status = 'Active' and u.uid in (
      select r.uid from company_standing r where r.status = any(${[...statuses]}::text[]) and ${seen})))`,
    companies: (ids) => ofCompanies(ids.filter((id) => inReach === undefined || inReach.includes(id))),
    shipTos: (ids) => sql`u.uid in (
      select r.uid from ship_to_role r where r.ship_to_id = any(${[...ids]}::text[]) and ${seen})`,
    roles: (ids) => sql`exists (
      select from ship_to_role r where r.uid = u.uid and r.role_id = any(${[...ids]}::text[]) and ${seen})`,
    uid: is(sql`u.uid`),
  };
}
