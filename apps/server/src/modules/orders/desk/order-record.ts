import { erpCancellationTopic, erpOrderTopic } from "@vycep/contract/orders/erp-order";
import { erpPricingTopic } from "@vycep/contract/orders/erp-prices";
import { toMinor } from "@vycep/domain/kernel/money";
import { orderProblems, type ProblemFacts } from "@vycep/domain/orders/order-problems";
import type {
  DeskErpMessage,
  DeskOrderChange,
  DeskOrderEvent,
  DeskOrderNote,
  DeskOrderProblem,
} from "../../../platform/desk/desk-graphql.gen.ts";
import type { DeskEntry } from "../../audit/audit.facts.ts";
import { differencesIn, reasonIn } from "../../audit/audit-detail.facts.ts";
import type { NoteOfRecord, OrderRecordParts } from "./order-record.repo.ts";

const instant = (text: string) => new Date(text).toISOString();
const newestFirst = (one: { readonly at: string }, other: { readonly at: string }) =>
  other.at.localeCompare(one.at);

/** Steps and bills of an order in one row, the newest first. */
export function timelineOf({
  events,
  reports,
  changedAt,
}: Pick<OrderRecordParts, "events" | "reports" | "changedAt">): DeskOrderEvent[] {
  const bills = reports
    .filter(({ kind }) => kind === "invoice" || kind === "credit")
    .map(({ at, kind, number }) => ({ at, kind, by: null, detail: number }));
  const changed =
    changedAt === null ? [] : [{ at: changedAt.toISOString(), kind: "changed", by: null, detail: null }];
  return [...events, ...bills, ...changed]
    .map((event) => ({ ...event, at: instant(event.at) }))
    .toSorted(newestFirst);
}

const topics: Readonly<Record<string, string>> = {
  [erpOrderTopic]: "order",
  [erpCancellationTopic]: "cancellation",
  [erpPricingTopic]: "pricing",
};

/** What was told to the ERP and what it told, the newest first. */
export function messagesOf({
  messages,
  reports,
}: Pick<OrderRecordParts, "messages" | "reports">): DeskErpMessage[] {
  const told = messages.map(({ topic, at, ...message }) => ({
    ...{ ...message, at: instant(at), isReport: false, kind: topics[topic] ?? topic },
  }));
  const reported = reports.map(({ at, kind }) => ({
    ...{ at: instant(at), isReport: true, kind, state: "taken", attempts: 1, error: null },
  }));
  return [...reported, ...told].toSorted(newestFirst);
}

/** What holds an order up, with the ERP's words where it refused something (DORD-08). */
export function problemsOf(
  { messages, isSettled, isKept, limitMinor }: OrderRecordParts,
  facts: Omit<ProblemFacts, "isRefused" | "isSentAgain" | "limit"> & { readonly totalMinor: number },
): DeskOrderProblem[] {
  const refusedMessage = messages.findLast(({ state }) => state === "refused");
  const limit = {
    ...{ isSettled, isKept, totalMinor: toMinor(facts.totalMinor) },
    limitMinor: limitMinor === null ? null : toMinor(limitMinor),
  };
  const isRefused = refusedMessage !== undefined;
  const isSentAgain = messages.some(({ topic, state }) => topic === erpOrderTopic && state === "waiting");
  return orderProblems({ ...facts, isRefused, isSentAgain, limit }).map(({ kind, steps }) => ({
    ...{ kind, steps: [...steps] },
    error: kind === "erp-refused" ? (refusedMessage?.error ?? null) : null,
    attempts: kind === "erp-refused" ? (refusedMessage?.attempts ?? null) : null,
  }));
}

export function noteOf({ id, at, by, text }: NoteOfRecord): DeskOrderNote {
  return { id: String(id), at: instant(at), by: by ?? "", text };
}

/** An entry of the audit as a change (DEDIT-02). */
export function changeOf({ at, name, action, detail }: DeskEntry): DeskOrderChange {
  return { at: instant(at), by: name, action, reason: reasonIn(detail), changes: differencesIn(detail) };
}
