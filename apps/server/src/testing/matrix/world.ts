import { sql } from "kysely";
import type { RemoveItemFromCartOutput } from "../../platform/graphql.gen.ts";
import { add, cartOf, startOrder, told } from "../ask-cart.ts";
import { keep, wishlistOf } from "../ask-favourites.ts";
import { move } from "../ask-moves.ts";
import { saveSomeOrder } from "../ask-saved-orders.ts";
import type { TestServer } from "../test-server.ts";
import { type ActorKind, callerOf, uidOf } from "./actors.ts";
import { idsAtTheDoor } from "./door.ts";
import { archiveOf, billedAt, contractAt, invoiceAt } from "./papers.ts";
import { keyOf, punchOutIdOf, webhookOf } from "./programs.ts";
import { attachmentOf, ticketAt } from "./tickets.ts";

/** Every kind of id that a caller can send. A new kind of thing gets its line here and in the three makers below. */
export type Ids = {
  readonly uid: string;
  readonly shipToId: string;
  readonly cartId: string;
  readonly cartItemUid: string;
  /** Of something that was just taken out of the cart. */
  readonly removalToken: string;
  /** Of a cart that was just moved to another day. */
  readonly moveToken: string;
  readonly orderNumber: string;
  /** One that may still be cancelled, and was settled above the customer's limit. */
  readonly openOrderNumber: string;
  /** Of a ticket that is open. */
  readonly caseNumber: string;
  /** Of a file of that ticket. */
  readonly attachmentId: string;
  readonly savedOrderId: string;
  readonly wishlistId: string;
  readonly wishlistItemId: string;
  /** Of an invoice. */
  readonly documentNumber: string;
  /** Of an invoice that was billed. */
  readonly invoiceNumber: string;
  /** Of an archive of documents. */
  readonly packageId: string;
  /** Of a contract with one paper. */
  readonly contractNumber: string;
  /** A browser that is signed in. */
  readonly sessionId: string;
  readonly passkeyId: string;
  /** Of a program. */
  readonly keyId: string;
  /** Of a purchasing system. */
  readonly punchOutId: string;
  /** Of an address for messages, and of a message to it. */
  readonly webhookId: string;
  readonly deliveryId: string;
};
export type IdName = keyof Ids;

/** Ids of nothing, each as long as the real ones. */
export const missingIds: Ids = {
  uid: "U998",
  shipToId: "599998",
  cartId: "0".repeat(32),
  cartItemUid: "OTk5OTk5",
  removalToken: "1".repeat(32),
  moveToken: "2".repeat(32),
  orderNumber: "0999999998",
  openOrderNumber: "0999999997",
  caseNumber: "CS9999998",
  attachmentId: "f".repeat(32),
  savedOrderId: "OTk5OTk5",
  wishlistId: "OTk5OTk5OTg=",
  wishlistItemId: "OTk5OTk5OTc=",
  documentNumber: "2099999998",
  invoiceNumber: "2099999997",
  packageId: "f".repeat(32),
  contractNumber: "K2099-9998",
  sessionId: "00000000-0000-4000-8000-000000000000",
  passkeyId: "00000000-0000-4000-8000-000000000001",
  keyId: "0".repeat(16),
  punchOutId: "1".repeat(16),
  webhookId: "00000000-0000-4000-8000-000000000002",
  deliveryId: "00000000-0000-4000-8000-000000000003",
};

/** A place where the actor may order, with a way and a day that are offered there. */
const ordering: Partial<Record<ActorKind, { readonly shipTo: string; readonly date: string }>> = {
  owner: { shipTo: "500101", date: "2026-11-26" },
  colleague: { shipTo: "500102", date: "2026-11-26" },
  otherOwner: { shipTo: "500203", date: "2026-11-26" },
  slovakOwner: { shipTo: "600401", date: "2026-11-27" },
};
/** The own place of those who may not order. */
const placesWithoutOrdering: Partial<Record<ActorKind, string>> = {
  accountant: "500101",
  academy: "500101",
  suspended: "500104",
};

/**
 * What the actor has of everything: a cart with two lines that may be sent, made good again before each call, and an
 * order. Who cannot have something gets the id of nothing, and a cart is filled only for a call that uses it.
 */
export async function ownIds(server: TestServer, kind: ActorKind, used: readonly IdName[]): Promise<Ids> {
  const start = ordering[kind];
  const uid = uidOf(kind) ?? missingIds.uid;
  const shipToId = start?.shipTo ?? placesWithoutOrdering[kind] ?? missingIds.shipToId;
  const orderNumber = await orderAt(server, kind, shipToId);
  const openOrderNumber = used.includes("openOrderNumber")
    ? await openOrderAt(server, kind, shipToId)
    : missingIds.openOrderNumber;
  const needsTicket = used.includes("caseNumber") || used.includes("attachmentId");
  const hasTicket = needsTicket && shipToId !== missingIds.shipToId;
  const ownTicket = hasTicket ? await ticketAt(server, kind, shipToId) : undefined;
  const caseNumber = ownTicket ?? missingIds.caseNumber;
  const attachmentId =
    ownTicket !== undefined && used.includes("attachmentId")
      ? await attachmentOf(server, kind, ownTicket)
      : missingIds.attachmentId;
  const needsList = used.includes("wishlistId") || used.includes("wishlistItemId");
  const listIds = needsList && withFavourites.has(kind) ? await filledWishlist(server, kind) : {};
  const needsCart = (["cartId", "cartItemUid", "removalToken", "moveToken"] as const).some((name) =>
    used.includes(name),
  );
  const doorIds = await idsAtTheDoor(server, kind, used);
  const documentNumber =
    (used.includes("documentNumber") ? await invoiceAt(server, shipToId) : undefined) ??
    missingIds.documentNumber;
  const invoiceNumber =
    (used.includes("invoiceNumber") ? await billedAt(server, shipToId) : undefined) ??
    missingIds.invoiceNumber;
  const packageId =
    (used.includes("packageId") ? await archiveOf(server, uid, shipToId) : undefined) ?? missingIds.packageId;
  const contractNumber =
    (used.includes("contractNumber") ? await contractAt(server, shipToId) : undefined) ??
    missingIds.contractNumber;
  const keyId =
    (used.includes("keyId") ? await keyOf(server, kind, shipToId) : undefined) ?? missingIds.keyId;
  const punchOutId =
    (used.includes("punchOutId") ? await punchOutIdOf(server, kind) : undefined) ?? missingIds.punchOutId;
  const webhookIds =
    used.includes("webhookId") || used.includes("deliveryId") ? await webhookOf(server, kind, shipToId) : {};
  const mine = {
    ...missingIds,
    keyId,
    punchOutId,
    ...webhookIds,
    ...doorIds,
    packageId,
    contractNumber,
    invoiceNumber,
    documentNumber,
    uid,
    shipToId,
    orderNumber,
    openOrderNumber,
    caseNumber,
    attachmentId,
    ...listIds,
  };
  if (!start) return mine;
  const savedOrderId = used.includes("savedOrderId")
    ? await savedOrderOf(server, kind, start)
    : missingIds.savedOrderId;
  const cart = needsCart ? await filledCart(server, kind, start) : {};
  const removal = used.includes("removalToken") ? await removalOf(server, kind, cart) : {};
  const move = used.includes("moveToken") ? await moveOf(server, kind, cart) : {};
  return { ...mine, savedOrderId, ...cart, ...removal, ...move };
}

/** Something of the filled cart that was taken out. */
async function removalOf(
  server: TestServer,
  kind: ActorKind,
  { cartId, cartItemUid }: Partial<Ids>,
): Promise<Pick<Ids, "removalToken">> {
  const answer = await (await callerOf(server, kind)).graphql(
    `mutation ($input: RemoveItemFromCartInput!) { removeItemFromCart(input: $input) { removal_token } }`,
    { input: { cart_id: cartId, cart_item_uid: cartItemUid } },
  );
  const { removal_token: token } = told<{ removeItemFromCart: RemoveItemFromCartOutput }>(
    answer,
  ).removeItemFromCart;
  return { removalToken: token ?? missingIds.removalToken };
}

/** The filled cart, moved to the next day on which every place is delivered to. */
async function moveOf(
  server: TestServer,
  kind: ActorKind,
  { cartId = "" }: Partial<Ids>,
): Promise<Pick<Ids, "moveToken">> {
  const to = { delivery_date: kind === "slovakOwner" ? "2026-12-04" : "2026-12-03" };
  const { undo_token: token } = await move(await callerOf(server, kind), cartId, to);
  return { moveToken: token ?? missingIds.moveToken };
}

/** Whoever sees the catalogue has favourites, even at a place that is suspended. */
const withFavourites: ReadonlySet<ActorKind> = new Set([
  "owner",
  "colleague",
  "otherOwner",
  "slovakOwner",
  "suspended",
]);

async function filledWishlist(
  server: TestServer,
  kind: ActorKind,
): Promise<Pick<Ids, "wishlistId" | "wishlistItemId">> {
  const caller = await callerOf(server, kind);
  const wishlistId = (await wishlistOf(caller)).id ?? missingIds.wishlistId;
  const { added_items: added } = await keep(caller, wishlistId, ["100101"]);
  return { wishlistId, wishlistItemId: added?.[0]?.id ?? missingIds.wishlistItemId };
}

/** What was in the cart of each when it was last filled: a cart that nobody has touched since need not be filled again. */
const filled = new WeakMap<TestServer, Map<ActorKind, { readonly ids: CartIds; readonly held: string }>>();

type CartIds = Pick<Ids, "cartId" | "cartItemUid">;

async function filledCart(
  server: TestServer,
  kind: ActorKind,
  start: { readonly shipTo: string; readonly date: string },
): Promise<CartIds> {
  const known = filled.get(server)?.get(kind);
  if (known !== undefined && (await heldBy(server, known.ids.cartId)) === known.held) return known.ids;
  const ids = await fillCart(server, kind, start);
  const ofServer = filled.get(server) ?? new Map();
  filled.set(server, ofServer.set(kind, { ids, held: await heldBy(server, ids.cartId) }));
  return ids;
}

/** A cart with all its lines as one text. */
async function heldBy(server: TestServer, cartId: string): Promise<string> {
  const { rows } = await sql<{ all: unknown }>`
    select json_build_object('cart', to_json(c), 'lines', (
      select json_agg(l order by l.uid) from cart_line l where l.cart_id = c.id)) as all
    from cart c where c.id = ${cartId}`.execute(server.deps.db);
  return JSON.stringify(rows);
}

async function fillCart(
  server: TestServer,
  kind: ActorKind,
  start: { readonly shipTo: string; readonly date: string },
): Promise<CartIds> {
  const caller = await callerOf(server, kind);
  const cartId = await startOrder(caller, start);
  told(
    await caller.graphql(`mutation { clearCart(input: { cart_id: "${cartId}" }) { cart { id } }
      setCartNotes(input: { cart_id: "${cartId}", note_for_driver: "", customer_order_number: "" }) { cart { id } } }`),
  );
  const { user_errors } = await add(caller, cartId, [
    { sku: "100112", quantity: 60 },
    { sku: "100101", number_of_layer: 1 },
  ]);
  if (user_errors.length > 0) throw new Error(JSON.stringify(user_errors));
  return { cartId, cartItemUid: (await cartOf(caller)).items?.[0]?.uid ?? missingIds.cartItemUid };
}

/** What was put aside by each when it was last made: who has the same still needs no other. */
const putAside = new WeakMap<TestServer, Map<ActorKind, { readonly id: string; readonly held: string }>>();

/** A cart put aside, always the same one: what calls have made of earlier ones is deleted. */
async function savedOrderOf(
  server: TestServer,
  kind: ActorKind,
  start: { readonly shipTo: string; readonly date: string },
): Promise<string> {
  const known = putAside.get(server)?.get(kind);
  if (known !== undefined && (await putAsideBy(server, kind)) === known.held) return known.id;
  await sql`update saved_order set deleted_at = now() where uid = ${uidOf(kind)} and deleted_at is null`.execute(
    server.deps.db,
  );
  const { id } = await saveSomeOrder(await callerOf(server, kind), { ...start, title: titleOf(kind) });
  const ofServer = putAside.get(server) ?? new Map();
  putAside.set(server, ofServer.set(kind, { id, held: await putAsideBy(server, kind) }));
  return id;
}

/** All saved orders of somebody with their lines as one text. */
async function putAsideBy(server: TestServer, kind: ActorKind): Promise<string> {
  const { rows } = await sql<{ all: unknown }>`
    select json_agg(json_build_object('saved', to_json(s), 'lines', (
      select json_agg(l order by l.line_no) from saved_order_line l where l.saved_order_id = s.id)) order by s.id) as all
    from saved_order s where s.uid = ${uidOf(kind)} and s.deleted_at is null`.execute(server.deps.db);
  return JSON.stringify(rows);
}

/** A name that nobody else may read. */
const titleOf = (kind: ActorKind) => `Objednávka pro ${kind}`;

/** The newest order of a place; that of the suspended one is history, too. */
async function orderAt(server: TestServer, kind: ActorKind, shipToId: string): Promise<string> {
  if (kind === "stranger") return missingIds.orderNumber;
  const { rows } = await sql<{ number: string }>`
    select order_number as number from sales_order where ship_to_id = ${shipToId}
    order by created_at desc, order_number desc limit 1`.execute(server.deps.db);
  return rows[0]?.number ?? missingIds.orderNumber;
}

/** The newest standard order of a place, as if it had just been confirmed and priced and nobody had decided on it. */
async function openOrderAt(server: TestServer, kind: ActorKind, shipToId: string): Promise<string> {
  if (kind === "stranger") return missingIds.openOrderNumber;
  const { rows } = await sql<{ number: string }>`
    with open as (
      select order_number from sales_order
      where ship_to_id = ${shipToId} and delivery_method = 'selfpickup_selfpickup'
      order by created_at desc, order_number desc limit 1),
    untold as (delete from outbox where topic = 'erp.cancellation' and order_number in (select * from open)),
    undone as (
      delete from order_event where state = 'cancelled' and order_number in (select * from open))
    update sales_order set state = 'confirmed', processing_status = 'Not Yet Processed',
      delivery_status = 'AWAITING SHIPMENT', prices_settled_at = created_at, price_limit_minor = total_minor - 1,
      provisional_total_minor = total_minor - 1, price_kept_at = null, price_kept_by = null
    where order_number in (select * from open)
    returning order_number as number`.execute(server.deps.db);
  return rows[0]?.number ?? missingIds.openOrderNumber;
}
