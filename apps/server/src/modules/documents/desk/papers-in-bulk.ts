import { parseKind } from "@vycep/domain/documents/document";
import { type BulkMessage, bulkMessages } from "@vycep/words/bulk/answers";
import { say } from "@vycep/words/engine/sentence";
import { sql } from "kysely";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskBulkAnswer, DeskPapersInBulkInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { beginBulk } from "../../bulk/bulk.commands.ts";
import { type BulkWork, notBegun } from "../../bulk/bulk.facts.ts";
import { papersNamed } from "./paper-list.repo.ts";
import type { PapersDeskDeps } from "./papers.deps.ts";
import { papersAsked } from "./papers.ts";

/** Begins to do something to many papers (DLIST-03): those that are named, or all that a list finds. */
export async function changePapers(
  deps: PapersDeskDeps,
  context: DeskContext,
  { key, ids, filter, act, paidOn }: DeskPapersInBulkInput,
): Promise<DeskBulkAnswer> {
  const refusal = deps.beside.whyNotPaid(deps, context, paidOn ?? "");
  if (refusal !== undefined) return notBegun(refusal);
  const named = ids ?? (filter == null ? [] : undefined);
  const { found } = await papersAsked(deps, context, { filter: named === undefined ? (filter ?? {}) : {} });
  return inTransaction(deps.db, (tx) =>
    beginBulk(tx, context, {
      at: deps.clock.instant(),
      ...{ key, list: "papers", act: { kind: act, day: paidOn } },
      records: papersNamed(found, named),
    }),
  );
}

/** What is done to a paper in bulk, by the command that staff use on it alone. */
export function papersBulk(wired: Pick<PapersDeskDeps, "writers" | "beside">): BulkWork {
  return {
    ...{ list: "papers", needs: { area: "papers", power: "change" } },
    change: async (base, context, { id, act }) => {
      const { found } = await papersAsked({ ...base, ...wired }, context, { filter: {} });
      const { rows } = await sql<{ kind: string; number: string }>`
        select kind, number from (${found}) f where f.id = ${idOf(id)}`.execute(base.db);
      const [paper] = rows;
      if (paper === undefined) return refusalOf("paper-unknown", context);
      if (parseKind(paper.kind) !== "invoice") return refusalOf("nobody-pays", context);
      return wired.beside.payRest(base, context, { number: paper.number, day: act.day ?? "" });
    },
  };
}

function idOf(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

function refusalOf(code: BulkMessage, { language }: DeskContext) {
  return { code, message: say(bulkMessages[code], language) };
}
