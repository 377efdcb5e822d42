import type { LocalDate } from "../kernel/local-moment.ts";
import type { Findable } from "./rank-hits.ts";
import type { SearchKind } from "./search-groups.ts";

/** One thing that was found, as its noun tells of it. */
export type FoundHit = Findable & {
  /** By which its page is opened. */
  readonly id: string;
  readonly note?: string | undefined;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  readonly day?: LocalDate | undefined;
  readonly place?: string | undefined;
};

/** What a noun finds of a kind: the nearest, and how many there are. */
export type Found = {
  readonly kind: Exclude<SearchKind, "page">;
  readonly total: number;
  /** There are more than the total: counting stopped there. */
  readonly isMore?: boolean;
  readonly hits: readonly FoundHit[];
};
