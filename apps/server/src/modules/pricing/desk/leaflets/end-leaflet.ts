import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type { DeskLeafletAnswer, DeskLeafletMoveInput } from "../../../../platform/desk/desk-graphql.gen.ts";
import type { PriceDeskDeps } from "../price-desk.deps.ts";
import { changeOfLeaflet, type Held } from "./leaflet-change.ts";
import { type Draft, deleteOffered, endOffered, type Offered, writeDraft } from "./leaflets.repo.ts";
import { stateOf } from "./save-leaflet.ts";

/** Ends a leaflet today, or withdraws what has not begun: it stays, unseen by customers, and can be offered again (DGOOD-03). */
export async function endLeaflet(
  deps: PriceDeskDeps,
  context: DeskContext,
  { id, version }: DeskLeafletMoveInput,
): Promise<DeskLeafletAnswer> {
  return changeOfLeaflet(deps, context, {
    ...{ id, version },
    work: async (held) => {
      const { kept, today, rollBack } = held;
      const state = stateOf(kept, today);
      if (kept === undefined || state === "over" || state === "withdrawn")
        return rollBack({ kind: "offer-not-so" });
      if (kept.kind === "draft") return withdraw(held, kept.leaflet, kept.leaflet);
      if (state === "ahead") {
        await deleteOffered(held.tx, kept.leaflet);
        return withdraw(held, kept.leaflet, undefined);
      }
      if (kept.leaflet.validTo === today) return rollBack({ kind: "offer-not-so" });
      const after = { ...kept.leaflet, validTo: today };
      await endOffered(held.tx, after);
      await held.audit("promo-leaflet.ended", {
        ...{ of: after, before: kept.leaflet, after, state: { before: "holds", after: "holds" } },
      });
      return { id, state: "holds" };
    },
  });
}

async function withdraw(
  { tx, kept, staff, at, today, audit }: Held,
  leaflet: Offered,
  draft: Draft | undefined,
) {
  const { priceList, sku, name, promoMinor, isInsideDelivery, validFrom, validTo, longTermPercent } = leaflet;
  const of = { priceList, sku };
  const offer = { name, promoMinor, isInsideDelivery, validFrom, validTo };
  const number = await writeDraft(tx, {
    ...{ ...of, ...offer, longTermPercent, state: "withdrawn", at, id: draft?.id },
    ...{ changesFrom: null, changesVersion: null, authors: draft?.authors ?? [staff.uid] },
  });
  await audit("promo-leaflet.withdrawn", {
    ...{ of, before: offer, after: offer, state: { before: stateOf(kept, today), after: "withdrawn" } },
  });
  return { id: number, state: "withdrawn" as const };
}
