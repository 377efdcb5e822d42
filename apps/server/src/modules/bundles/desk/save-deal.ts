import { type BundleOffer, bundleStep, judgeBundleOffer } from "@vycep/domain/bundles/bundle-offer";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { mayApprove, needsSecondPerson } from "@vycep/domain/staff/second-person";
import type { StaffRight } from "@vycep/domain/staff/staff-right";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type {
  DeskDealAnswer,
  DeskDealMoveInput,
  DeskSaveDealInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { detailOfChange } from "../../audit/audit-detail.facts.ts";
import { type NotOffered, offerRefusal } from "../../pricing/offer-refusal.facts.ts";
import { jsonOf, offerOfInput, offerTold } from "../deal-offer.facts.ts";
import type { DealDeskDeps } from "./deal-desk.deps.ts";
import {
  dropDealDraft,
  goodsNamed,
  holdDeal,
  type KeptDeal,
  writeDeal,
  writeDealDraft,
} from "./deals.repo.ts";
import { bundleRecord } from "./list-deals.ts";

/** Writes a package deal: a draft, what customers see, or what waits for a second person (DGOOD-03, DPRICE-03). */
export async function saveBundle(
  deps: DealDeskDeps,
  context: DeskContext,
  { sku, version, isPublished, offer: input }: DeskSaveDealInput,
): Promise<DeskDealAnswer> {
  const wanted = offerOfInput(input, "input.offer");
  return changeOfDeal(deps, context, {
    ...{ sku, version },
    work: async (held) => {
      const { tx, kept, staff, houseRights, rollBack } = held;
      await judge(deps, held, wanted);
      const told = JSON.stringify(offerTold(wanted));
      const isOffered = told === JSON.stringify(offerTold(kept.offer));
      if (isOffered && kept.draft === undefined) return rollBack({ kind: "nothing-changed" });
      const weighed = { area: "prices", amount: bundleStep(kept.offer, wanted) } as const;
      // What gives nobody more needs nobody else.
      const mustWait =
        weighed.amount > 0 && needsSecondPerson(weighed, { rights: staff.rights, houseRights });
      if (isPublished && !mustWait) return offer(held, wanted, "bundle.published");
      await writeDealDraft(tx, {
        ...{ sku, offer: jsonOf(wanted), changesVersion: kept.offerVersion, at: held.at },
        isWaiting: isPublished,
        authors: [...(kept.draft?.authors ?? []).filter((one) => one !== staff.uid), staff.uid],
      });
      const before = kept.draft?.offer ?? kept.offer;
      await held.audit(isPublished ? "bundle.handed-in" : "bundle.drafted", before, wanted);
    },
  });
}

/** A second person agrees, and customers see it (DPRICE-03). */
export async function approveBundle(
  deps: DealDeskDeps,
  context: DeskContext,
  input: DeskDealMoveInput,
): Promise<DeskDealAnswer> {
  return changeOfDeal(deps, context, {
    ...input,
    work: async (held) => {
      const { kept, staff, rollBack } = held;
      const { draft } = kept;
      if (!draft?.isWaiting) return rollBack({ kind: "offer-not-so" });
      if (draft.authors.includes(staff.uid)) return rollBack({ kind: "own-draft" });
      if (draft.changesVersion !== kept.offerVersion) return rollBack({ kind: "changed-meanwhile" });
      await judge(deps, held, draft.offer);
      const amount = bundleStep(kept.offer, draft.offer);
      if (!mayApprove(staff.rights, { area: "prices", amount })) return rollBack({ kind: "over-your-limit" });
      await offer(held, draft.offer, "bundle.approved");
    },
  });
}

/** Gives a draft up; the deal stays as it is. */
export async function dropBundleDraft(
  deps: DealDeskDeps,
  context: DeskContext,
  input: DeskDealMoveInput,
): Promise<DeskDealAnswer> {
  return changeOfDeal(deps, context, {
    ...input,
    work: async ({ tx, kept, rollBack, audit }) => {
      if (kept.draft === undefined) return rollBack({ kind: "offer-not-so" });
      await dropDealDraft(tx, input.sku);
      await audit("bundle.draft-dropped", kept.draft.offer, kept.offer);
    },
  });
}

type Held = {
  readonly tx: Tx;
  readonly sku: string;
  readonly kept: KeptDeal;
  readonly staff: Staff;
  readonly houseRights: readonly StaffRight[];
  readonly at: Date;
  readonly today: LocalDate;
  readonly rollBack: RollBack<NotOffered>;
  /** Writes down what was done, and what is not as it was. */
  readonly audit: (
    action: string,
    before: BundleOffer | undefined,
    after: BundleOffer | undefined,
  ) => Promise<void>;
};

type Change = DeskDealMoveInput & { readonly work: (held: Held) => Promise<void> };

/** Does something with a deal in one transaction, or says why not (DEDIT-01, DEDIT-02). */
async function changeOfDeal(
  deps: DealDeskDeps,
  context: DeskContext,
  { sku, version, work }: Change,
): Promise<DeskDealAnswer> {
  const staff = await context.staff();
  const done = await doneOrRolledBack<void, NotOffered>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const kept = await holdDeal(tx, sku, deps.beside);
      if (kept === undefined) return rollBack({ kind: "offer-unknown" });
      if (kept.version !== version) return rollBack({ kind: "changed-meanwhile" });
      const at = deps.clock.instant();
      await work({
        ...{ tx, sku, kept, staff, at, rollBack, today: deps.clock.now().date },
        houseRights: await deps.beside.houseRights(tx),
        audit: (action, before, after) =>
          recordAudit(tx, {
            ...{ at, uid: toId<UserId>(staff.uid), companyId: null, requestId: context.requestId, action },
            ...{ subjectKind: "bundle", subjectId: sku },
            detail: detailOfChange(offerTold(before), offerTold(after)),
          }),
      });
    }),
  );
  return {
    deal: await bundleRecord(deps, context, sku),
    refusal: done.ok ? null : offerRefusal(done.refusal, context.language),
  };
}

/** Goods that are there and no packages themselves, and all that the rule of deals asks. */
async function judge(
  { beside, clock }: DealDeskDeps,
  { tx, kept, rollBack }: Pick<Held, "tx" | "kept" | "rollBack">,
  wanted: BundleOffer,
): Promise<void> {
  const verdict = judgeBundleOffer(wanted, { was: kept.offer, today: clock.now().date });
  if (!verdict.ok) return rollBack(verdict.refusal);
  const skus = wanted.items.map(({ sku }) => sku);
  const known = await goodsNamed(tx, { skus, language: "cs" }, beside.goods);
  for (const item of skus) {
    const goods = known.get(item);
    if (goods === undefined) return rollBack({ kind: "item-unknown", item });
    if (goods.isBundle) return rollBack({ kind: "item-is-deal", item });
  }
}

/** Lets customers see it; the draft that it was is done with. */
async function offer(held: Held, wanted: BundleOffer, action: string): Promise<void> {
  const { tx, sku, kept } = held;
  await writeDeal(tx, { sku, offer: wanted, today: held.today });
  await dropDealDraft(tx, sku);
  await held.audit(action, kept.offer, wanted);
}
