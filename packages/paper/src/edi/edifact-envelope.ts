import { type EdifactSegment, edifactText, segment } from "./edifact-segment.ts";
import type { EdiEnvelope, PartnerLine } from "./partner-answer.ts";

/** Which message, and in which version of the association that says how it is filled (EANCOM 97). */
type MessageType = readonly [type: string, association: string];

/** A whole interchange of one message. */
export function interchange(
  { from, to, reference, isTest, day, minutes }: EdiEnvelope,
  [type, association]: MessageType,
  body: readonly EdifactSegment[],
): string {
  const two = (count: number) => String(count).padStart(2, "0");
  const time = `${two(Math.floor(minutes / 60))}${two(Math.floor(minutes % 60))}`;
  const prepared = [day.replaceAll("-", "").slice(2), time];
  const parties = [
    [from, "14"],
    [to, "14"],
  ];
  return edifactText([
    segment("UNB", ["UNOC", "3"], ...parties, prepared, reference, "", "", "", "", "", isTest ? "1" : ""),
    segment("UNH", "1", [type, "D", "96A", "UN", association]),
    ...body,
    segment("UNT", String(body.length + 2), "1"),
    segment("UNZ", "1", reference),
  ]);
}

/** A party by its global location number. */
export function partySegment(role: string, gln: string): EdifactSegment {
  return segment("NAD", role, [gln, "", "9"]);
}

/** What goods are called, in the two fields that there are for it. */
export function nameSegment(name: string): EdifactSegment {
  const parts = [name.slice(0, 35), name.slice(35, 70)].filter((part) => part !== "");
  return segment("IMD", "F", "", ["", "", "", ...parts]);
}

/** The goods of a line under the partner's own number of it. */
export function goodsSegments(
  line: Pick<PartnerLine, "gtin" | "sku" | "name"> & {
    readonly line: Pick<PartnerLine["line"], "lineNo" | "theirNumber" | "ourNumber">;
  },
  { number, action = "" }: { readonly number: number; readonly action?: string },
): readonly EdifactSegment[] {
  const { gtin, sku, name, line: asked } = line;
  const ours = sku ?? asked.ourNumber;
  const codes = [
    ...(ours === null ? [] : [[ours, "SA"]]),
    ...(asked.theirNumber === null ? [] : [[asked.theirNumber, "IN"]]),
  ];
  return [
    segment("LIN", String(number), action, gtin === null ? "" : [gtin, "EN"]),
    ...(codes.length === 0 ? [] : [segment("PIA", gtin === null ? "5" : "1", ...codes)]),
    ...(name === "" ? [] : [nameSegment(name)]),
  ];
}
