import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/db.ts";
import type { Deps } from "../../../../platform/deps.ts";
import { repeatingJob } from "../../../../platform/jobs/job.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { unhurried } from "../../../../platform/unhurried.ts";
import { recordAudit, recordAuditsOf } from "../../../audit/audit.commands.ts";
import type { AuditDetail } from "../../../audit/audit-detail.facts.ts";
import { arePricesErpOwned } from "../price-desk.deps.ts";
import { type DraftRow, draftFacts, dueDrafts, takeDueDraft, updateDraft } from "./price-draft.repo.ts";
import { holdLists, partsOfDraft, pricesTold, takeTime, writePrices } from "./publish.repo.ts";

/**
 * Publishes every planned draft whose moment has come (DPRICE-02). Each is one transaction, its state with it: a worker that is killed
 * leaves all of it undone, and nothing is written twice. One that fails holds up no other.
 */
export async function publishPriceDrafts({ db, clock, config, log }: Deps): Promise<void> {
  if (arePricesErpOwned(config)) return;
  const at = clock.instant();
  const due = await dueDrafts(db, at);
  // Lines that came a moment ago are in no statistics yet, and tens of thousands would be joined row by row.
  if (due.length > 0) await sql`analyze price_draft_line`.execute(db);
  for (const id of due) {
    try {
      await inTransaction(db, (tx) => publishOne(tx, id, at));
    } catch (error) {
      log.warn({ err: error, draft: id }, "a draft of prices will be published at the next try");
    }
  }
}

async function publishOne(tx: Tx, id: number, at: Date): Promise<void> {
  await takeTime(tx);
  const draft = await takeDueDraft(tx, id, at);
  if (draft === undefined) return;
  await holdLists(tx, id);
  const facts = await draftFacts(tx, draft, true);
  // What holds is not any more what was agreed upon: somebody has to look again.
  if (facts.conflicts > 0) return stop(tx, { draft, at, conflicts: facts.conflicts });
  const from = toLocalDate(draft.validFrom);
  const entry = entryOf(draft, at);
  await unhurried(await partsOfDraft(tx, id), {
    rest: 2,
    work: async (part) => {
      await writePrices(tx, part, from);
      await recordAuditsOf(
        tx,
        { ...entry, action: "price.changed", subjectKind: "price" },
        pricesTold(part, { from, isBack: false, reason: draft.reason }),
      );
    },
  });
  await updateDraft(tx, id, sql`state = 'published', published_at = ${at}`);
  await told(tx, draft, {
    ...entry,
    action: "price-draft.published",
    detail: { state: "published", lines: facts.lines },
  });
}

type Stopped = { readonly draft: DraftRow; readonly at: Date; readonly conflicts: number };

async function stop(tx: Tx, { draft, at, conflicts }: Stopped): Promise<void> {
  await updateDraft(
    tx,
    draft.id,
    sql`state = 'open', returned_reason = ${STOPPED}, returned_by = null, returned_at = ${at}, approved_by = null,
      approved_at = null`,
  );
  const entry = { ...entryOf(draft, at), uid: null };
  await told(tx, draft, { ...entry, action: "price-draft.stopped", detail: { state: "open", conflicts } });
}

/** Why the job gave a draft back; the desk says it in words. */
export const STOPPED = "prices-changed";

/** It is done by whoever agreed last. */
function entryOf({ id, approvedBy, handedInBy, createdBy }: DraftRow, at: Date) {
  const uid = toId<UserId>(approvedBy ?? handedInBy ?? createdBy);
  return { at, uid, companyId: null, requestId: `price-draft-${id}` };
}

type Told = Omit<ReturnType<typeof entryOf>, "uid"> & {
  readonly uid: UserId | null;
  readonly action: string;
  readonly detail: AuditDetail;
};

async function told(tx: Tx, { id }: DraftRow, { detail, ...entry }: Told): Promise<void> {
  await recordAudit(tx, {
    ...{ ...entry, subjectKind: "price-draft", subjectId: String(id) },
    detail: { ...detail, stateBefore: "planned" },
  });
}

const everyMs = 2000;

export const publishPriceDraftsJob = repeatingJob("pricing: publish drafts", everyMs, publishPriceDrafts);
