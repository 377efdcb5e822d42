import { queryClient } from "@vycep/shell/api/query-client";
import { logWarning } from "@vycep/shell/log";
import { showMessage } from "@vycep/shell/messages/message-modal";
import { createStore, type Store } from "@vycep/shell/storage/store";
import { textsOf } from "@vycep/shell/words/i18n";
import { availableDatesKey } from "../../shared/ordering/available-dates-query.ts";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import type { Choice } from "../../shared/ordering/choice.ts";
import { type Start, setTransportType } from "./set-transport-type.ts";

/** The cart that a start changes, as it was last read. */
export type StartedCart = Pick<CartInHand, "id" | "shipToId" | "method" | "date" | "readAgain">;

export interface OrderStart {
  /** How many changes are being made, or their cart not read yet: meanwhile there is nothing to repair. */
  readonly underWay: Pick<Store<number>, "get" | "subscribe">;
  /** Does the work of a change, which counts as under way until it is done. */
  readonly during: (work: () => Promise<void>) => Promise<void>;
  /** Sets the server's cart to what is wanted, unless it is or is just being set to it (TRANSPORT-39, 42…49). */
  readonly start: (wanted: Start, cart: StartedCart) => Promise<void>;
  /** The same by itself, where nothing is under way: never twice what the server has refused for this cart. */
  readonly repair: (wanted: Start, cart: StartedCart) => void;
}

/** What was last sent, and how it ended. */
interface Sent {
  readonly wanted: string;
  readonly cartId: string;
  /** What the cart held before. */
  readonly held: string;
  end: "open" | "answered" | "failed";
}

/** What depends on where, how and when, besides the cart. */
const followers = [["catalog"], ["products"], ["favourites"]] as const;

/** Starts orders on the server, one call at a time: of those that wait, only the last is sent. */
export function createOrderStart(): OrderStart {
  const underWay = createStore(0);
  let sent: Sent | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function during(work: () => Promise<void>): Promise<void> {
    underWay.set(underWay.get() + 1);
    try {
      await work();
    } finally {
      underWay.set(underWay.get() - 1);
    }
  }
  async function start(wanted: Start, cart: StartedCart): Promise<void> {
    const expected = sent?.end === "open" ? sent.wanted : heldBy(cart);
    if (expected === heldBy(wanted)) return;
    const mine: Sent = { wanted: heldBy(wanted), cartId: cart.id, held: heldBy(cart), end: "open" };
    sent = mine;
    const answer = turn.then(async () =>
      sent === mine ? { refusal: await setTransportType(wanted) } : undefined,
    );
    turn = answer.catch(() => undefined);
    await during(async () => {
      try {
        const answered = await answer;
        if (answered === undefined) return;
        if (answered.refusal !== undefined) tellRefusal(answered.refusal);
        await readFollowers(cart);
        mine.end = "answered";
      } catch (cause) {
        // A failed call inside order start is only logged (TRANSPORT-53, OP-150); the next change tries again.
        mine.end = "failed";
        logWarning("the order could not be started", cause);
      }
    });
  }
  function isTried(wanted: Start, cart: StartedCart): boolean {
    if (sent?.wanted !== heldBy(wanted) || sent.cartId !== cart.id) return false;
    return sent.end !== "failed" || sent.held === heldBy(cart);
  }
  return {
    underWay,
    during,
    start,
    repair(wanted, cart) {
      if (underWay.get() === 0 && !isTried(wanted, cart)) void start(wanted, cart);
    },
  };
}

/** What a choice starts the order with; undefined until place, way and day are chosen. */
export function startOf({ shipToId, shippingMethod: method, deliveryDate: date }: Choice): Start | undefined {
  if (shipToId === undefined || method === undefined || date === undefined) return;
  return { shipToId, method, date };
}

/** Where, how and when, to be compared. */
function heldBy({ shipToId, method, date }: Pick<StartedCart, "shipToId" | "method" | "date">): string {
  return [shipToId, method, date].join("|");
}

function tellRefusal(refusal: string): void {
  showMessage({ title: textsOf("delivery")("changeRefused"), details: [refusal] });
  // ERROR-12: the picker is calculated anew from fresh days.
  void queryClient.invalidateQueries({ queryKey: availableDatesKey });
}

/** TRANSPORT-40, 41, 47…50: cart, products, the open product and favourites follow the new choice. */
export async function readFollowers({ readAgain }: Pick<StartedCart, "readAgain">): Promise<void> {
  await Promise.all([
    readAgain(),
    ...followers.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);
}

/** The one of the portal. */
export const orderStart: OrderStart = createOrderStart();
