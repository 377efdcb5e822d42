import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { CheckoutStep } from "@vycep/domain/cart/checkout-step";
import {
  type CartId,
  type CompanyId,
  type ShipToId,
  type Sku,
  toId,
  type UserId,
} from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { partsToText } from "../bundles/bundles.facts.ts";
import { type CartPricing, type PricingValues, pricingOfValues, pricingValues } from "./cart-pricing.repo.ts";
import { type KeptAs, keptRemoval, lastPositionKept } from "./cart-removals.repo.ts";
import { type CartEmpties, type EmptiesValues, emptiesOf } from "./empties/cart-empties.repo.ts";
import { type FactStates, type StateValues, statesOf, stateValuesOf } from "./kept/fact-states.repo.ts";
import { type CartLineRecord, type LineValues, lineValues, toLine } from "./lines/cart-line-values.ts";

export type CartRecord = CartEmpties & {
  readonly id: CartId;
  readonly uid: UserId;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly deliveryMethod: string | null;
  readonly deliveryDate: LocalDate | null;
  readonly noteForDriver: string;
  readonly customerOrderNumber: string;
  /** How its last price update ended; null before the first one. */
  readonly pricing: CartPricing | null;
  /** The page of the cart its user saw last, beyond the first one. */
  readonly checkoutStep: CheckoutStep | null;
  readonly isActive: boolean;
  readonly version: number;
  readonly updatedAt: Date;
  /** In which state the facts were that this cart is judged by when it was read; left out where nobody asked. */
  readonly states?: FactStates | undefined;
};

/** A cart with its lines in the order in which they were added. */
export type FullCart = CartRecord & { readonly lines: readonly CartLineRecord[] };

type BrandedColumn = "id" | "uid" | "companyId" | "shipToId" | "deliveryDate";

const cartColumns = sql`id, uid, company_id as "companyId", ship_to_id as "shipToId",
  delivery_method as "deliveryMethod", delivery_date as "deliveryDate", note_for_driver as "noteForDriver",
  customer_order_number as "customerOrderNumber", empties as "emptiesValues", empties_second as "emptiesSecond",
  checkout_step as "checkoutStep", is_active as "isActive", version, updated_at as "updatedAt"`;

const stateValues = stateValuesOf(sql`cart.company_id`);

type CartRow = Omit<CartRecord, "empties" | "pricing" | "states" | BrandedColumn> & {
  readonly [column in Exclude<BrandedColumn, "deliveryDate">]: string;
} & {
  readonly deliveryDate: string | null;
  readonly emptiesValues: EmptiesValues | null;
  readonly pricingValues: PricingValues | null;
  readonly stateValues: StateValues;
  /** Null where they are those that were kept. */
  readonly lineValues: readonly LineValues[] | null;
};

/** Whose carts: somebody's in one of their companies, for those of the others are apart (D47). */
export type CartOwner = { readonly uid: UserId; readonly companyId: CompanyId | undefined };

const isOf = ({ uid, companyId }: CartOwner) => sql`uid = ${uid} and company_id = ${companyId ?? null}`;

/** The lines of a cart in a state that was seen before; the same id, number and moment are the same lines. */
export type KeptLines = Pick<FullCart, "id" | "version" | "updatedAt" | "lines">;

type AskedCarts = { readonly id?: string | undefined; readonly kept?: KeptLines | undefined };

/** The owner's live cart, and beside it the one that was asked for when that is an older one of the same owner (C6). */
export async function findCarts(
  db: Db,
  owner: CartOwner,
  asked: AskedCarts = {},
): Promise<readonly FullCart[]> {
  return (await findCartsOrNone(db, owner, asked)).carts;
}

/** The same, and in which state the facts are that a cart of the owner would be judged by, where there is none yet. */
export async function findCartsOrNone(
  db: Db,
  owner: CartOwner,
  { id: askedId = "", kept }: AskedCarts,
): Promise<{ readonly carts: readonly FullCart[]; readonly states: FactStates | undefined }> {
  const { companyId } = owner;
  const { rows } = await sql<CartRow | NoCart>`
    select ${cartColumns}, case when id <> ${kept?.id ?? ""} or version <> ${kept?.version ?? 0}
      or updated_at <> ${kept?.updatedAt ?? new Date(0)} then (
      select coalesce(json_agg(${lineValues} order by position, uid), '[]')
      from cart_line where cart_id = cart.id) end as "lineValues", ${pricingValues} as "pricingValues",
      ${stateValuesOf(sql`${companyId ?? null}`)} as "stateValues"
    from (select) as owner left join cart on ${isOf(owner)} and (is_active or id = ${askedId})
    order by is_active desc`.execute(db);
  const [first] = rows;
  return {
    carts: rows.filter(isThere).map((row) => toCart(row, kept)),
    states: first && companyId !== undefined ? statesOf(first.stateValues, companyId) : undefined,
  };
}

type NoCart = Pick<CartRow, "stateValues"> & { readonly id: null };

function isThere(row: CartRow | NoCart): row is CartRow {
  return row.id !== null;
}

function toCart(
  { lineValues: values, emptiesValues, pricingValues: priced, stateValues: states, ...cart }: CartRow,
  kept?: KeptLines,
): FullCart {
  return {
    ...cart,
    states: statesOf(states, cart.companyId),
    id: toId<CartId>(cart.id),
    uid: toId<UserId>(cart.uid),
    companyId: toId<CompanyId>(cart.companyId),
    shipToId: toId<ShipToId>(cart.shipToId),
    deliveryDate: cart.deliveryDate === null ? null : toLocalDate(cart.deliveryDate),
    pricing: pricingOfValues(priced),
    empties: emptiesValues && emptiesOf(emptiesValues),
    lines: values === null ? (kept?.lines ?? []) : values.map(toLine),
  };
}

/** Which cart is the owner's live one, and how often it was changed. */
export async function findCartVersion(
  db: Db,
  owner: CartOwner,
): Promise<{ readonly id: string; readonly version: number } | undefined> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from cart where ${isOf(owner)} and is_active`.execute(db);
  return rows[0];
}

/**
 * Holds the owner's live cart until the transaction ends: whoever changes or orders it waits here. False when there is
 * none. The one waited for may have been retired meanwhile and followed by another, which is then waited for.
 */
export async function lockLiveCart(tx: Tx, owner: CartOwner): Promise<boolean> {
  for (;;) {
    const locked = await sql`select from cart where ${isOf(owner)} and is_active for update`.execute(tx);
    if (locked.rows.length > 0) return true;
    const live = await sql`select from cart where ${isOf(owner)} and is_active`.execute(tx);
    if (live.rows.length === 0) return false;
  }
}

/**
 * Holds one cart of the owner, live or not, and reads it, in one statement. Whoever had to wait for a rival reads it
 * again: the row is then the rival's, but what stands beside it was read before the rival was done.
 */
export async function lockCart(tx: Tx, owner: CartOwner, id: string): Promise<FullCart | undefined> {
  const isOfOneMoment = sql`(select seen.version = cart.version and seen.updated_at = cart.updated_at
    from cart seen where seen.id = cart.id) as "isOfOneMoment"`;
  const { rows } = await sql<CartRow & { readonly isOfOneMoment: boolean }>`
    select ${cartColumns}, (
      select coalesce(json_agg(${lineValues} order by position, uid), '[]')
      from cart_line where cart_id = cart.id) as "lineValues", ${pricingValues} as "pricingValues",
      ${stateValues} as "stateValues", ${isOfOneMoment}
    from cart where ${isOf(owner)} and id = ${id} for update of cart`.execute(tx);
  const [row] = rows;
  if (!row) return;
  const { isOfOneMoment: isWhole, ...cart } = row;
  if (isWhole) return toCart(cart);
  return (await findCarts(tx, owner, { id })).find((found) => found.id === id);
}

export type NewCart = {
  readonly id: CartId;
  readonly uid: UserId;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly now: Date;
};

/** Makes the user's live cart of a company, unless a rival has just made it. */
export async function insertCart(
  tx: Tx,
  { id, uid, companyId, shipToId, now }: NewCart,
): Promise<FullCart | undefined> {
  const { rows } = await sql<CartRow>`
    with cart as (
      insert into cart (id, uid, company_id, ship_to_id, created_at, updated_at)
      values (${id}, ${uid}, ${companyId}, ${shipToId}, ${now}, ${now})
      on conflict (uid, company_id) where is_active do nothing returning *)
    select ${cartColumns}, '[]'::json as "lineValues", null as "pricingValues", ${stateValues} as "stateValues"
    from cart`.execute(tx);
  return rows[0] && toCart(rows[0]);
}

type ChosenCart = NewCart & {
  readonly method: string | null;
  readonly date: LocalDate | null;
  /** Made only if there is a row of this. */
  readonly onlyIf: RawBuilder<unknown>;
};

/** The same with way and day, which counts as its first change. Answers whether it was made. */
export async function insertChosenCart(tx: Tx, chosen: ChosenCart): Promise<boolean> {
  const { id, uid, companyId, shipToId, method, date, now } = chosen;
  const { rows } = await sql`
    with condition as (${chosen.onlyIf})
    insert into cart (id, uid, company_id, ship_to_id, delivery_method, delivery_date, version, created_at, updated_at)
    select ${id}, ${uid}, ${companyId}, ${shipToId}, ${method}, ${date}::date, 1, ${now}::timestamptz, ${now}::timestamptz
    from condition on conflict (uid, company_id) where is_active do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export type NextCart = NewCart & {
  readonly method: string | null;
  readonly date: LocalDate | null;
  readonly noteForDriver: string;
  readonly customerOrderNumber: string;
};

/** Makes the live cart that follows one that was just retired. */
export async function insertNextCart(tx: Tx, next: NextCart): Promise<void> {
  const { id, uid, companyId, shipToId, method, date, now } = next;
  await sql`
    insert into cart (id, uid, company_id, ship_to_id, delivery_method, delivery_date, note_for_driver,
      customer_order_number, created_at, updated_at)
    values (${id}, ${uid}, ${companyId}, ${shipToId}, ${method}, ${date}, ${next.noteForDriver},
      ${next.customerOrderNumber}, ${now}, ${now})`.execute(tx);
}

export type LineAmounts = Pick<CartLineRecord, "sku" | "packages" | "layers" | "pallets"> & {
  readonly parts?: readonly BundlePart[] | null | undefined;
};

export type LineChanges = {
  /** Lines to put in, or to set where the product is already there. */
  readonly put: readonly LineAmounts[];
  /** Products to take out. */
  readonly drop: readonly Sku[];
};

export type WrittenLines = {
  readonly version: number;
  readonly updatedAt: Date;
  readonly lines: readonly CartLineRecord[];
};

/**
 * Writes lines and counts the change, in one statement for any number of lines and touching no other ones. Nothing
 * is written when the cart is no longer the one that was seen: then somebody else was faster (C21). What is taken out
 * is kept under a token, and new lines stand behind it.
 */
export async function writeLines(
  tx: Tx,
  seen: FullCart,
  { put, drop, now, token }: LineChanges & { readonly now: Date; readonly token?: string | undefined },
): Promise<WrittenLines | undefined> {
  const lastPosition = lastPositionOf(seen);
  // Left out where nothing goes: PostgreSQL might look through all lines for it.
  const dropped =
    drop.length === 0
      ? sql``
      : sql`dropped as (
      delete from cart_line using held where cart_line.cart_id = held.id and sku = any(${[...drop]}::text[])
      returning cart_line.*),`;
  const kept = token === undefined ? sql`` : keptRemoval(keptAs(seen, { token, now }));
  const { rows } = await sql<{ version: number | null; lines: readonly LineValues[] }>`
    with held as (
      update cart set version = version + 1, updated_at = ${now}, checkout_step = null
      where id = ${seen.id} and is_active and version = ${seen.version}
      returning id, company_id, version),
    ${dropped} ${kept}
    written as (
      insert into cart_line (cart_id, company_id, sku, packages, layers, pallets, parts, position)
      select held.id, held.company_id, line.sku, line.packages, line.layers, line.pallets, line.parts::jsonb,
        line.no + greatest(${lastPosition}, ${lastPositionKept})
      from held, unnest(${put.map(({ sku }) => sku)}::text[], ${put.map(({ packages }) => packages)}::int[],
        ${put.map(({ layers }) => layers)}::int[], ${put.map(({ pallets }) => pallets)}::int[], ${put.map(({ parts }) => partsToText(parts))}::text[])
        with ordinality as line (sku, packages, layers, pallets, parts, no)
      on conflict (cart_id, sku) do update set packages = excluded.packages, layers = excluded.layers,
        pallets = excluded.pallets, parts = excluded.parts, version = cart_line.version + 1
      returning uid, sku, packages, layers, pallets, position, version, parts)
    select (select version from held) as version,
      (select coalesce(json_agg(${lineValues}), '[]') from written) as lines`.execute(tx);
  const [row] = rows;
  if (!row || row.version === null) return undefined;
  return { version: row.version, updatedAt: now, lines: row.lines.map(toLine) };
}

/** What a removal remembers of the cart that it was taken out of. */
export function keptAs(
  seen: FullCart,
  { token, now }: { readonly token: string; readonly now: Date },
): KeptAs {
  return { token, now, shipToId: seen.shipToId, lastPosition: lastPositionOf(seen), plan: null };
}

function lastPositionOf({ lines }: FullCart): number {
  return lines.reduce((last, { position }) => Math.max(last, position), 0);
}

/** The cart became an order or was saved: it is live no more, and the next one starts empty. CHECKOUT-09…11, 13. */
export async function retireCart(tx: Tx, id: CartId, now: Date): Promise<void> {
  const { forgotten, retired } = retiring(id, now);
  await sql`with forgotten as (${forgotten}) ${retired}`.execute(tx);
}

/** The same as two parts of another statement. */
export function retiring(
  id: CartId,
  now: Date,
): Readonly<Record<"forgotten" | "retired", RawBuilder<unknown>>> {
  return {
    forgotten: sql`delete from cart_removal where cart_id = ${id}`,
    retired: sql`update cart set is_active = false, version = version + 1, updated_at = ${now} where id = ${id}`,
  };
}

/** A retired cart is live again; whoever has one that is live retires it before. */
export async function reviveCart(tx: Tx, id: CartId, now: Date): Promise<void> {
  await sql`update cart set is_active = true, version = version + 1, updated_at = ${now}
    where id = ${id}`.execute(tx);
}
