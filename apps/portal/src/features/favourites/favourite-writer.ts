import { createStore, type Store } from "@vycep/shell/storage/store";

interface WriterDeps {
  /** Brings the server's list to what is wanted of a product; rejects with the reason when it cannot. */
  readonly send: (sku: string, wanted: boolean) => Promise<void>;
  readonly onFailed: (sku: string, cause: unknown) => void;
}

export interface FavouriteWriter {
  readonly put: (sku: string, wanted: boolean) => void;
  /** What is wanted and not answered yet; it is shown in place of what the server said. */
  readonly pending: Store<ReadonlyMap<string, boolean>>;
}

/**
 * Keeps and removes products one call after another for each of them: the last word wins, and however fast somebody
 * presses, the server ends with what the heart shows. A call that fails takes it back (OP-125).
 */
export function createFavouriteWriter({ send, onFailed }: WriterDeps): FavouriteWriter {
  const pending = createStore<ReadonlyMap<string, boolean>>(new Map());
  const running = new Set<string>();

  async function settle(sku: string) {
    running.add(sku);
    try {
      let sent: boolean | undefined;
      for (let wanted = pending.get().get(sku); wanted !== undefined && wanted !== sent; ) {
        await send(sku, wanted);
        sent = wanted;
        wanted = pending.get().get(sku);
      }
    } catch (cause) {
      onFailed(sku, cause);
    } finally {
      running.delete(sku);
      const rest = new Map(pending.get());
      rest.delete(sku);
      pending.set(rest);
    }
  }
  return {
    pending,
    put(sku, wanted) {
      pending.set(new Map(pending.get()).set(sku, wanted));
      if (!running.has(sku)) void settle(sku);
    },
  };
}
