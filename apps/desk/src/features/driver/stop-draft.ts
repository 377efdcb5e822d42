import type { OwnStop, StopReportBody } from "@vycep/contract/deliveries/driver.rest";
import { isHandedOver } from "@vycep/domain/deliveries/stop-report";

/** What a driver has noted at a stop so far; what is not in it is as it was to be (DDISP-03). */
export interface StopDraft {
  readonly orderNumber: string;
  /** Boxes handed over, by line, where they are others than expected. */
  readonly boxes: Readonly<Record<number, number>>;
  readonly reasons: Readonly<Record<number, string>>;
  /** Empties counted, by type, where they are others than announced; also those that nobody announced. */
  readonly units: Readonly<Record<string, number>>;
  readonly receivedBy: string;
  /** PNG in base64. */
  readonly signature: string | null;
  /** JPEG in base64. */
  readonly photos: readonly string[];
}

export function freshDraft(orderNumber: string): StopDraft {
  return { orderNumber, boxes: {}, reasons: {}, units: {}, receivedBy: "", signature: null, photos: [] };
}

export interface NotedLine {
  readonly lineNo: number;
  readonly name: string;
  readonly expected: number;
  readonly boxes: number;
  readonly reason: string | undefined;
}

/** The lines of a stop as they are noted. */
export function notedLines({ lines }: Pick<OwnStop, "lines">, draft: StopDraft): readonly NotedLine[] {
  return lines.map(({ lineNo, name, boxes: expected }) => {
    const boxes = draft.boxes[lineNo] ?? expected;
    return { lineNo, name, expected, boxes, reason: boxes < expected ? draft.reasons[lineNo] : undefined };
  });
}

interface NotedEmpties {
  readonly code: string;
  readonly name: string;
  /** Null where nobody announced any. */
  readonly expected: number | null;
  readonly units: number;
  readonly depositMinor: number;
}

/** The empties of a stop as they are counted: those announced, and those that came besides. */
export function notedEmpties(
  { empties, takenBack }: Pick<OwnStop, "empties" | "takenBack">,
  { units }: StopDraft,
): readonly NotedEmpties[] {
  const besides = takenBack.filter(({ code }) => units[code] !== undefined);
  return [
    ...empties.map(({ units: expected, ...type }) => ({
      ...type,
      expected,
      units: units[type.code] ?? expected,
    })),
    ...besides.map((type) => ({ ...type, expected: null, units: units[type.code] ?? 0 })),
  ];
}

/** The first line of which there is less and nobody says why. */
export function silentLine(stop: OwnStop, draft: StopDraft): NotedLine | undefined {
  return notedLines(stop, draft).find(
    ({ boxes, expected, reason }) => boxes < expected && reason === undefined,
  );
}

/** Nothing was handed over and nothing taken along, for one reason. */
export function nothingHanded(stop: OwnStop, draft: StopDraft, reason: string): StopDraft {
  const lines = stop.lines.filter(({ boxes }) => boxes > 0);
  return {
    ...draft,
    boxes: Object.fromEntries(lines.map(({ lineNo }) => [lineNo, 0])),
    reasons: Object.fromEntries(lines.map(({ lineNo }) => [lineNo, reason])),
    units: Object.fromEntries(stop.empties.map(({ code }) => [code, 0])),
  };
}

/** What goes back for the empties as they were counted. */
export function refundOf(stop: OwnStop, draft: StopDraft): number {
  return notedEmpties(stop, draft).reduce((sum, { units, depositMinor }) => sum + units * depositMinor, 0);
}

/** Whether somebody must sign for it. */
export function isSigned(stop: OwnStop, draft: StopDraft): boolean {
  return isHandedOver({ lines: notedLines(stop, draft), empties: notedEmpties(stop, draft) });
}

/** The report of a stop, as the server takes it. */
export function reportOf(stop: OwnStop, draft: StopDraft, notedAt: string): StopReportBody {
  const isHanded = isSigned(stop, draft);
  return {
    orderNumber: stop.orderNumber,
    notedAt,
    lines: notedLines(stop, draft).map(({ lineNo, boxes, reason }) => ({
      ...{ lineNo, boxes },
      ...(reason !== undefined && { reason }),
    })),
    empties: notedEmpties(stop, draft).map(({ code, units }) => ({ code, units })),
    receivedBy: isHanded ? draft.receivedBy.trim() : "",
    signature: isHanded ? draft.signature : null,
    photos: [...draft.photos],
  };
}

/** What was noted, out of a report that was not taken. */
export function draftOf({ lines, empties, ...report }: StopReportBody): StopDraft {
  return {
    orderNumber: report.orderNumber,
    boxes: Object.fromEntries(lines.map(({ lineNo, boxes }) => [lineNo, boxes])),
    reasons: Object.fromEntries(
      lines.flatMap(({ lineNo, reason }) => (reason === undefined ? [] : [[lineNo, reason]])),
    ),
    units: Object.fromEntries(empties.map(({ code, units }) => [code, units])),
    receivedBy: report.receivedBy,
    signature: report.signature,
    photos: report.photos,
  };
}
