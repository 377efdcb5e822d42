/** So many documents fit into one archive. */
export const MOST_PACKED_DOCUMENTS = 500;

/** A worker that is killed leaves an archive to the next one; what failed so often is not tried any more. */
export const MOST_TAKINGS = 5;

export type PackageItemState = "waiting" | "packed" | "missing";

export type PackageStanding = {
  readonly items: readonly { readonly state: PackageItemState }[];
  readonly isPacked: boolean;
  readonly isSetAside: boolean;
};

/** How an archive stands: on its way, had whole, had without what is missing, or not to be had. */
export type PackageState = "packing" | "done" | "incomplete" | "failed";

/**
 * How an archive stands; one of which nothing could be packed has failed.
 *
 * @example packageState({ items: [{ state: "packed" }, { state: "missing" }], isPacked: true, isSetAside: false }) // "incomplete"
 */
export function packageState({ items, isPacked, isSetAside }: PackageStanding): PackageState {
  if (isSetAside) return "failed";
  if (!isPacked) return "packing";
  return items.some(({ state }) => state === "missing") ? "incomplete" : "done";
}
