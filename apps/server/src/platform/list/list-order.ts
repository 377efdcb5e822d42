import { type RawBuilder, sql } from "kysely";

/** What a sorted column holds, and so how its values travel in a cursor. */
export type KeyKind = "text" | "moment" | "day" | "whole";

type Key = { readonly column: RawBuilder<unknown>; readonly kind: KeyKind };

/** An order that never ties: by a column, and among equals by the row's own id. */
export type ListOrder = {
  /** Names column and direction: a cursor made in another order leads nowhere. */
  readonly name: string;
  readonly by: Key & {
    /** Rows without a value stand last, whichever way. */
    readonly isNullable?: boolean;
  };
  readonly id: Key;
  readonly direction: "asc" | "desc";
};

/** The last row that was read: its sorted value, and its id. */
export type Cursor = { readonly key: string | null; readonly id: string };

const directions = { asc: sql`asc`, desc: sql`desc` };
const follows = { asc: sql`>`, desc: sql`<` };

/** For `order by`. */
export function printOrder({ by, id, direction }: ListOrder): RawBuilder<unknown> {
  const towards = directions[direction];
  const last = by.isNullable === true ? sql` nulls last` : sql``;
  return sql`${by.column} ${towards}${last}, ${id.column} ${towards}`;
}

/** For `where`: what comes after the cursor in this order. */
export function comesAfter({ by, id, direction }: ListOrder, cursor: Cursor): RawBuilder<unknown> {
  const behind = follows[direction];
  const isLaterId = sql`${id.column} ${behind} ${fromText(id.kind, cursor.id)}`;
  if (cursor.key === null) return sql`${by.column} is null and ${isLaterId}`;
  const key = fromText(by.kind, cursor.key);
  const isLater = sql`(${by.column}, ${id.column}) ${behind} (${key}, ${fromText(id.kind, cursor.id)})`;
  return by.isNullable === true ? sql`(${by.column} is null or ${isLater})` : isLater;
}

/** Key and id of each row, as texts that lose nothing. */
export function cursorColumns({ by, id }: ListOrder): RawBuilder<unknown> {
  return sql`${toText(by)} as list_key, ${toText(id)} as list_id`;
}

/**
 * A moment travels as its microseconds, because the driver's Date knows only thousandths. Reckoned in floating point,
 * which is exact to the microsecond until the year 2255 and half the work of decimals.
 */
function toText({ column, kind }: Key): RawBuilder<unknown> {
  return kind === "moment"
    ? sql`(date_part('epoch', ${column}) * 1000000)::bigint::text`
    : sql`(${column})::text`;
}

function fromText(kind: KeyKind, text: string): RawBuilder<unknown> {
  switch (kind) {
    case "text":
      return sql`${text}::text`;
    case "moment":
      return sql`('epoch'::timestamptz + ${text}::bigint * interval '1 microsecond')`;
    case "day":
      return sql`${text}::date`;
    case "whole":
      return sql`${text}::bigint`;
  }
}
