import { type CartId, type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { FullCart } from "../cart.repo.ts";
import { contentsOf } from "../cart-pricing.ts";
import {
  type CartEmpties,
  type EmptiesValues,
  emptiesOf,
  emptiesToText,
} from "../empties/cart-empties.repo.ts";
import { type CartLineRecord, type LineValues, lineValues, toLine } from "../lines/cart-line-values.ts";

/** The last move of a cart: where it was before, and what went out of it. */
export type KeptMove = CartEmpties & {
  readonly token: string;
  readonly shipToId: ShipToId;
  readonly method: string | null;
  readonly date: LocalDate | null;
  readonly noteForDriver: string;
  readonly lines: readonly CartLineRecord[];
  /** What the move made of the cart; nothing is taken back once that is otherwise. */
  readonly made: string;
};

/** Where a cart goes and what is in it, to be compared. */
export function madeOf(cart: FullCart): string {
  return JSON.stringify([cart.shipToId, cart.deliveryMethod, cart.deliveryDate, contentsOf(cart)]);
}

type Moved = {
  readonly before: FullCart;
  readonly after: FullCart;
  readonly token: string;
  readonly now: Date;
};

/** Takes what cannot go out of a held cart, sets it aside, and keeps how the cart was: one statement. */
export async function writeMove(tx: Tx, { before, after, token, now }: Moved): Promise<void> {
  const stays = new Set(after.lines.map(({ sku }) => sku));
  const gone = before.lines.flatMap(({ sku }) => (stays.has(sku) ? [] : [sku]));
  const regrouped = after.lines.filter((line) => before.lines.some((was) => isRegrouped(was, line)));
  const taken = [...gone, ...regrouped.map(({ sku }) => sku)];
  await sql`
    with dropped as (
      delete from cart_line where cart_id = ${before.id} and sku = any(${taken}::text[]) returning *),
    set_aside as (
      insert into cart_aside (uid, company_id, sku, packages, layers, pallets, parts, set_aside_at)
      select ${before.uid}, ${after.companyId}, sku, packages, layers, pallets, parts, ${now} from dropped
      where sku = any(${gone}::text[])
      on conflict (uid, company_id, sku) do update set
        packages = cart_aside.packages + excluded.packages, layers = cart_aside.layers + excluded.layers,
        pallets = cart_aside.pallets + excluded.pallets, parts = excluded.parts,
        set_aside_at = excluded.set_aside_at)
    insert into cart_move (cart_id, company_id, token, moved_at, made, ship_to_id, delivery_method, delivery_date,
      note_for_driver, empties, empties_second, lines, aside, pricing)
    select ${before.id}, ${after.companyId}, ${token}, ${now}, ${madeOf(after)}::jsonb, ${before.shipToId},
      ${before.deliveryMethod}, ${before.deliveryDate}::date, ${before.noteForDriver},
      ${emptiesToText(before.empties)}::jsonb, ${before.emptiesSecond},
      (select coalesce(json_agg(${lineValues} order by position, uid), '[]')::jsonb from dropped),
      (select coalesce(jsonb_agg(to_jsonb(known)), '[]') from cart_aside known
        where uid = ${before.uid} and company_id = ${after.companyId} and sku = any(${taken}::text[])),
      (select to_jsonb(priced) from cart_pricing priced where cart_id = ${before.id})
    on conflict (cart_id) do update set company_id = excluded.company_id, token = excluded.token,
      moved_at = excluded.moved_at, made = excluded.made, ship_to_id = excluded.ship_to_id,
      delivery_method = excluded.delivery_method, delivery_date = excluded.delivery_date,
      note_for_driver = excluded.note_for_driver, empties = excluded.empties,
      empties_second = excluded.empties_second, lines = excluded.lines, aside = excluded.aside,
      pricing = excluded.pricing`.execute(tx);
  if (regrouped.length > 0) await putRegrouped(tx, { ...after, lines: regrouped });
}

function isRegrouped(was: CartLineRecord, will: CartLineRecord): boolean {
  const isSame = was.packages === will.packages && was.layers === will.layers && was.pallets === will.pallets;
  return was.sku === will.sku && !isSame;
}

/** Lines that the move has taken come back where they stood, in the units in which they go. */
async function putRegrouped(tx: Tx, { id, companyId, lines }: FullCart): Promise<void> {
  const amounts = lines.map(({ sku, packages, layers, pallets }) => ({ sku, packages, layers, pallets }));
  await sql`
    insert into cart_line (uid, cart_id, company_id, sku, packages, layers, pallets, position, version, parts)
    overriding system value
    select (line ->> 0)::bigint, ${id}, ${companyId}, sku, packages, layers, pallets, (line ->> 5)::bigint,
      (line ->> 6)::bigint + 1, nullif(line -> 7, 'null')
    from cart_move, jsonb_array_elements(cart_move.lines) line,
      jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) as goes (sku text, packages int, layers int, pallets int)
    where cart_move.cart_id = ${id} and line ->> 1 = sku`.execute(tx);
}

type MoveRow = Pick<KeptMove, "token" | "method" | "noteForDriver" | "emptiesSecond"> & {
  readonly shipToId: string;
  readonly date: string | null;
  readonly emptiesValues: EmptiesValues | null;
  readonly lineValues: readonly LineValues[];
  readonly made: unknown;
};

/** The last move of a cart, if it made one. */
export async function findMove(db: Db, cartId: CartId): Promise<KeptMove | undefined> {
  const { rows } = await sql<MoveRow>`
    select token, ship_to_id as "shipToId", delivery_method as method, delivery_date as date,
      note_for_driver as "noteForDriver", empties as "emptiesValues", empties_second as "emptiesSecond",
      lines as "lineValues", made
    from cart_move where cart_id = ${cartId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { shipToId, date, emptiesValues, lineValues: values, made, ...move } = row;
  return {
    ...move,
    shipToId: toId<ShipToId>(shipToId),
    date: date === null ? null : toLocalDate(date),
    empties: emptiesValues && emptiesOf(emptiesValues),
    lines: values.map(toLine),
    made: JSON.stringify(made),
  };
}

/** What a held cart got back: its lines as they were, the prices it had, and what was aside before. */
export async function takeMoveBack(
  tx: Tx,
  cart: { readonly id: CartId; readonly uid: string; readonly companyId: CompanyId },
): Promise<void> {
  // What went in other units stands there still.
  await sql`
    delete from cart_line using cart_move, jsonb_array_elements(cart_move.lines) line
    where cart_move.cart_id = ${cart.id} and cart_line.cart_id = ${cart.id} and cart_line.sku = line ->> 1`.execute(
    tx,
  );
  await sql`
    with move as (select * from cart_move where cart_id = ${cart.id}),
    no_more_aside as (
      delete from cart_aside using move where cart_aside.uid = ${cart.uid}
        and cart_aside.company_id = ${cart.companyId}
        and sku in (select line ->> 1 from jsonb_array_elements(move.lines) line)),
    other_prices as (delete from cart_pricing where cart_id = ${cart.id})
    insert into cart_line (uid, cart_id, company_id, sku, packages, layers, pallets, position, version, parts)
    overriding system value
    select (line ->> 0)::bigint, ${cart.id}, ${cart.companyId}, line ->> 1, (line ->> 2)::int, (line ->> 3)::int,
      (line ->> 4)::int, (line ->> 5)::bigint, (line ->> 6)::bigint, nullif(line -> 7, 'null')
    from move, jsonb_array_elements(move.lines) line`.execute(tx);
  await sql`
    with move as (delete from cart_move where cart_id = ${cart.id} returning *),
    aside as (
      insert into cart_aside
      select known.* from move, jsonb_populate_recordset(null::cart_aside, move.aside) known)
    insert into cart_pricing
    select priced.* from move, jsonb_populate_record(null::cart_pricing, move.pricing) priced
    where move.pricing is not null`.execute(tx);
}
