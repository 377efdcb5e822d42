import { ApiError, failureOf } from "@vycep/shell/failures/api-error";
import type { Store } from "@vycep/shell/storage/store";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { type CartAnswer, linesOf } from "../reading/cart-answer.ts";
import { applyWanted, withLineAt } from "./apply-wanted.ts";
import { createCartMemory } from "./cart-memory.ts";
import type { CartReading, CartSessionPorts } from "./cart-session-ports.ts";
import { createCartWriter } from "./cart-writer.ts";
import { createUnsentKeeper } from "./keep-unsent.ts";
import type { KnownVersions } from "./known-versions.ts";
import type { LineErrors } from "./line-errors.ts";
import { resumeUnsent } from "./resume-unsent.ts";
import { sendLines } from "./send-lines.ts";
import type { WantedLine } from "./wanted-line.ts";

/** All that a page writes to the cart, and what it knows of the cart on the server. */
export interface CartSession {
  /** Reads the cart; what was entered and is not answered yet stands on top of the answer. */
  readonly read: CartReading;
  /** Puts a product into the cart in exactly these amounts, shown at once (CART-05…07). */
  readonly setAmounts: (wanted: WantedLine<ProductRow>) => void;
  /** Takes a change back; a line that was taken out is shown again where it stood, and goes back there (CART-07). */
  readonly undoAmounts: (wanted: WantedLine<ProductRow>, before?: CartAnswer) => void;
  /** Resolves when nothing is under way: true when everything entered so far has reached the server. */
  readonly whenIdle: () => Promise<boolean>;
  /** Resolves when everything entered so far has reached the server, and throws when it cannot; ordering waits for it. */
  readonly whenSaved: () => Promise<void>;
  readonly errors: LineErrors;
  readonly versions: Pick<KnownVersions, "made" | "ordered" | "isKnown" | "shown" | "afterOwn">;
  readonly readAt: Store<number | undefined>;
}

/** By then the screen has shown what was entered. */
const paintedMs = 30;

/** A server that does not answer is tried again after so long; a browser that is offline tells when it is not. */
const retryMs = 5_000;

/**
 * Writes to the cart: what is entered is shown at once and sent in one call at a time; what cannot be sent is kept, also
 * beyond the page; what somebody else has changed meanwhile is asked about and never overwritten (C21).
 */
export function createCartSession(ports: CartSessionPorts): CartSession {
  const { shown, timers } = ports;
  const memory = createCartMemory();
  const unreached = createUnreachedNote(ports);
  const keepUnsent = createUnsentKeeper({ memory, ports }, () => writer.unanswered());
  const writer = createCartWriter<ProductRow | undefined>({
    send: async (lines) => {
      // The frame that shows what was entered comes before the call that carries it.
      await new Promise<void>((resolve) => void timers.after(paintedMs, resolve));
      await sendLines({ memory, ports, refresh: () => shown.refresh(read), setAmounts, keepUnsent }, lines);
    },
    onIdle: () => {
      unreached.dismiss();
      if (memory.isOutdated) shown.outdated();
      memory.isOutdated = false;
    },
    onFailed: tellNotSaved,
    // Who has to sign in again comes back to a new page, which sends what this one keeps.
    isUnreached: (cause) => ["network", "signed-out"].includes(failureOf(cause).kind),
    onUnreached: (cause) => {
      memory.isUnsure = true;
      if (unreached.tell(cause)) timers.after(retryMs, writer.retry);
    },
    onChange: keepUnsent,
  });
  memory.errors.subscribe(keepUnsent);
  ports.network.onOnline(writer.retry);

  async function read(signal: AbortSignal | undefined): Promise<CartAnswer> {
    const cart = await ports.server.read(signal);
    const before = memory.versions.cartId();
    memory.lines.replace(linesOf(cart), cart.id === before ? writer.unanswered() : []);
    memory.versions.read(cart);
    memory.errors.cartWasRead(before !== undefined && cart.id !== before);
    memory.readAt.set(timers.now());
    if (before === undefined) resume(cart.id);
    return writer.unanswered().reduce(applyWanted, cart);
  }
  /** What an earlier page could not send is sent now; for a cart that is an order by now it is too late. */
  function resume(cartId: string): void {
    const { late, resumed } = resumeUnsent({ memory, ports }, cartId);
    for (const line of resumed) writer.put(line);
    if (late.length === 0) return;
    tellNotSaved(late, new ApiError({ kind: "refused", code: "cart-is-an-order", message: "" }));
  }
  function setAmounts(wanted: WantedLine<ProductRow>): void {
    memory.errors.clear(wanted.sku);
    shown.edit((cart) => applyWanted(cart, wanted));
    writer.put(wanted);
  }
  function undoAmounts(wanted: WantedLine<ProductRow>, before?: CartAnswer): void {
    memory.errors.clear(wanted.sku);
    shown.edit((cart) => applyWanted(before ? withLineAt(cart, before, wanted.sku) : cart, wanted));
    writer.put({ ...wanted, isUndo: true });
  }
  async function whenSaved(): Promise<void> {
    writer.retry();
    const isAnswered = await writer.whenIdle();
    if (!isAnswered) throw new ApiError({ kind: "network", code: "network", message: "" });
  }
  function tellNotSaved(lines: readonly { readonly sku: string }[], cause: unknown): void {
    memory.isOutdated = true;
    ports.messages.failed(cause);
    for (const { sku } of lines) memory.errors.set(sku, { reason: "not-saved", message: "" });
  }
  const { errors, versions, readAt } = memory;
  return { read, setAmounts, undoAmounts, whenIdle: writer.whenIdle, whenSaved, errors, versions, readAt };
}

/** The note that the server does not answer, shown once, while the browser believes to be online. */
function createUnreachedNote({ network, messages }: CartSessionPorts) {
  let dismiss: (() => void) | undefined;
  return {
    /** Answers whether it is worth trying again: offline the banner says it all, and who is signed out has left. */
    tell(cause: unknown): boolean {
      if (!network.isOnline() || failureOf(cause).kind === "signed-out") return false;
      dismiss ??= messages.failed(cause);
      return true;
    },
    dismiss() {
      dismiss?.();
      dismiss = undefined;
    },
  };
}
