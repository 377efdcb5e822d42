import { type RawBuilder, sql } from "kysely";

/** What each filter of a list demands of a row. */
export type Demands<Filter> = {
  readonly [Key in keyof Filter]-?: (value: NonNullable<Filter[Key]>) => RawBuilder<unknown>;
};

/** All that the filters demand, those that are not set aside left out; for `where`. */
export function conditionsOf<Filter extends object>(
  filter: Filter,
  demands: Demands<Filter>,
): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [];
  for (const key in demands) all.push(...demandOf(filter, demands, key));
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

function demandOf<Filter, Key extends keyof Filter>(
  filter: Filter,
  demands: Demands<Filter>,
  key: Key,
): RawBuilder<unknown>[] {
  const value = filter[key];
  return value === undefined || value === null ? [] : [demands[key](value)];
}

type Column = RawBuilder<unknown>;
type Demand<Value> = (value: Value) => RawBuilder<unknown>;

export function is(column: Column): Demand<string> {
  return (value) => sql`${column} = ${value}`;
}

/** None at all finds nothing. One alone is said as such: only then does an index that begins with it give the order after it. */
export function isOneOf(column: Column): Demand<readonly string[]> {
  return (values) =>
    values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${[...values]}::text[])`;
}

export function isFrom<Value extends Date | string | number>(column: Column): Demand<Value> {
  return (value) => sql`${column} >= ${value}`;
}

export function isUpTo<Value extends Date | string | number>(column: Column): Demand<Value> {
  return (value) => sql`${column} <= ${value}`;
}

export function isBefore<Value extends Date | string | number>(column: Column): Demand<Value> {
  return (value) => sql`${column} < ${value}`;
}

/** The pattern of `like` for what contains a text. */
export function containing(text: string): string {
  return `%${exactly(text)}%`;
}

/** The pattern of `like` for the whole text: a `%` or `_` that somebody typed means itself. */
export function exactly(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
