import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { Amounts } from "@vycep/domain/catalog/packaging";

/** One wish: this product in these amounts. All noughts takes it out. */
export interface Wish<Product> {
  readonly sku: string;
  readonly product: Product;
  readonly amounts: Amounts;
  /** What one package of a deal is to hold; left out for plain goods, and where it stays as it is. */
  readonly parts?: readonly BundlePart[] | undefined;
  /** Takes a change back: a line that was taken out is to be again what and where it was. */
  readonly isUndo?: boolean | undefined;
}

export interface WriterPorts<Product> {
  /** Sends all wishes in one go; answers when the server has answered. */
  readonly send: (wishes: readonly Wish<Product>[]) => Promise<void>;
  /** All that was asked for has been answered; nothing is under way. */
  readonly onIdle: () => void;
  /** The call failed as a whole; the wishes it carried are given back. */
  readonly onFailed: (wishes: readonly Wish<Product>[], cause: unknown) => void;
  /** Whether there was no network for the call; its wishes are kept then. */
  readonly isUnreached: (cause: unknown) => boolean;
  /** There was no network; the wishes wait for `retry` or for the next wish. */
  readonly onUnreached: (cause: unknown) => void;
  /** What is not answered yet has become more or less. */
  readonly onChange: () => void;
}

export interface CartWriter<Product> {
  readonly wish: (wish: Wish<Product>) => void;
  /** Sends what is kept for want of network. */
  readonly retry: () => void;
  /** Resolves when nothing is under way: true when everything wished for so far has been answered. */
  readonly settled: () => Promise<boolean>;
  /** What was wished for and has not been answered yet, the oldest first. */
  readonly unanswered: () => readonly Wish<Product>[];
  readonly isBusy: () => boolean;
}

/**
 * Keeps one call in flight. What is wished for meanwhile waits, the last word on each product counting, and goes
 * out together when the answer is there: typing "120" sends "1" and "120", never three calls racing each other.
 * Without a network nothing is lost: the wishes wait until there is one.
 */
export function createCartWriter<Product>(ports: WriterPorts<Product>): CartWriter<Product> {
  const waiting = new Map<string, Wish<Product>>();
  let sent: readonly Wish<Product>[] = [];
  let running: Promise<void> | undefined;

  function put(wish: Wish<Product>): void {
    waiting.delete(wish.sku);
    waiting.set(wish.sku, wish);
  }
  /** The last word counts: what was wished for meanwhile stands behind what comes back. */
  function keep(wishes: readonly Wish<Product>[]): void {
    const newer = [...waiting.values()];
    waiting.clear();
    for (const wish of [...wishes, ...newer]) put(wish);
  }
  async function sendWaiting(): Promise<boolean> {
    sent = [...waiting.values()];
    waiting.clear();
    try {
      await ports.send(sent);
    } catch (cause) {
      if (ports.isUnreached(cause)) {
        keep(sent);
        ports.onUnreached(cause);
        return false;
      }
      ports.onFailed(sent, cause);
    } finally {
      sent = [];
      ports.onChange();
    }
    return true;
  }
  async function run(): Promise<void> {
    let isReached = true;
    while (isReached && waiting.size > 0) isReached = await sendWaiting();
    running = undefined;
    if (isReached) ports.onIdle();
  }
  function retry(): void {
    if (waiting.size > 0) running ??= Promise.resolve().then(run);
  }
  return {
    wish(wish) {
      put(wish);
      ports.onChange();
      retry();
    },
    retry,
    settled: async () => {
      while (running !== undefined) await running;
      return waiting.size === 0;
    },
    unanswered: () => [...sent, ...waiting.values()],
    isBusy: () => running !== undefined,
  };
}
