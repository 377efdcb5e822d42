import { type TermsRefusal, type TermsWords, termsStanding } from "@vycep/domain/content/terms";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Market } from "@vycep/domain/market/market";
import { say } from "@vycep/words/engine/sentence";
import { type TermsDeskMessage, termsDeskMessages } from "@vycep/words/terms-desk/answers";
import type { Tx } from "../../../../platform/db.ts";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type { DeskTermsAnswer } from "../../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../../platform/transaction.ts";
import { recordAudit } from "../../../audit/audit.commands.ts";
import type { AuditDetail } from "../../../audit/audit-detail.facts.ts";
import { marketOfTerms, seenOfTerms, terms } from "./terms.ts";
import type { TermsDeskDeps } from "./terms-desk.deps.ts";
import { holdTerms, type KeptTerms } from "./terms-desk.repo.ts";

export type TermsNotDone =
  | TermsRefusal
  | { readonly kind: Exclude<TermsDeskMessage, TermsRefusal["kind"]>; readonly field: string | null };

type HeldTerms = {
  readonly tx: Tx;
  readonly market: Market;
  readonly kept: KeptTerms;
  readonly uid: string;
  readonly at: Date;
  readonly rollBack: RollBack<TermsNotDone>;
};

/** What was done, for the log; undefined where nothing was. */
export type TermsDone = { readonly action: string; readonly detail: AuditDetail } | undefined;

/** Does something with the terms of a market that somebody saw as they are, with its entry in the log. */
export async function changeTerms(
  deps: TermsDeskDeps,
  context: DeskContext,
  {
    of,
    change,
  }: {
    readonly of: { readonly market: string; readonly seen: string };
    readonly change: (held: HeldTerms) => Promise<TermsDone>;
  },
): Promise<DeskTermsAnswer> {
  const { db, clock } = deps;
  const { uid } = await context.staff();
  const market = marketOfTerms(of.market, "input.market");
  const at = clock.instant();
  const done = await doneOrRolledBack<void, TermsNotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      const kept = await holdTerms(tx, market);
      if (seenOfTerms(kept) !== of.seen) return rollBack({ kind: "changed-meanwhile", field: null });
      const entry = await change({ tx, market, kept, uid, at, rollBack });
      if (entry !== undefined)
        await recordTerms(tx, { ...entry, market, uid, at, requestId: context.requestId });
    }),
  );
  return { terms: await terms(deps, { market }), refusal: done.ok ? null : refusalOf(done.refusal, context) };
}

function refusalOf({ kind, field }: TermsNotDone, { language }: DeskContext) {
  return { code: kind, message: say(termsDeskMessages[kind], language), field };
}

type Entry = NonNullable<TermsDone> & {
  readonly market: Market;
  readonly uid: string;
  readonly at: Date;
  readonly requestId: string;
};

export async function recordTerms(tx: Tx, { market, uid, ...entry }: Entry): Promise<void> {
  const subject = { subjectKind: "terms", subjectId: market, companyId: null } as const;
  await recordAudit(tx, { ...entry, ...subject, uid: toId<UserId>(uid) });
}

/** What is in force at a moment, of what is kept. */
export function wordsInForce({ versions }: KeptTerms, at: Date): TermsWords | undefined {
  return versions.find((one) => termsStanding(one, at.toISOString()) === "in-force");
}
