import { erpCancellationTopic, erpOrderTopic } from "@vycep/contract/orders/erp-order";
import { erpPricingTopic } from "@vycep/contract/orders/erp-prices";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { orderProblems, type ProblemFacts } from "@vycep/domain/orders/order-problems";
import { METHODS, parseShippingMethod } from "@vycep/domain/transport/method";
import type {
  DeskErpMessage,
  DeskOrder,
  DeskOrderChange,
  DeskOrderEvent,
  DeskOrderNote,
  DeskOrderProblem,
} from "../../../platform/desk/desk-graphql.gen.ts";
import type { DeskEntry } from "../../audit/audit.facts.ts";
import { differencesIn, reasonIn } from "../../audit/audit-detail.facts.ts";
import { readEmptiesOffer } from "../../catalog/empties-types.facts.ts";
import { outageInWords } from "../../outbox/outage-words.facts.ts";
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
export function messagesOf(
  { messages, reports }: Pick<OrderRecordParts, "messages" | "reports">,
  language: Language,
): DeskErpMessage[] {
  const told = messages.map(({ topic, at, error, ...message }) => ({
    ...{ ...message, at: instant(at), isReport: false, kind: topics[topic] ?? topic },
    error: outageInWords(error, language),
  }));
  const reported = reports.map(({ at, kind }) => ({
    ...{ at: instant(at), isReport: true, kind, state: "taken", attempts: 1, error: null },
  }));
  return [...reported, ...told].toSorted(newestFirst);
}

/** What holds an order up, with the ERP's words where it refused something (DORD-08). */
export function problemsOf(
  { messages, fallen, isSettled, isKept, limitMinor }: OrderRecordParts,
  {
    method,
    ...facts
  }: Omit<ProblemFacts, "isRefused" | "isSentAgain" | "isDayFallen" | "limit"> & {
    readonly method: string;
    readonly totalMinor: number;
  },
): DeskOrderProblem[] {
  const refusedMessage = messages.findLast(({ state }) => state === "refused");
  const limit = {
    ...{ isSettled, isKept, totalMinor: toMinor(facts.totalMinor) },
    limitMinor: limitMinor === null ? null : toMinor(limitMinor),
  };
  const isRefused = refusedMessage !== undefined;
  const isSentAgain = messages.some(({ topic, state }) => topic === erpOrderTopic && state === "waiting");
  const known = parseShippingMethod(method);
  const isDayFallen = known !== undefined && fallen.includes(METHODS[known].exceptions);
  return orderProblems({ ...facts, isRefused, isSentAgain, isDayFallen, limit }).map(({ kind, steps }) => ({
    ...{ kind, steps: [...steps] },
    error: kind === "erp-refused" ? (refusedMessage?.error ?? null) : null,
    attempts: kind === "erp-refused" ? (refusedMessage?.attempts ?? null) : null,
  }));
}

export function noteOf({ id, at, by, text }: NoteOfRecord): DeskOrderNote {
  return { id: String(id), at: instant(at), by: by ?? "", text };
}

type KnownEmpties = Pick<OrderRecordParts, "empties" | "offer">;

/** Empties of an order, what their deposits and those of its goods come to, and what else may be taken over as long as somebody may yet report it. */
export function emptiesOf(
  { empties, offer, depositMinor }: KnownEmpties & Pick<OrderRecordParts, "depositMinor">,
  { day, language, isOpen }: { readonly day: string; readonly language: Language; readonly isOpen: boolean },
): Pick<DeskOrder, "empties" | "takenBack" | "depositMinor" | "returnedMinor"> {
  const returnedMinor = empties.reduce((sum, one) => sum + one.planned * one.unitDepositMinor, 0);
  const planned = new Set(empties.map(({ code }) => code));
  const types = isOpen ? [...readEmptiesOffer(offer).typesOn(toLocalDate(day)).values()] : [];
  return {
    empties: empties.map(({ code, names, planned: units, returned }) => ({
      ...{ code, returned, name: names[language], planned: units },
    })),
    takenBack: types
      .filter(({ code }) => !planned.has(code))
      .map(({ code, names }) => ({ code, name: names[language] })),
    depositMinor: depositMinor + returnedMinor,
    returnedMinor,
  };
}

/** An entry of the audit as a change (DEDIT-02); empties are called by their name. */
export function changeOf(
  { at, name, action, detail }: DeskEntry,
  known: KnownEmpties,
  language: Language,
): DeskOrderChange {
  const changes = differencesIn(detail).map((one) => ({ ...one, name: nameOf(one.what, known, language) }));
  return { at: instant(at), by: name, action, reason: reasonIn(detail), changes };
}

function nameOf(what: string, { empties, offer }: KnownEmpties, language: Language): string | null {
  const code = /^empties (.+)$/.exec(what)?.[1];
  if (code === undefined) return null;
  const names = empties.find((one) => one.code === code)?.names ?? readEmptiesOffer(offer).namesOf(code);
  return names?.[language] ?? null;
}
