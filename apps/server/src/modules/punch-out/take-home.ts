import { randomUUID } from "node:crypto";
import { NO_MONEY } from "@vycep/domain/kernel/money";
import { goodsClassOf } from "@vycep/domain/punch-out/goods-class";
import { isReturnAddress } from "@vycep/domain/punch-out/return-host";
import { cxmlOrderMessage } from "@vycep/paper/punch-out/cxml";
import { type FormField, ociFieldsOf } from "@vycep/paper/punch-out/oci-fields";
import type { TakenCart } from "@vycep/paper/punch-out/taken-cart";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { holdLiveCart, succeedCart } from "../cart/cart.commands.ts";
import { priceCart } from "../cart/cart.facts.ts";
import { identityFacts } from "../identity/identity.facts.ts";
import { heldVisit, keepTaken, type Visit } from "./punch-out.repo.ts";

type Taking = Pick<Deps, "db" | "clock" | "config">;

/** What a browser hands over to the purchasing system; or why it does not. */
export type TakenHome =
  | {
      readonly kind: "taken";
      readonly address: string;
      readonly fields: readonly FormField[];
      readonly actor: Actor;
    }
  | { readonly kind: "cart-not-ready" }
  | { readonly kind: "ended" };

/**
 * Takes the cart home once (B16): what could not be ordered as it is, is not taken. The cart is emptied in the same transaction, and
 * whoever asks again gets the same again. Without the cart, nothing was chosen and it stays.
 */
export async function takeHome(
  deps: Taking,
  { hash, withCart }: { readonly hash: string; readonly withCart: boolean },
): Promise<TakenHome> {
  const { db, clock, config } = deps;
  return inTransaction(db, async (tx): Promise<TakenHome> => {
    const visit = await heldVisit(tx, hash, clock.realTime());
    if (visit === undefined) return { kind: "ended" };
    const actor = await identityFacts({ db: tx, clock, config }).actorInNameOf(visit.uid, visit.companyId);
    const { returnAddress: address, returnHosts } = visit;
    if (!actor || !isReturnAddress(address, returnHosts, { onThisMachine: config.demo }))
      return { kind: "ended" };
    if (visit.fields !== null) return { kind: "taken", address, fields: visit.fields, actor };
    const cart = await takenCart(tx, deps, { actor, withCart });
    if (cart === undefined) return { kind: "cart-not-ready" };
    const fields = fieldsOf(visit, cart, clock.realTime());
    await keepTaken(tx, visit.id, fields);
    return { kind: "taken", address, fields, actor };
  });
}

async function takenCart(
  tx: Tx,
  { clock }: Taking,
  { actor, withCart }: { readonly actor: Actor; readonly withCart: boolean },
): Promise<TakenCart | undefined> {
  const cart = await holdLiveCart({ db: tx, clock }, { actor });
  const { quote, goods } = await priceCart(tx, cart, { actor, now: clock.now() });
  const { currency } = quote;
  const { language } = actor;
  if (!withCart) return { currency, language, netMinor: NO_MONEY, lines: [] };
  if (!quote.mayOrder || cart.lines.length === 0) return undefined;
  await succeedCart(tx, cart, { now: clock.instant() });
  return {
    ...{ currency, language },
    netMinor: quote.totals.netMinor,
    lines: quote.lines.map(({ sku, boxes, unitMinor }) => {
      const product = goods.get(sku);
      return {
        ...{ sku, boxes, unitMinor },
        name: product?.names[actor.language as keyof typeof product.names] ?? sku,
        gtin: product?.ean ?? "",
        goodsClass: goodsClassOf({ isAgeRestricted: product?.isAgeRestricted ?? true }),
      };
    }),
  };
}

function fieldsOf(visit: Visit, cart: TakenCart, at: Date): readonly FormField[] {
  if (visit.protocol === "oci") return ociFieldsOf(cart);
  const { buyerCookie, parties } = visit;
  const stamp = { id: `${randomUUID()}@vycep`, at: at.toISOString() };
  const message = cxmlOrderMessage({ stamp, ...parties, buyerCookie, cart });
  return [["cxml-base64", Buffer.from(message).toString("base64")]];
}
