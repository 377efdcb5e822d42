import type { WantedLine } from "./wanted-line.ts";

export interface WriterPorts<Product> {
  /** Sends all lines in one go; answers when the server has answered. */
  readonly send: (lines: readonly WantedLine<Product>[]) => Promise<void>;
  /** All that was asked for has been answered; nothing is under way. */
  readonly onIdle: () => void;
  /** The call failed as a whole; the lines it carried are given back. */
  readonly onFailed: (lines: readonly WantedLine<Product>[], cause: unknown) => void;
  /** Whether there was no network for the call; its lines are kept then. */
  readonly isUnreached: (cause: unknown) => boolean;
  /** There was no network; the lines wait for `retry` or for the next one. */
  readonly onUnreached: (cause: unknown) => void;
  /** What is not answered yet has become more or less. */
  readonly onChange: () => void;
}

export interface CartWriter<Product> {
  readonly put: (line: WantedLine<Product>) => void;
  /** Sends what is kept for want of network. */
  readonly retry: () => void;
  /** Resolves when nothing is under way: true when everything wanted so far has been answered. */
  readonly whenIdle: () => Promise<boolean>;
  /** What is wanted and has not been answered yet, the oldest first. */
  readonly unanswered: () => readonly WantedLine<Product>[];
}

/**
 * Keeps one call in flight. What is wanted meanwhile waits, the last word on each product counting, and goes
 * out together when the answer is there: typing "120" sends "1" and "120", never three calls racing each other.
 * Without a network nothing is lost: the lines wait until there is one.
 */
export function createCartWriter<Product>(ports: WriterPorts<Product>): CartWriter<Product> {
  const waiting = new Map<string, WantedLine<Product>>();
  let sent: readonly WantedLine<Product>[] = [];
  let running: Promise<void> | undefined;

  function add(line: WantedLine<Product>): void {
    waiting.delete(line.sku);
    waiting.set(line.sku, line);
  }
  /** The last word counts: what was wanted meanwhile stands behind what comes back. */
  function keep(lines: readonly WantedLine<Product>[]): void {
    const newer = [...waiting.values()];
    waiting.clear();
    for (const line of [...lines, ...newer]) add(line);
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
    put(line) {
      add(line);
      ports.onChange();
      retry();
    },
    retry,
    whenIdle: async () => {
      while (running !== undefined) await running;
      return waiting.size === 0;
    },
    unanswered: () => [...sent, ...waiting.values()],
  };
}
