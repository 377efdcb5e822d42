import { type Ended, useAction } from "@vycep/shell/actions/use-action";
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
  readonly onPlaced: (orderNumber: string, order: UnsentOrder) => void;
  /** The refusal is shown when this resolves. */
  readonly onRefused: (refusals: readonly PlaceRefusal[]) => Promise<void>;
}

/**
 * Sends an order. However often the button is pressed there is one call at a time, and once the order is placed there
 * is none any more; every repeat carries the key of the first (C9).
 */
export function useSendOrder({ settle, onPlaced, onRefused }: SendPorts) {
  async function sendOnce(readOrder: ReadOrder) {
    if (!(await reached(settle))) return notReached;
    const order = readOrder();
    const outcome = await attempt(order);
    if (outcome.kind === "placed") onPlaced(outcome.orderNumber, order);
    if (outcome.kind === "refused") await onRefused(outcome.refusals);
    return outcome;
  }
  const isLast = ({ kind }: Outcome) => kind === "placed";
  const { run: send, isBusy, ended, reset } = useAction(sendOnce, { isLast });
  return { state: isBusy ? sending : stateOf(ended), send, reset };
}

type Outcome = Exclude<SendOutcome, { kind: "key-used" }>;

const sending = { kind: "sending" } as const;

function stateOf(ended: Ended<Outcome> | undefined): SendState {
  if (ended?.kind !== "done" || ended.answer.kind === "placed") return { kind: "idle" };
  return { kind: "ended", outcome: ended.answer };
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

async function attempt(order: UnsentOrder): Promise<Outcome> {
  const makeKey = () => crypto.randomUUID();
  const outcome = await placeOrder(rememberOrder(order, makeKey));
  if (outcome.kind !== "key-used") return outcome;
  const again = await placeOrder(rememberOrder(order, makeKey));
  return again.kind === "key-used" ? { kind: "unknown" } : again;
}
