import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { judgeLeaflet, type LeafletOffer, type LeafletRefusal } from "@vycep/domain/pricing/leaflet-offer";
import type { Price } from "@vycep/domain/pricing/price";
import type { StaffRight } from "@vycep/domain/staff/staff-right";
import type { OfferMessage } from "@vycep/words/deal-desk/answers";
import type { Tx } from "../../../../platform/db.ts";
import type { DeskContext, Staff } from "../../../../platform/desk/desk-context.ts";
import type { DeskLeafletAnswer, DeskOfferState } from "../../../../platform/desk/desk-graphql.gen.ts";

import { doneOrRolledBack, inTransaction, type RollBack } from "../../../../platform/transaction.ts";
import { recordAudit } from "../../../audit/audit.commands.ts";
import { type AuditedFields, detailOfChange } from "../../../audit/audit-detail.facts.ts";
import { offerRefusal } from "../../offer-refusal.facts.ts";
import { arePricesErpOwned, type PriceDeskDeps } from "../price-desk.deps.ts";
import {
  findLeaflet,
  holdLists,
  type Kept,
  type LeafletOf,
  type Offered,
  offeredLeaflets,
  pricedProduct,
} from "./leaflets.repo.ts";

export type NotDone = LeafletRefusal | { readonly kind: OfferMessage; readonly field?: string };

/** What became of it. */
type Became = { readonly id: string; readonly state: DeskOfferState };

/** A leaflet or a draft in hand, its lists held. */
export type Held = {
  readonly tx: Tx;
  readonly kept: Kept | undefined;
  readonly lists: ReadonlySet<string>;
  readonly staff: Staff;
  readonly houseRights: readonly StaffRight[];
  readonly today: LocalDate;
  readonly at: Date;
  readonly rollBack: RollBack<NotDone>;
  /** Writes down what was done, and what is not as it was. */
  readonly audit: (action: string, told: Told) => Promise<void>;
};

type Told = {
  readonly of: LeafletOf;
  readonly before: LeafletOffer | undefined;
  readonly after: LeafletOffer;
  readonly state: { readonly before: DeskOfferState | undefined; readonly after: DeskOfferState };
};

type Change = {
  /** Null of a new one. */
  readonly id: string | null;
  readonly version: number;
  /** The list that it shall be of. */
  readonly priceList?: string;
  readonly work: (held: Held) => Promise<Became>;
};

/** Does something with a leaflet in one transaction, or says why not (DEDIT-01, DEDIT-02). */
export async function changeOfLeaflet(
  deps: PriceDeskDeps,
  context: DeskContext,
  { id, version, priceList, work }: Change,
): Promise<DeskLeafletAnswer> {
  const staff = await context.staff();
  const done = await doneOrRolledBack<Became, NotDone>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      if (arePricesErpOwned(deps.config)) return rollBack({ kind: "erp-owns-prices" });
      const seen = id === null ? undefined : await findLeaflet(tx, id);
      const codes = [seen?.leaflet.priceList, priceList].filter((code) => code !== undefined);
      const lists = await holdLists(tx, codes);
      // Somebody may have been quicker until the list was held.
      const kept = id === null ? undefined : await findLeaflet(tx, id);
      if (id !== null && kept === undefined) return rollBack({ kind: "offer-unknown" });
      if (kept !== undefined && kept.leaflet.version !== version)
        return rollBack({ kind: "changed-meanwhile" });
      const at = deps.clock.instant();
      return work({
        ...{ tx, kept, lists, staff, at, rollBack, today: deps.clock.now().date },
        houseRights: await deps.beside.houseRights(tx),
        audit: (action, { of, before, after, state }) =>
          recordAudit(tx, {
            ...{ at, uid: toId<UserId>(staff.uid), companyId: null, requestId: context.requestId, action },
            ...{ subjectKind: "promo-leaflet", subjectId: `${of.priceList} ${of.sku}` },
            detail: {
              ...detailOfChange(
                { ...toldOf(before), state: state.before },
                { ...toldOf(after), state: state.after },
              ),
              // Which of several leaflets of one product it is.
              validFrom: after.validFrom,
            },
          }),
      });
    }),
  );
  if (done.ok) return { ...done.value, refusal: null };
  return { id: null, state: null, refusal: offerRefusal(done.refusal, context.language) };
}

function toldOf(leaflet: LeafletOffer | undefined): AuditedFields {
  if (leaflet === undefined) return {};
  const { name, promoMinor, isInsideDelivery, validFrom, validTo } = leaflet;
  return { name, promoPrice: promoMinor, isInsideDelivery, validFrom, validTo };
}

type Judged = { readonly price: Price; readonly base: Offered | undefined };

/** What holds now of that which is changed, and the price beside which a leaflet is judged; or why it may not be offered. */
export async function judged(
  { tx, kept, today, rollBack }: Pick<Held, "tx" | "kept" | "today" | "rollBack">,
  { of, wanted }: { readonly of: LeafletOf; readonly wanted: LeafletOffer },
  { beside }: Pick<PriceDeskDeps, "beside">,
): Promise<Judged> {
  const offered = await offeredLeaflets(tx, of);
  const base = baseOf(kept, offered);
  if (base === "changed") return rollBack({ kind: "changed-meanwhile" });
  if (base !== undefined && (base.priceList !== of.priceList || base.sku !== of.sku))
    return rollBack({ kind: "offer-not-so" });
  const day = wanted.validFrom > today ? wanted.validFrom : today;
  const product = await pricedProduct(tx, { ...of, day }, beside.goods);
  if (product === undefined) return rollBack({ kind: "product-unknown" });
  if (product.isBundle) return rollBack({ kind: "item-is-deal", field: "sku" });
  const { price } = product;
  const others = offered.filter((one) => one.validFrom !== base?.validFrom);
  const verdict = judgeLeaflet(wanted, { was: base, others, today, price });
  if (!verdict.ok) return rollBack(verdict.refusal);
  return price === undefined ? rollBack({ kind: "price-missing" }) : { price, base };
}

/** The offered leaflet that is changed, by itself or through its draft. */
function baseOf(kept: Kept | undefined, offered: readonly Offered[]): Offered | "changed" | undefined {
  if (kept?.kind === "offered") return kept.leaflet;
  const { changesFrom = null, changesVersion = null } = kept?.leaflet ?? {};
  if (changesFrom === null) return;
  const base = offered.find(({ validFrom }) => validFrom === changesFrom);
  return base?.version === changesVersion ? base : "changed";
}
