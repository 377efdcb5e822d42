import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";

/** A view of a list as somebody wants it kept (DLIST-02). */
export type WantedView = {
  readonly list: string;
  readonly name: string;
  /** The query of the list's address. */
  readonly query: string;
};

export type ViewRefusal = Refusal & { readonly kind: "view-invalid" | "too-many-views" };

/** More would be no help to find anything by. */
export const MOST_VIEWS = 30;

/**
 * Whether a view may be kept: it has a name, belongs to a list, says what is looked for, and there are not too many of the
 * person's own beside it; one of the same name gives way (DLIST-02).
 *
 * @example judgeView({ list: "orders", name: "K potvrzení", query: "?state=received" }, { others: 3 }) // { ok: true, value: undefined }
 */
export function judgeView(
  { list, name, query }: WantedView,
  { others }: { readonly others: number },
): Result<undefined, ViewRefusal> {
  const isNamed = name.trim() === name && name.length > 0 && name.length <= 60;
  const isAddress = query === "" || (query.startsWith("?") && query.length <= 1000);
  if (!isNamed || !isAddress || !/^[a-z-]{1,40}$/.test(list)) return refused({ kind: "view-invalid" });
  return others >= MOST_VIEWS ? refused({ kind: "too-many-views" }) : ok(undefined);
}
