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
