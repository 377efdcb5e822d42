import { createHash } from "node:crypto";
import { CUSTOMER_ORDER_NUMBER_MAX } from "@vycep/contract/cart/cart.codec";
import { MAX_LINES } from "@vycep/domain/cart/cart";
import type { OrderMessage } from "@vycep/domain/edi/order-message";
import type { ReadMessage } from "@vycep/paper/edi/edifact-order";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { goodsByCode } from "../catalog/coded-goods.facts.ts";
import { identityFacts } from "../identity/identity.facts.ts";
import { type EdiPartner, isOrdered, keepAnswer, keepMessage, messageByReference } from "./edi.repo.ts";
import { judgeOrder } from "./judge-order.ts";
import { answerAgain } from "./outgoing.repo.ts";
import { partiesOfPartner, queueAnswer } from "./queue-answer.ts";

export type EdiDeps = Pick<Deps, "db" | "clock" | "log" | "config">;

/** What became of a message; a fault is for somebody to look at. */
export type TakenMessage =
  | { readonly kind: "taken" }
  | { readonly kind: "again" }
  | { readonly kind: "fault"; readonly reason: string };

type Arrived = {
  readonly partner: EdiPartner;
  readonly message: ReadMessage;
  /** The interchange says so. */
  readonly isTest: boolean;
};

/**
 * Takes one message exactly once, by its partner and its reference: kept, judged, ordered and answered in one
 * transaction. The same message again gets the same answer again; another one under its reference is a fault.
 */
export async function takeMessage(
  deps: EdiDeps,
  { partner, message, isTest }: Arrived,
): Promise<TakenMessage> {
  if (message.kind === "fault") return { kind: "fault", reason: `${message.reference}: ${message.fault}` };
  const { order, reference } = message;
  const excess = excessOf(order, reference);
  if (excess !== undefined) return { kind: "fault", reason: `${reference.slice(0, 100)}: ${excess}` };
  const bodyHash = createHash("sha256").update(JSON.stringify(order)).digest("base64");
  return inTransaction(deps.db, async (tx) => {
    const id = await keepMessage(tx, {
      ...{ reference, bodyHash },
      partnerGln: partner.gln,
      companyId: partner.companyId,
      orderReference: order.number,
      placeGln: order.place,
      now: deps.clock.instant(),
    });
    if (id === undefined) return takeAgain(tx, { partner, reference, bodyHash });
    await answer(tx, deps, { id, partner, order, reference, isTest: isTest || partner.isTest });
    return { kind: "taken" };
  });
}

/** The longest reference that is kept: two numbers of fourteen letters in EDIFACT, any text in UBL. */
const REFERENCE_MAX = 100;

/** What of a message is more than is kept of any order. */
function excessOf({ number, lines }: OrderMessage, reference: string): string | undefined {
  if (reference.length > REFERENCE_MAX) return `its number is longer than ${REFERENCE_MAX} letters`;
  if (number.length > CUSTOMER_ORDER_NUMBER_MAX)
    return `its order number is longer than ${CUSTOMER_ORDER_NUMBER_MAX} letters`;
  return lines.length > MAX_LINES ? `it has more than ${MAX_LINES} lines` : undefined;
}

async function takeAgain(
  tx: Tx,
  { partner, reference, bodyHash }: Pick<Arrived, "partner"> & Record<"reference" | "bodyHash", string>,
): Promise<TakenMessage> {
  const before = await messageByReference(tx, partner.gln, reference);
  if (before?.bodyHash !== bodyHash)
    return { kind: "fault", reason: `${reference}: another message had this reference` };
  await answerAgain(tx, before.id);
  return { kind: "again" };
}

type Kept = {
  readonly id: number;
  readonly partner: EdiPartner;
  readonly order: OrderMessage;
  readonly reference: string;
  readonly isTest: boolean;
};

async function answer(tx: Tx, { clock, config }: EdiDeps, { id, partner, order, reference, isTest }: Kept) {
  const actor = await identityFacts({ db: tx, clock, config }).actorInNameOf(partner.uid, partner.companyId);
  // It is closed for a while: the message waits, as people do.
  if (actor?.isClosedOut) throw new Error("the portal is closed for this partner's market");
  const goods = await goodsByCode(tx);
  // A change names the order that it changes: that its number is known is no fault of it.
  const isUsed = order.purpose !== "other" && (await isOrdered(tx, partner.gln, order.number));
  const asked = isUsed ? { ...order, purpose: "again" as const } : order;
  const judged = await judgeOrder(
    tx,
    { clock },
    {
      ...{ partner, actor, order: asked, goods, isTest },
      requestId: `edi-${partner.gln}-${reference}`.slice(0, 100),
    },
  );
  const lines = isUsed
    ? judged.lines.map((line) =>
        line.reason === "only-new-orders" ? { ...line, reason: "order-number-used" as const } : line,
      )
    : judged.lines;
  await keepAnswer(tx, id, { lines, orderNumber: judged.orderNumber });
  const parties = await partiesOfPartner(tx, partner, clock.now().date);
  await queueAnswer(tx, {
    ...{ partner, goods, lines, isTest, ...parties },
    messageId: id,
    kind: "order-response",
    subject: `order-response ${id}`,
    now: clock.now(),
    orderReference: order.number,
    orderNumber: judged.orderNumber,
    place: order.place,
    deliveryDay: judged.deliveryDay,
    currency: judged.currency ?? parties.currency,
    prices: judged.prices,
  });
}
