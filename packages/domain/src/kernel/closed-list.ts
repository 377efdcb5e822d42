/**
 * Is a name one of those that a table has a row for? What every object has by birth ("toString") is none.
 *
 * @example isNameIn({ keg: 1, can: 2 }, "keg") // true
 */
export function isNameIn<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return Object.hasOwn(table, name);
}

/**
 * The names of a table that has a row for each of a closed list.
 *
 * @example namesIn({ keg: 1, can: 2 }) // ["keg", "can"]
 */
export function namesIn<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(table).filter((name) => isNameIn(table, name));
}

/**
 * A table with a row for each name of a closed list.
 *
 * @example tableOf(["keg", "can"], (name) => name.length) // { keg: 3, can: 3 }
 */
export function tableOf<Name extends string, Row>(
  names: readonly Name[],
  rowOf: (name: Name, index: number) => Row,
): Record<Name, Row> {
  const rows = names.map((name, index) => [name, rowOf(name, index)] as const);
  return Object.fromEntries(rows) as Record<Name, Row>;
}

/**
 * The same without the parts that are not known: the types ask that they are left out, not undefined.
 *
 * @example withoutUndefined({ day: "2026-11-23", note: undefined }) // { day: "2026-11-23" }
 */
export function withoutUndefined<Value extends object>(
  parts: {
    readonly [Part in keyof Value]: Value[Part] | undefined;
  },
): Value {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Value;
}
