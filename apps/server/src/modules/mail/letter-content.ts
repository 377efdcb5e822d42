import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { formatCount, formatMoney, formatWeekdayDate } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { type Sentence, say } from "@vycep/words/engine/sentence";
import { letterSentences, letterParts as parts } from "@vycep/words/letters/answers";
import type { LetterFacts } from "./letter-kinds.ts";
import type { Addressed, MailContent } from "./mail-parts.ts";

type FactRow = MailContent["facts"][number];

/** Puts what happened to an order, a paper, a delivery or a cart into words of the receiver's language (MAIL-05, 06, 08, 09). */
export function letterContent(facts: LetterFacts, { to, language, origin }: Addressed): MailContent {
  const words = letterSentences[facts.kind];
  const told = (sentence: Sentence) => say(sentence, language, { ...valuesOf(facts, language), to });
  const qr = "qr" in facts.letter ? facts.letter.qr : null;
  return {
    subject: `${told(words.subject)} · ${facts.place}`,
    heading: told(words.heading),
    paragraphs: [told(words.text)],
    facts: [row(parts.place, facts.place, language), ...factRows(facts, language)],
    action: { label: told(words.action), address: `${origin}${facts.leads}` },
    note: undefined,
    reason: parts.reason,
    stop: stopOf(facts.stop, { language, origin }),
    qr: qr === null ? undefined : { label: told(parts.qr), text: qr },
  };
}

/** The link that stops mails of a kind (MAIL-10). */
export function stopOf(link: string, { language, origin }: Omit<Addressed, "to">) {
  return { label: say(parts.stop, language), address: `${origin}${link}` };
}

function valuesOf({ letter }: LetterFacts, language: Language): Readonly<Record<string, string>> {
  const day = "day" in letter ? letter.day : "due" in letter ? letter.due : null;
  return {
    ...("number" in letter && { number: letter.number }),
    ...("replaces" in letter && letter.replaces !== undefined && { replaces: letter.replaces }),
    ...(day !== null && { day: dayIn(day, language) }),
    ...("moved" in letter && letter.moved !== null && { moved: dayIn(letter.moved, language) }),
    ...("cutOffMinutes" in letter && { time: formatTime(letter.cutOffMinutes) }),
  };
}

function factRows({ letter }: LetterFacts, language: Language): readonly FactRow[] {
  if ("lines" in letter) return orderRows(letter, language);
  if ("moved" in letter) return letter.why === undefined ? [] : [row(parts.why, letter.why, language)];
  if ("goods" in letter) return reminderRows(letter, language);
  if (!("qr" in letter)) return [];
  return [
    ...(letter.amount === null ? [] : [row(parts.amount, moneyOf(letter.amount), language)]),
    ...(letter.due === null ? [] : [row(parts.due, dayIn(letter.due, language), language)]),
  ];
}

type ReminderLetter = Extract<LetterFacts, { readonly letter: { readonly goods: unknown } }>["letter"];

function reminderRows({ goods, more }: ReminderLetter, language: Language): readonly FactRow[] {
  const boxesOf = (count: number) => say(parts.boxes, language, { count: formatCount(count) });
  return [
    ...goods.map(({ name, boxes }) => ({ label: name, value: boxesOf(boxes) })),
    ...(more === 0 ? [] : [row(parts.more, formatCount(more), language)]),
  ];
}

type OrderLetter = Extract<LetterFacts, { readonly letter: { readonly lines: unknown } }>["letter"];

function orderRows(order: OrderLetter, language: Language): readonly FactRow[] {
  const { changeUntil, lines, empties, total, earlier, reason, was } = order;
  const beside = was === undefined ? parts.fewerBoxes : parts.changedBoxes;
  const until = changeUntil && `${dayIn(changeUntil.date, language)} ${formatTime(changeUntil.minutes)}`;
  return [
    row(parts.day, dayIn(order.day, language), language),
    ...(was?.day == null ? [] : [row(parts.dayBefore, dayIn(was.day, language), language)]),
    ...(reason === undefined ? [] : [row(parts.why, reason, language)]),
    ...(until === null ? [] : [row(parts.changeUntil, until, language)]),
    ...lines.flatMap(({ name, boxes, before, instead = [] }) => [
      {
        label: name,
        value: say(before === null ? parts.boxes : beside, language, {
          count: formatCount(boxes),
          before: formatCount(before ?? 0),
        }),
      },
      ...(instead.length === 0 ? [] : [row(parts.instead, instead.join(", "), language)]),
    ]),
    ...empties.map(({ name, units }) => ({
      label: say(parts.empties, language, { name }),
      value: say(parts.boxes, language, { count: formatCount(units) }),
    })),
    ...(total === null ? [] : [row(parts.total, moneyOf(total), language)]),
    ...(was === undefined ? [] : [row(parts.totalBefore, moneyOf(was.total), language)]),
    ...earlier.map((kind) => row(parts.before, say(letterSentences[kind].heading, language), language)),
  ];
}

const row = (label: Sentence, value: string, language: Language): FactRow => ({
  label: say(label, language),
  value,
});

const moneyOf = ({ minor, currency }: { readonly minor: number; readonly currency: string }) =>
  formatMoney({ minor: toMinor(minor), currency });

function dayIn(day: string, language: Language): string {
  const date: LocalDate = toLocalDate(day);
  return formatWeekdayDate(date, language);
}
