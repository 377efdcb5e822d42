import { createStore, useStore } from "@vycep/shell/storage/store";

/** The line that was changed last, to be told of when the changes have come to an end. */
export interface ChangedLine {
  readonly sku: string;
  readonly name: string;
}

const changed = createStore<ChangedLine | undefined>(undefined);

/** Notes a change; the announcer says one sentence for a burst of them (C24). */
export function announceLine(sku: string, name: string): void {
  changed.set({ sku, name });
}

export function useChangedLine(): ChangedLine | undefined {
  return useStore(changed);
}
