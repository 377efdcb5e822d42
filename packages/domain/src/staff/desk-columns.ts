import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";

/** Which columns of a list somebody sees, in their order, and which they have put away (DLIST-02). */
export type ColumnChoice = {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
};

export type ColumnsRefusal = Refusal & { readonly kind: "columns-invalid" };

/** No list has more. */
const MOST_COLUMNS = 40;

/**
 * Whether a choice of columns may be kept: of a list, and each column once, either shown or put away (DLIST-02).
 *
 * @example judgeColumns("orders", { shown: ["total", "method"], hidden: ["weight"] }) // { ok: true, value: undefined }
 */
export function judgeColumns(
  list: string,
  { shown, hidden }: ColumnChoice,
): Result<undefined, ColumnsRefusal> {
  const keys = [...shown, ...hidden];
  const isEachOnce = new Set(keys).size === keys.length && keys.length <= MOST_COLUMNS;
  const isNamed = /^[a-z-]{1,40}$/.test(list) && keys.every((key) => /^[A-Za-z0-9-]{1,40}$/.test(key));
  return isEachOnce && isNamed ? ok(undefined) : refused({ kind: "columns-invalid" });
}

/**
 * The columns of a list as somebody has chosen them: the one that names the row first, then theirs in their order; what a
 * newer version brought stands at the end, where it is not put away (DLIST-02).
 *
 * @example arrangeColumns([{ key: "number", isRowHeader: true }, { key: "total" }, { key: "method" }],
 *   { shown: ["method", "total"], hidden: [] }).map(({ key }) => key) // ["number", "method", "total"]
 */
export function arrangeColumns<
  Column extends { readonly key: string; readonly isRowHeader?: boolean | undefined },
>(columns: readonly Column[], choice: ColumnChoice | undefined): readonly Column[] {
  if (choice === undefined) return columns;
  const { shown, hidden } = choice;
  const placeOf = ({ key, isRowHeader }: Column) => {
    if (isRowHeader === true) return -1;
    const place = shown.indexOf(key);
    return place === -1 ? shown.length : place;
  };
  return columns
    .filter(({ key, isRowHeader }) => isRowHeader === true || !hidden.includes(key))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
