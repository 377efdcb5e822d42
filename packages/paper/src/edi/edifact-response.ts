import { decimalOf } from "@vycep/domain/billing/payment-code";
import { inPartnerUnits } from "@vycep/domain/edi/asked-boxes";
import { lineKind } from "@vycep/domain/edi/order-answer";
import { goodsSegments, interchange, partySegment } from "./edifact-envelope.ts";
import { dayParts, type EdifactSegment, segment } from "./edifact-segment.ts";
import { unitCode } from "./edifact-units.ts";
import type { PartnerLine, PartnerOrder } from "./partner-answer.ts";

/** Of UN 1225 for the whole answer, and of UN 1229 for its lines. */
const functions = { accepted: "29", changed: "4", refused: "27" } as const;
const actions = { accepted: "5", changed: "3", refused: "7" } as const;

/** The answer to an order, line by line (ORDRSP D.96A). */
export function ordrspOf(order: PartnerOrder): string {
  const { envelope, number, orderReference, orderNumber, kind, place, deliveryDay, currency, lines } = order;
  return interchange(
    envelope,
    ["ORDRSP", "EAN005"],
    [
      segment("BGM", "231", number, functions[kind]),
      segment("DTM", dayParts("137", envelope.day)),
      ...(deliveryDay === null ? [] : [segment("DTM", dayParts("2", deliveryDay))]),
      segment("RFF", ["ON", orderReference]),
      ...(orderNumber === null ? [] : [segment("RFF", ["VN", orderNumber])]),
      partySegment("BY", envelope.to),
      partySegment("SU", envelope.from),
      ...(place === null ? [] : [partySegment("DP", place)]),
      segment("CUX", ["2", currency, "9"]),
      ...lines.flatMap(lineSegments),
      segment("UNS", "S"),
      segment("CNT", ["2", String(lines.length)]),
    ],
  );
}

function lineSegments(line: PartnerLine, at: number): readonly EdifactSegment[] {
  const { line: asked, boxes, unitsPerBox, reasonCode, reasonText, unitPriceMinor } = line;
  const unit = unitCode(asked.unit);
  const given = inPartnerUnits(boxes, unitsPerBox);
  const difference = Number.isNaN(asked.quantity) ? 0 : Math.round((given - asked.quantity) * 1000) / 1000;
  return [
    ...goodsSegments(line, { number: at + 1, action: actions[lineKind(line)] }),
    ...(Number.isNaN(asked.quantity) ? [] : [segment("QTY", ["21", String(asked.quantity), unit])]),
    segment("QTY", ["113", String(given), unit]),
    ...(reasonCode === null || difference === 0
      ? []
      : [segment("QVR", [String(difference), "21"], "", reasonCode)]),
    ...(reasonCode === null ? [] : [segment("FTX", "LIN", "", reasonCode, (reasonText ?? "").slice(0, 70))]),
    ...(unitPriceMinor === null
      ? []
      : [segment("PRI", ["AAA", decimalOf(unitPriceMinor), "", "", "1", "CT"])]),
    segment("RFF", ["LI", asked.lineNo]),
  ];
}
