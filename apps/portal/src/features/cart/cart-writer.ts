import type { Amounts } from "@vycep/domain/catalog/packaging";

/** One wish: this product in these amounts. All noughts takes it out. */
export interface Wish<Product> {
  readonly sku: string;
  readonly product: Product;
  readonly amounts: Amounts;
}

export interface WriterPorts<Product> {
  /** Sends all wishes in one go; answers when the server has answered. */
  readonly send: (wishes: readonly Wish<Product>[]) => Promise<void>;
  /** All that was asked for has been answered; nothing is under way. */
  readonly onIdle: () => void;
  /** The call failed as a whole; the wishes it carried are given back. */
  readonly onFailed: (wishes: readonly Wish<Product>[], cause: unknown) => void;
}

export interface CartWriter<Product> {
  readonly wish: (wish: Wish<Product>) => void;
  /** Resolves when everything wished for so far has been answered. */
  readonly settled: () => Promise<void>;
  readonly isBusy: () => boolean;
}

/**
 * Keeps one call in flight. What is wished for meanwhile waits, the last word on each product counting, and goes
 * out together when the answer is there: typing "120" sends "1" and "120", never three calls racing each other.
 */
export function createCartWriter<Product>({
  send,
  onIdle,
  onFailed,
}: WriterPorts<Product>): CartWriter<Product> {
  const waiting = new Map<string, Wish<Product>>();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (waiting.size > 0) {
      const wishes = [...waiting.values()];
      waiting.clear();
      try {
        await send(wishes);
      } catch (cause) {
        onFailed(wishes, cause);
      }
    }
    running = undefined;
    onIdle();
  }

  return {
    wish(wish) {
      waiting.delete(wish.sku);
      waiting.set(wish.sku, wish);
      running ??= Promise.resolve().then(run);
    },
    settled: async () => {
      while (running !== undefined) await running;
    },
    isBusy: () => running !== undefined,
  };
}
