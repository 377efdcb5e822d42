import { useRef, useState } from "react";
import { rememberOrder, type SentOrder } from "./order-key.ts";
import { type PlaceRefusal, placeOrder, type SendOutcome } from "./use-place-order.ts";

export type UnsentOrder = Omit<SentOrder, "key">;
/** What is sent, told once everything entered so far has reached the server. */
export type ReadOrder = () => UnsentOrder;
export type EndedOutcome = Exclude<SendOutcome, { kind: "placed" | "key-used" }>;

export type SendState =
  | { readonly kind: "idle" }
  | { readonly kind: "sending" }
  | { readonly kind: "ended"; readonly outcome: EndedOutcome };

export interface SendPorts {
  /** Resolves when everything entered so far has reached the server; throws when it cannot. */
  readonly settle: () => Promise<void>;
  readonly onPlaced: (orderNumber: string) => void;
  /** The refusal is shown when this resolves. */
  readonly onRefused: (refusals: readonly PlaceRefusal[]) => Promise<void>;
}

/**
 * Sends an order. However often the button is pressed there is one call at a time, and once the order is placed there
 * is none any more; every repeat carries the key of the first (C9).
 */
export function useSendOrder({ settle, onPlaced, onRefused }: SendPorts) {
  const [state, setState] = useState<SendState>({ kind: "idle" });
  const isUnderWay = useRef(false);

  async function send(readOrder: ReadOrder): Promise<void> {
    // State comes too late for the second click of a double click.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ kind: "sending" });
    const outcome = (await reached(settle)) ? await attempt(readOrder()) : notReached;
    if (outcome.kind === "placed") {
      onPlaced(outcome.orderNumber);
      return;
    }
    if (outcome.kind === "refused") await onRefused(outcome.refusals);
    isUnderWay.current = false;
    setState({ kind: "ended", outcome });
  }
  const reset = () => setState({ kind: "idle" });
  return { state, send, reset };
}

/** What was entered has not reached the server, so nothing was ordered either. */
const notReached = { kind: "rejected", message: "", requestId: undefined } as const;

async function reached(settle: SendPorts["settle"]): Promise<boolean> {
  try {
    await settle();
    return true;
  } catch {
    return false;
  }
}

async function attempt(order: UnsentOrder): Promise<Exclude<SendOutcome, { kind: "key-used" }>> {
  const makeKey = () => crypto.randomUUID();
  const outcome = await placeOrder(rememberOrder(order, makeKey));
  if (outcome.kind !== "key-used") return outcome;
  const again = await placeOrder(rememberOrder(order, makeKey));
  return again.kind === "key-used" ? { kind: "unknown" } : again;
}
