import type { NoticeFacts } from "@vycep/contract/notices/notices.rest";
import { lastMomentFor } from "@vycep/domain/calendar/cut-off";
import { compareMoments } from "@vycep/domain/kernel/local-moment";
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from "@vycep/domain/market/language";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { placeCalendar } from "../calendar/calendar.facts.ts";
import { keptNumbers } from "../documents/documents.facts.ts";
import type { LetterFacts, OrderLetterKind } from "../mail/mail.commands.ts";
import { type OrderNews, orderNews } from "../orders/order-news.facts.ts";
import { shipToById } from "../ship-to/ship-to.facts.ts";

type OrderLetter = Omit<Extract<LetterFacts, { readonly kind: OrderLetterKind }>, "stop">;

type Asked = {
  readonly number: string;
  readonly place: string;
  readonly kind: OrderLetterKind;
  readonly earlier: readonly OrderLetterKind[];
  readonly language: string;
  readonly facts: NoticeFacts;
};

type Changed = Extract<NoticeFacts, { readonly kind: "order-changed" }>;

/** As which letter a step of an order goes out. */
export function orderLetterKind(facts: NoticeFacts): OrderLetterKind | undefined {
  switch (facts.kind) {
    case "order-delivered":
      return facts.isPartial ? "order-delivered-partly" : "order-delivered";
    case "order-taken":
    case "order-confirmed-differently":
    case "order-on-the-way":
    case "order-cancelled":
    case "order-priced":
    case "order-changed":
    case "order-replacement":
      return facts.kind;
    default:
      return undefined;
  }
}

/** What a mail says of an order as it stands now (MAIL-05): its goods, what differs, what was counted, until when it can change. */
export async function orderLetter(
  tx: Tx,
  deps: Pick<Deps, "clock">,
  { number, place, kind, earlier, language: spoken, facts }: Asked,
): Promise<OrderLetter | undefined> {
  const order = await orderNews(tx, number);
  if (order === undefined) return undefined;
  const language = parseLanguage(spoken) ?? FALLBACK_LANGUAGE;
  const isDelivered = kind === "order-delivered" || kind === "order-delivered-partly";
  const changed = facts.kind === "order-changed" ? facts : undefined;
  const replacement = facts.kind === "order-replacement" ? facts : undefined;
  const reason = facts.kind === "order-cancelled" ? facts.reason : (changed ?? replacement)?.message;
  return {
    kind,
    place,
    leads: `/orders/history/${encodeURIComponent(number)}`,
    papers: await papersOf(tx, { number, isDelivered }),
    letter: {
      number,
      day: order.deliveryDate,
      changeUntil: kind === "order-taken" ? await changeUntil(tx, deps, order) : null,
      lines: changed
        ? changedLines(order, changed, language)
        : order.lines.map((line) => lineOf(line, { isDelivered, language })),
      empties: isDelivered
        ? order.empties.flatMap(({ names, returned }) =>
            returned === null ? [] : [{ name: names[language], units: returned }],
          )
        : [],
      total:
        kind === "order-cancelled" || isDelivered
          ? null
          : { minor: order.totalMinor, currency: order.currency },
      earlier: [...earlier],
      ...(changed && {
        was: {
          day: changed.dayBefore,
          total: { minor: changed.totalMinorBefore, currency: changed.currency },
        },
      }),
      ...(replacement && { replaces: replacement.replaces }),
      ...(reason !== undefined && { reason }),
    },
  };
}

function lineOf(
  { names, ordered, confirmed, delivered, instead }: OrderNews["lines"][number],
  { isDelivered, language }: { readonly isDelivered: boolean; readonly language: Language },
) {
  const boxes = (isDelivered ? delivered : null) ?? confirmed ?? ordered;
  return {
    name: names[language],
    boxes,
    before: boxes < ordered ? ordered : null,
    ...(instead.length > 0 && { instead: instead.map((goods) => goods[language]) }),
  };
}

/** What is in it now, with what was before where it was changed; below it what was taken out (DORD-04). */
function changedLines({ lines }: OrderNews, changed: Changed, language: Language) {
  const nameIn = (names: Readonly<Record<string, string>>) =>
    names[language] ?? Object.values(names)[0] ?? "";
  const before = new Map(changed.lines.map((line) => [nameIn(line.names), line]));
  return [
    ...lines.map(({ names, ordered }) => {
      const name = names[language];
      return { name, boxes: ordered, before: before.get(name)?.before ?? null };
    }),
    ...changed.lines
      .filter(({ after }) => after === 0)
      .map((line) => ({ name: nameIn(line.names), boxes: 0, before: line.before })),
  ];
}

/** The cut-off of its day, as long as that is ahead. */
async function changeUntil(tx: Tx, { clock }: Pick<Deps, "clock">, order: OrderNews) {
  const shipTo = await shipToById(tx, order.shipToId);
  const method = parseShippingMethod(order.method);
  if (shipTo === undefined || method === undefined) return null;
  const now = clock.now();
  const { factsFor } = await placeCalendar(tx, shipTo, now.date);
  const last = lastMomentFor(factsFor(method), order.deliveryDate);
  return last !== undefined && compareMoments(now, last) <= 0
    ? { date: last.date, minutes: last.minutes }
    : null;
}

/** The note of its delivery, else its confirmation, where there is one. */
async function papersOf(
  tx: Tx,
  { number, isDelivered }: { readonly number: string; readonly isDelivered: boolean },
): Promise<OrderLetter["papers"]> {
  const paper = isDelivered
    ? ({ kind: "delivery-note", number: `8${number.slice(1)}` } as const)
    : ({ kind: "order-confirmation", number } as const);
  const kept = await keptNumbers(tx, { kind: paper.kind, numbers: [paper.number] });
  return kept.has(paper.number) ? [{ ...paper, format: "pdf" }] : [];
}
