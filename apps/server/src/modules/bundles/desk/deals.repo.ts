import { bundles as importer } from "@vycep/db/import/goods/bundles";
import { importRows } from "@vycep/db/import/import-rows";
import type { BundleOffer } from "@vycep/domain/bundles/bundle-offer";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { DeskDealState } from "../../../platform/desk/desk-graphql.gen.ts";
import { sqlOf } from "../../../platform/sql-of.ts";
import { auditFactsInSql, type DeskEntry } from "../../audit/audit.facts.ts";
import { bundlesInSql, type SharedBundleValues, sharedBundleOf } from "../bundles.facts.ts";
import { type OfferJson, offerOfJson } from "../deal-offer.facts.ts";
import type { BesideDeals } from "./deal-desk.deps.ts";
import { packagesOf, stateInSql } from "./deal-list.repo.ts";

export type DealDraft = {
  readonly offer: BundleOffer;
  readonly isWaiting: boolean;
  /** The deal that it changes, as it was seen; null where there was none. */
  readonly changesVersion: number | null;
  readonly authors: readonly string[];
};

/** A package with what it holds and what it shall hold. */
export type KeptDeal = {
  readonly offer: BundleOffer | undefined;
  readonly draft: DealDraft | undefined;
  /** Of what customers see; null where that is nothing. */
  readonly offerVersion: number | null;
  /** Of all of it. */
  readonly version: number;
};

type KeptRow = {
  readonly values: SharedBundleValues | null;
  readonly offerVersion: number | null;
  readonly version: number;
  readonly draft: (Omit<DealDraft, "offer"> & { readonly offer: OfferJson }) | null;
};

const itemsText = sql`(select string_agg(i::text, ' ' order by i.position) from bundle_item i where i.bundle_sku = p.sku)`;

/** Changes with every change of a deal, whoever makes it: a file or staff (DEDIT-01). */
const keptColumns = sql`${bundlesInSql.sharedValues} as values,
  case when b.sku is not null then hashtext(b::text || coalesce(${itemsText}, '')) & 2147483647 end as "offerVersion",
  hashtext(coalesce(b::text, '') || coalesce(${itemsText}, '') || coalesce(d::text, '')) & 2147483647 as version,
  case when d.bundle_sku is not null then json_build_object('offer', d.offer, 'isWaiting', d.is_waiting,
    'changesVersion', d.changes_version, 'authors', d.authors) end as draft`;

const joined = sql`left join bundle b on b.sku = p.sku left join bundle_draft d on d.bundle_sku = p.sku`;

function keptOf({ values, offerVersion, version, draft }: KeptRow): KeptDeal {
  return {
    offer: values === null ? undefined : sharedBundleOf(values),
    draft: draft === null ? undefined : { ...draft, offer: offerOfJson(draft.offer) },
    ...{ offerVersion, version },
  };
}

/** A package deal; nobody else at the desk changes it until the transaction ends. Undefined where no product of the number is one. */
export async function holdDeal(
  tx: Tx,
  sku: string,
  { goods }: Pick<BesideDeals, "goods">,
): Promise<KeptDeal | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`package deal ${sku}`}, 0))`.execute(tx);
  await sql`select from bundle where sku = ${sku} for update`.execute(tx);
  const { rows } = await sql<KeptRow>`
    select ${keptColumns} from ${goods} p ${joined} where p.sku = ${sku} and p.is_bundle`.execute(tx);
  const [row] = rows;
  return row && keptOf(row);
}

/** A deal with all that is told of it. */
export type DealRow = KeptDeal & {
  readonly name: string;
  readonly markets: readonly string[];
  readonly state: DeskDealState;
  readonly packagesOrdered: number;
  readonly weeks: readonly { readonly monday: string; readonly packages: number }[];
  readonly writtenBy: string | null;
  readonly writtenAt: string | null;
  readonly names: ReadonlyMap<string, string>;
  readonly history: readonly DeskEntry[];
};

const weeksTold = 8;

export async function findDeal(
  db: Db,
  { sku, today, language }: { readonly sku: string; readonly today: LocalDate; readonly language: Language },
  { goods, staffNameOf }: Pick<BesideDeals, "goods" | "staffNameOf">,
): Promise<DealRow | undefined> {
  type Row = KeptRow & Omit<DealRow, keyof KeptDeal | "names">;
  const week = sql`date_trunc('week', ${today}::date)::date`;
  const { rows } = await sql<Row>`
    select ${keptColumns}, text_in(p.names, ${sql.lit(language)}) as name, p.markets, ${stateInSql(today)} as state,
      ${packagesOf(sql`p.sku`)} as "packagesOrdered",
      (select json_agg(json_build_object('monday', monday::date, 'packages', (
          select coalesce(sum(o.packages), 0)::int from order_bundle o where o.bundle_sku = p.sku and not o.is_cancelled
            and o.delivery_date >= monday::date and o.delivery_date < monday::date + 7)) order by monday)
        from generate_series(${week} - ${sql.lit((weeksTold - 2) * 7)}, ${week} + 7, interval '7 days') monday) as weeks,
      ${staffNameOf(sql`d.authors[cardinality(d.authors)]`)} as "writtenBy", to_json(d.written_at) as "writtenAt",
      ${auditFactsInSql.historyOf({ kind: "bundle", id: sql`p.sku` }, staffNameOf)} as history
    from ${goods} p ${joined} where p.sku = ${sku} and p.is_bundle`.execute(db);
  const [row] = rows;
  if (row === undefined) return;
  const kept = keptOf(row);
  const skus = [kept.offer, kept.draft?.offer].flatMap((offer) => offer?.items.map((item) => item.sku) ?? []);
  const known = await goodsNamed(db, { skus, language }, goods);
  const names = new Map([...known].map(([one, { name }]) => [one, name]));
  return { ...row, ...kept, names };
}

type Named = { readonly name: string; readonly isBundle: boolean };

/** Products by their numbers; those that are not there are missing. */
export async function goodsNamed(
  db: Db,
  { skus, language }: { readonly skus: readonly string[]; readonly language: Language },
  goods: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, Named>> {
  const { rows } = await sql<Named & { readonly sku: string }>`
    select g.sku, text_in(g.names, ${sql.lit(language)}) as name, g.is_bundle as "isBundle" from ${goods} g
    where g.sku = any(${[...new Set(skus)]}::text[])`.execute(db);
  return new Map(rows.map(({ sku, ...named }) => [sku, named]));
}

/** Lets customers see it, as the importer of package deals does: with the deposits of what is inside. */
export async function writeDeal(
  tx: Tx,
  { sku, offer, today }: { readonly sku: string; readonly offer: BundleOffer; readonly today: LocalDate },
): Promise<void> {
  const ofPackage = {
    ...{ bundle_sku: sku, rule: offer.rule, discount_pct: String(offer.discountPct) },
    ...{ validity_from: offer.validFrom, validity_to: offer.validTo ?? "" },
    ...{ max_number_of_packages: String(offer.maxPackages), min_units_required: String(offer.minBoxes) },
    max_number_of_items_in_package: offer.maxBoxes === null ? "" : String(offer.maxBoxes),
  };
  const rows = offer.items.map((item) => ({
    ...{ ...ofPackage, item_sku: item.sku, default_qty: String(item.defaultBoxes) },
    is_mandatory: item.isMandatory ? "1" : "0",
    ...{ min_number_orderable: String(item.minBoxes), max_number_orderable: String(item.maxBoxes) },
  }));
  const faults = await importRows(sqlOf(tx), importer, { rows, today });
  // What was judged before is what the importer takes; otherwise the two rules have parted.
  if (faults.length > 0) throw new Error(`the importer refuses a judged deal: ${JSON.stringify(faults)}`);
}

type DraftWritten = Omit<DealDraft, "offer"> & {
  readonly sku: string;
  readonly offer: OfferJson;
  readonly at: Date;
};

export async function writeDealDraft(tx: Tx, draft: DraftWritten): Promise<void> {
  const { sku, offer, changesVersion, isWaiting, authors, at } = draft;
  await sql`
    insert into bundle_draft (bundle_sku, offer, changes_version, is_waiting, authors, written_at)
    values (${sku}, ${JSON.stringify(offer)}::jsonb, ${changesVersion}, ${isWaiting}, ${[...authors]}::text[], ${at})
    on conflict (bundle_sku) do update set offer = excluded.offer, changes_version = excluded.changes_version,
      is_waiting = excluded.is_waiting, authors = excluded.authors, written_at = excluded.written_at`.execute(
    tx,
  );
}

export async function dropDealDraft(tx: Tx, sku: string): Promise<void> {
  await sql`delete from bundle_draft where bundle_sku = ${sku}`.execute(tx);
}
