import { judgeTermsPublication, nextTermsVersion } from "@vycep/domain/content/terms";
import type { Market } from "@vycep/domain/market/market";
import { localMomentOf } from "../../../../platform/clock.ts";
import type { Tx } from "../../../../platform/db.ts";
import type { Deps } from "../../../../platform/deps.ts";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskTermsAnswer,
  PublishTermsInput,
  SeenTermsInput,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { repeatingJob } from "../../../../platform/jobs/job.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { momentMeant } from "../publish-content.ts";
import { changeTerms, recordTerms, type TermsDone, wordsInForce } from "./change-terms.ts";
import type { TermsDeskDeps } from "./terms-desk.deps.ts";
import {
  deleteTermsDraft,
  dueTermsDrafts,
  holdTerms,
  insertVersion,
  type KeptTerms,
  planTermsDraft,
} from "./terms-desk.repo.ts";

/** The draft comes into force as a new version, now or by itself at a moment; customers are asked again (DCONF-03). */
export function publishTerms(
  deps: TermsDeskDeps,
  context: DeskContext,
  { at: said, ...of }: PublishTermsInput,
): Promise<DeskTermsAnswer> {
  const moment = said == null ? undefined : momentMeant(said);
  return changeTerms(deps, context, {
    of,
    change: async ({ tx, market, kept, uid, at, rollBack }) => {
      if (said != null && moment === undefined) return rollBack({ kind: "moment-invalid", field: "at" });
      if (kept.draft === null) return rollBack({ kind: "no-draft", field: null });
      if (moment !== undefined && moment <= at) return rollBack({ kind: "moment-passed", field: "at" });
      const verdict = judgeTermsPublication(kept.draft, wordsInForce(kept, moment ?? at));
      if (!verdict.ok) return rollBack(verdict.refusal);
      if (moment === undefined) return comeIntoForce(tx, { market, kept, begins: at });
      await planTermsDraft(tx, { market, plan: { at: moment, by: uid } });
      return { action: "terms.planned", detail: { publishAt: moment.toISOString() } };
    },
  });
}

/** A draft that was to come into force by itself waits again (DCONF-03). */
export function stopTermsPlan(
  deps: TermsDeskDeps,
  context: DeskContext,
  of: SeenTermsInput,
): Promise<DeskTermsAnswer> {
  return changeTerms(deps, context, {
    of,
    change: async ({ tx, market, kept, rollBack }) => {
      const publishAtBefore = kept.draft?.publishAt;
      if (publishAtBefore == null) return rollBack({ kind: "not-planned", field: null });
      await planTermsDraft(tx, { market, plan: null });
      return { action: "terms.plan-stopped", detail: { publishAt: "", publishAtBefore } };
    },
  });
}

type Coming = { readonly market: Market; readonly kept: KeptTerms; readonly begins: Date };

async function comeIntoForce(tx: Tx, { market, kept, begins }: Coming): Promise<TermsDone> {
  if (kept.draft === null) return;
  const version = nextTermsVersion(kept.numbers);
  await insertVersion(tx, { market, version, words: kept.draft, begins, day: localMomentOf(begins).date });
  await deleteTermsDraft(tx, market);
  return { action: "terms.published", detail: { version } };
}

/** Every draft whose moment has come comes into force; one that fails holds up no other. */
export async function publishDueTerms({ db, clock, log }: Deps): Promise<void> {
  const at = clock.instant();
  for (const market of await dueTermsDrafts(db, at)) {
    try {
      await inTransaction(db, async (tx) => {
        const kept = await holdTerms(tx, market);
        const { publishAt = null, publishBy = null } = kept.draft ?? {};
        // Somebody was quicker: it is in force, or shall be later.
        if (publishAt === null || publishBy === null || new Date(publishAt) > at) return;
        const done = await comeIntoForce(tx, { market, kept, begins: new Date(publishAt) });
        if (done !== undefined)
          await recordTerms(tx, { ...done, market, uid: publishBy, at, requestId: `terms-${market}` });
      });
    } catch (error) {
      log.warn({ err: error, market }, "terms will come into force at the next try");
    }
  }
}

const everyMs = 2000;

export const publishDueTermsJob = repeatingJob("content: terms come into force", everyMs, publishDueTerms);
