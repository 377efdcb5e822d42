import type { Preview } from "./use-changes.ts";

type OrderBy = Preview["orderBys"][number];

interface MomentOfKinds {
  readonly moment: string;
  /** With its market where the other one orders until another moment. */
  readonly kinds: readonly { readonly kind: OrderBy["kind"]; readonly market: string | undefined }[];
}

/** Until when is ordered, each moment once: two countries and four kinds of transport mostly share two or three. */
export function orderBysByMoment(orderBys: readonly OrderBy[]): readonly MomentOfKinds[] {
  const isShared = ({ kind, orderBy }: OrderBy) =>
    orderBys.every((other) => other.kind !== kind || other.orderBy === orderBy);
  const moments = [...new Set(orderBys.map(({ orderBy }) => orderBy))];
  return moments.map((moment) => {
    const of = orderBys.filter(({ orderBy }) => orderBy === moment);
    const isFirst = (one: OrderBy) => of.find(({ kind }) => kind === one.kind) === one;
    return {
      moment,
      kinds: of
        .filter((one) => !isShared(one) || isFirst(one))
        .map((one) => ({ kind: one.kind, market: isShared(one) ? undefined : one.market })),
    };
  });
}
