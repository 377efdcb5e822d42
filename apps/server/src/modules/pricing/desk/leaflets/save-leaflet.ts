import { standingOn } from "@vycep/domain/kernel/dated";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { type LeafletOffer, leafletStep } from "@vycep/domain/pricing/leaflet-offer";
import { mayApprove, needsSecondPerson } from "@vycep/domain/staff/second-person";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskLeafletAnswer,
  DeskLeafletMoveInput,
  DeskOfferState,
  DeskSaveLeafletInput,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { noSuchDay } from "../../../../platform/list/filter-input.ts";
import type { PriceDeskDeps } from "../price-desk.deps.ts";
import { changeOfLeaflet, type Held, judged } from "./leaflet-change.ts";
import { deleteDraft, type Kept, type LeafletOf, writeDraft, writeOffered } from "./leaflets.repo.ts";

/** Writes a leaflet: a draft, what customers see, or what waits for a second person (DGOOD-03, DPRICE-03). */
export async function saveLeaflet(
  deps: PriceDeskDeps,
  context: DeskContext,
  { id = null, version, priceList, sku, isPublished, ...input }: DeskSaveLeafletInput,
): Promise<DeskLeafletAnswer> {
  const wanted: LeafletOffer = {
    ...{ name: input.name.toWellFormed().trim(), promoMinor: toMinor(input.promoMinor) },
    ...{ isInsideDelivery: input.isInsideDelivery, validFrom: dayIn(input.validFrom, "input.validFrom") },
    validTo: input.validTo == null ? null : dayIn(input.validTo, "input.validTo"),
  };
  return changeOfLeaflet(deps, context, {
    ...{ id, version, priceList },
    work: async (held) => {
      const { tx, kept, lists, staff, houseRights, at, today, rollBack } = held;
      if (!lists.has(priceList)) return rollBack({ kind: "list-unknown" });
      const of = { priceList, sku };
      const { price, base } = await judged(held, { of, wanted }, deps);
      if (isPublished && base !== undefined && kept?.kind === "offered" && isSame(base, wanted))
        return rollBack({ kind: "nothing-changed" });
      const amount = leafletStep(base, wanted, price);
      // What gives nobody more needs nobody else.
      const mustWait =
        amount > 0 && needsSecondPerson({ area: "prices", amount }, { rights: staff.rights, houseRights });
      const longTermPercent = base?.longTermPercent ?? 0;
      if (isPublished && !mustWait)
        return offer(held, { of, wanted, written: { price, base, longTermPercent } });
      const draft = kept?.kind === "draft" ? kept.leaflet : undefined;
      const state = isPublished ? "waiting" : "open";
      const number = await writeDraft(tx, {
        ...{ ...of, ...wanted, longTermPercent, state, at, id: draft?.id },
        ...{ changesFrom: base?.validFrom ?? null, changesVersion: base?.version ?? null },
        authors: [...(draft?.authors ?? []).filter((one) => one !== staff.uid), staff.uid],
      });
      const after = isPublished ? "waiting" : "draft";
      await held.audit(isPublished ? "promo-leaflet.handed-in" : "promo-leaflet.drafted", {
        ...{ of, before: kept?.leaflet, after: wanted, state: { before: stateOf(kept, today), after } },
      });
      return { id: number, state: after };
    },
  });
}

/** A second person agrees, and customers see it (DPRICE-03). */
export async function approveLeaflet(
  deps: PriceDeskDeps,
  context: DeskContext,
  { id, version }: DeskLeafletMoveInput,
): Promise<DeskLeafletAnswer> {
  return changeOfLeaflet(deps, context, {
    ...{ id, version },
    work: async (held) => {
      const { kept, staff, rollBack } = held;
      if (kept?.kind !== "draft" || kept.leaflet.state !== "waiting")
        return rollBack({ kind: "offer-not-so" });
      const { priceList, sku, authors, longTermPercent, name, promoMinor, isInsideDelivery } = kept.leaflet;
      const { validFrom, validTo } = kept.leaflet;
      if (authors.includes(staff.uid)) return rollBack({ kind: "own-draft" });
      const of = { priceList, sku };
      const wanted = { name, promoMinor, isInsideDelivery, validFrom, validTo };
      const { price, base } = await judged(held, { of, wanted }, deps);
      const amount = leafletStep(base, wanted, price);
      if (!mayApprove(staff.rights, { area: "prices", amount })) return rollBack({ kind: "over-your-limit" });
      return offer(held, { of, wanted, written: { price, base, longTermPercent }, isApproved: true });
    },
  });
}

type Offering = {
  readonly of: LeafletOf;
  readonly wanted: LeafletOffer;
  readonly written: Awaited<ReturnType<typeof judged>> & { readonly longTermPercent: number };
  readonly isApproved?: boolean;
};

/** Lets customers see it; the draft that it was is done with. */
async function offer(
  { tx, kept, today, audit }: Held,
  { of, wanted, written: { price, base, longTermPercent }, isApproved = false }: Offering,
): Promise<{ readonly id: string; readonly state: DeskOfferState }> {
  await writeOffered(tx, { ...of, ...wanted, price, longTermPercent, was: base?.validFrom });
  const draft = kept?.kind === "draft" ? kept.leaflet : undefined;
  if (draft !== undefined) await deleteDraft(tx, draft.id);
  const after = standingOn(wanted, today);
  await audit(isApproved ? "promo-leaflet.approved" : "promo-leaflet.published", {
    ...{ of, before: base, after: wanted, state: { before: stateOf(kept, today), after } },
  });
  return { id: `${of.priceList} ${of.sku} ${wanted.validFrom}`, state: after };
}

/** How something that is kept stands today. */
export function stateOf(kept: Kept | undefined, today: LocalDate): DeskOfferState | undefined {
  if (kept === undefined) return;
  if (kept.kind === "offered") return standingOn(kept.leaflet, today);
  return kept.leaflet.state === "open" ? "draft" : kept.leaflet.state;
}

function isSame(one: LeafletOffer, other: LeafletOffer): boolean {
  const values = ({ name, promoMinor, isInsideDelivery, validFrom, validTo }: LeafletOffer) =>
    JSON.stringify([name, promoMinor, isInsideDelivery, validFrom, validTo]);
  return values(one) === values(other);
}

function dayIn(text: string, path: string): LocalDate {
  const day = parseLocalDate(text);
  if (day === undefined) throw noSuchDay(path);
  return day;
}
