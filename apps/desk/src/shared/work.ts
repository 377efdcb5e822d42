import { queryOptions } from "@tanstack/react-query";
import type { WorkItem } from "./feature.ts";

let connected: readonly WorkItem[] = [];

/** Told once by the app, which alone knows all nouns. */
export function connectWork(items: readonly WorkItem[]): void {
  connected = items;
}

/** What may wait for somebody, of all nouns. */
export function workItems(): readonly WorkItem[] {
  return connected;
}

/** How much of it waits; asked each half minute, and with whatever else of its noun is read anew. */
export function workQuery({ noun, id, find }: WorkItem) {
  return queryOptions({
    queryKey: [noun, "work", id],
    queryFn: ({ signal }) => find(signal),
    refetchInterval: 30_000,
  });
}
