import type { RecordFinder } from "./feature.ts";

let connected: readonly RecordFinder[] = [];

/** Told once by the app, which alone knows all nouns. */
export function connectFinders(finders: readonly RecordFinder[]): void {
  connected = finders;
}

/** Where records are looked for, of all nouns. */
export function recordFinders(): readonly RecordFinder[] {
  return connected;
}
