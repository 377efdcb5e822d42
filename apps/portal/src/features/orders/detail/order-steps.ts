import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { type RoadStep, roadOf } from "../../../shared/ordering/order-road.ts";
import type { OrderAnswer } from "./customer-order-document.ts";

export interface OrderStep extends Omit<RoadStep, "state"> {
  /** Or when its prices were settled (PRICE-06) or kept above the limit (B14), when it was changed (DORD-04) or billed (B6). */
  readonly state: RoadStep["state"] | "priced" | "price-kept" | "changed" | OrderDocument["kind"];
  readonly at: LocalMoment | undefined;
  /** Who took it back, or kept its price; everything else the brewery does. */
  readonly by: string | undefined;
  /** Of bills, the documents; otherwise none. */
  readonly documents: readonly OrderDocument[];
}

export interface OrderDocument {
  readonly id: string;
  readonly kind: "invoice" | "credit";
  readonly number: string;
  readonly at: LocalMoment | undefined;
}

type EventAnswer = NonNullable<OrderAnswer["timeline"]>[number];

/** What happens to an order beside its road: prices settled (PRICE-06) and kept above the limit (B14), a change of it (DORD-04). */
const besideRoad = ["priced", "price-kept", "changed"] as const;

function isOfRoad({ state }: EventAnswer): boolean {
  return state !== "cancelled" && !besideRoad.some((one) => one === state);
}

/** The road of the order with the times that are known; of a cancelled one only what happened. */
export function stepsOf(state: OrderState, events: readonly EventAnswer[]): readonly OrderStep[] {
  const told = new Map(events.map((event) => [event.state, event]));
  const road = roadOf(state, events.findLast(isOfRoad)?.state).map((step) => ({
    ...step,
    at: momentOf(told.get(step.state)?.at ?? ""),
    by: step.state === "cancelled" ? (told.get(step.state)?.by ?? undefined) : undefined,
    documents: [],
  }));
  return besideRoad.reduce<readonly OrderStep[]>((steps, of) => withNews(steps, of, told.get(of)), road);
}

/** What happened beside the road stands where it happened: after every step that was done before it. */
function withNews(
  steps: readonly OrderStep[],
  state: (typeof besideRoad)[number],
  event: EventAnswer | undefined,
): readonly OrderStep[] {
  const at = momentOf(event?.at ?? "");
  if (at === undefined) return steps;
  const later = steps.findIndex((step) => step.progress === "ahead" || (step.at && isBefore(at, step.at)));
  const place = later === -1 ? steps.length : later;
  const told = { state, progress: "done", at, by: event?.by ?? undefined, documents: [] } as const;
  return [...steps.slice(0, place), told, ...steps.slice(place)];
}

export function documentsOf({ invoices, credit_memos: credits }: OrderAnswer): readonly OrderDocument[] {
  const of = (kind: OrderDocument["kind"], told: OrderAnswer["invoices"]) =>
    told.map(({ id, number, issued_at }) => ({ id, kind, number, at: momentOf(issued_at) }));
  return [...of("invoice", invoices), ...of("credit", credits)];
}

/** What was billed stands behind the delivery, one step for all invoices and one for all credit notes. */
export function billedSteps(documents: readonly OrderDocument[]): readonly OrderStep[] {
  return [...Map.groupBy(documents, ({ kind }) => kind)].map(([state, own]) => ({
    state,
    progress: "done",
    at: own.at(-1)?.at,
    by: undefined,
    documents: own,
  }));
}

export function momentOf(text: string): LocalMoment | undefined {
  return decodeMoment(text.replace(" ", "T"));
}

function isBefore(left: LocalMoment, right: LocalMoment): boolean {
  return left.date < right.date || (left.date === right.date && left.minutes < right.minutes);
}
