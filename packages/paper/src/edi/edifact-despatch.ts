import { inPartnerUnits } from "@vycep/domain/edi/asked-boxes";
import { goodsSegments, interchange, partySegment } from "./edifact-envelope.ts";
import { dayParts, segment } from "./edifact-segment.ts";
import { unitCode } from "./edifact-units.ts";
import type { PartnerOrder } from "./partner-answer.ts";

/** What is on its way (DESADV D.96A): lines of which something comes. */
export function desadvOf(order: PartnerOrder): string {
  const { envelope, number, orderReference, orderNumber, place, deliveryDay, lines } = order;
  const coming = lines.filter(({ boxes }) => boxes > 0);
  return interchange(
    envelope,
    ["DESADV", "EAN005"],
    [
      segment("BGM", "351", number, "9"),
      segment("DTM", dayParts("137", envelope.day)),
      ...(deliveryDay === null ? [] : [segment("DTM", dayParts("17", deliveryDay))]),
      segment("RFF", ["ON", orderReference]),
      ...(orderNumber === null ? [] : [segment("RFF", ["VN", orderNumber])]),
      partySegment("BY", envelope.to),
      partySegment("SU", envelope.from),
      ...(place === null ? [] : [partySegment("DP", place)]),
      segment("CPS", "1"),
      ...coming.flatMap((line, at) => [
        ...goodsSegments(line, { number: at + 1 }),
        segment("QTY", [
          "12",
          String(inPartnerUnits(line.boxes, line.unitsPerBox)),
          unitCode(line.line.unit),
        ]),
        segment("RFF", ["ON", orderReference, line.line.lineNo]),
      ]),
      segment("CNT", ["2", String(coming.length)]),
    ],
  );
}
