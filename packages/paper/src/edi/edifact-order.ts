import { gtinOf } from "@vycep/domain/edi/gtin";
import type { EdiLine, EdiPurpose, EdiUnit, OrderMessage } from "@vycep/domain/edi/order-message";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { isGln } from "@vycep/domain/ship-to/gln";
import { componentOf, type EdifactSegment } from "./edifact-segment.ts";

/** A message of an interchange: an order, or why it cannot be read as one. */
export type ReadMessage = { readonly reference: string } & (
  | { readonly kind: "order"; readonly order: OrderMessage }
  | { readonly kind: "fault"; readonly fault: string }
);

/** All that came in one file. */
export interface ReadInterchange {
  readonly sender: string;
  readonly receiver: string;
  readonly isTest: boolean;
  readonly messages: readonly ReadMessage[];
}

/** Orders of an interchange (ORDERS D.96A); undefined where its envelope is none. What is wrong with a message is told of it alone. */
export function ordersOfEdifact(segments: readonly EdifactSegment[]): ReadInterchange | undefined {
  const [head] = segments;
  const foot = segments.at(-1);
  const control = componentOf(head, 4);
  if (head?.name !== "UNB" || foot?.name !== "UNZ" || control === "") return undefined;
  if (componentOf(foot, 1) !== control) return undefined;
  const messages = messagesOf(segments.slice(1, -1));
  if (Number(componentOf(foot, 0)) !== messages.length) return undefined;
  return {
    sender: componentOf(head, 1),
    receiver: componentOf(head, 2),
    isTest: componentOf(head, 10) === "1",
    messages: messages.map((message) => readMessage(message, control)),
  };
}

/** From each UNH to the next; what stands outside of messages makes one of its own, which cannot be read. */
function messagesOf(segments: readonly EdifactSegment[]): readonly (readonly EdifactSegment[])[] {
  const starts = segments.flatMap(({ name }, at) => (name === "UNH" ? [at] : []));
  return starts.map((start, at) => segments.slice(start, starts[at + 1] ?? segments.length));
}

function readMessage(segments: readonly EdifactSegment[], control: string): ReadMessage {
  const own = componentOf(segments[0], 0);
  const reference = `${control}/${own}`;
  const fault = (text: string): ReadMessage => ({ reference, kind: "fault", fault: text });
  const foot = segments.at(-1);
  if (foot?.name !== "UNT" || componentOf(foot, 1) !== own)
    return fault("the message does not end with its UNT");
  if (Number(componentOf(foot, 0)) !== segments.length) return fault("UNT counts another number of segments");
  const type = [0, 1, 2].map((at) => componentOf(segments[0], 1, at)).join(" ");
  if (type !== "ORDERS D 96A") return fault(`${type} is not read here, only ORDERS D 96A`);
  const order = orderOf(segments);
  return typeof order === "string" ? fault(order) : { reference, kind: "order", order };
}

/** The order, or what is missing in it. */
function orderOf(segments: readonly EdifactSegment[]): OrderMessage | string {
  const firstLine = segments.findIndex(({ name }) => name === "LIN");
  const head = firstLine < 0 ? segments : segments.slice(0, firstLine);
  const first = (name: string, qualifier?: string) =>
    head.find((one) => one.name === name && (qualifier === undefined || componentOf(one, 0) === qualifier));
  const beginning = first("BGM");
  const number = componentOf(beginning, 1);
  if (number === "") return "BGM names no order";
  const buyer = componentOf(first("NAD", "BY"), 1);
  if (!isGln(buyer)) return "NAD+BY holds no GLN";
  const place = componentOf(first("NAD", "DP"), 1);
  const wanted = wantedDayOf(head);
  if (wanted === "unreadable") return "DTM+2 holds no day in the format 102 or 203";
  const lines = linesOf(segments);
  if (lines.length === 0) return "the order has no line";
  return {
    ...{ number, buyer, lines },
    purpose: purposes[componentOf(beginning, 2)] ?? "other",
    place: place === "" ? null : place,
    wantedDay: wanted,
    note: head
      .filter((one) => one.name === "FTX")
      .map((one) => (one.elements[3] ?? []).join(" ").trim())
      .join(" ")
      .trim(),
  };
}

/** Of UN 1225; nothing said means original. */
const purposes: Readonly<Record<string, EdiPurpose>> = { "": "new", "9": "new", "7": "again" };

/** When the goods shall come: DTM+2, else the latest day of DTM+63. */
function wantedDayOf(head: readonly EdifactSegment[]): LocalDate | null | "unreadable" {
  const said = ["2", "63"].flatMap((qualifier) =>
    head.filter((one) => one.name === "DTM" && componentOf(one, 0) === qualifier),
  )[0];
  if (said === undefined) return null;
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(componentOf(said, 0, 1)) ?? [];
  const isKnown = ["102", "203"].includes(componentOf(said, 0, 2));
  return (isKnown && parseLocalDate(`${year}-${month}-${day}`)) || "unreadable";
}

function linesOf(segments: readonly EdifactSegment[]): readonly EdiLine[] {
  const starts = segments.flatMap(({ name }, at) => (name === "LIN" ? [at] : []));
  const end = segments.findIndex(({ name }) => name === "UNS");
  return starts.map((start, at) =>
    lineOf(segments.slice(start, starts[at + 1] ?? (end < 0 ? segments.length : end)), at),
  );
}

function lineOf(segments: readonly EdifactSegment[], at: number): EdiLine {
  const [line] = segments;
  const codes = segments
    .filter(({ name }) => name === "PIA")
    .flatMap(({ elements }) =>
      elements.slice(1).map(([code = "", kind = ""]) => ({ code: code.trim(), kind })),
    );
  const main = { code: componentOf(line, 2), kind: componentOf(line, 2, 1) };
  const coded = (...kinds: readonly string[]) =>
    [main, ...codes].find(({ code, kind }) => code !== "" && kinds.includes(kind))?.code ?? null;
  const amount = segments.find(({ name, elements }) => name === "QTY" && elements[0]?.[0] === "21");
  const gtin = coded("EN", "EU", "UP", "SRV");
  return {
    lineNo: componentOf(line, 0) || String(at + 1),
    gtin: gtin === null ? null : gtinOf(gtin),
    ourNumber: coded("SA", "MF"),
    theirNumber: coded("IN", "BP"),
    quantity: amount === undefined ? Number.NaN : Number(componentOf(amount, 0, 1) || Number.NaN),
    unit: units[componentOf(amount, 0, 2)] ?? null,
  };
}

/** Of UN 6411 and recommendation 21; nothing said counts what the code names. */
const units: Readonly<Record<string, EdiUnit>> = {
  "": "piece",
  ...{ PCE: "piece", EA: "piece", C62: "piece", NAR: "piece", BO: "piece", CU: "piece" },
  ...{ CT: "box", CS: "box", BX: "box", CR: "box", TU: "box", PK: "box", KEG: "box" },
  ...{ LAY: "layer", LR: "layer", LY: "layer" },
  ...{ PL: "pallet", PF: "pallet", PX: "pallet", "201": "pallet" },
};
