import { movesOpen } from "@vycep/domain/orders/desk-move";
import { type OrderState, parseOrderState } from "@vycep/domain/orders/order-states";
import { boxesShort, type ShortLine } from "@vycep/domain/orders/replacing/replacement";
import { isBlockedStatus, parseDeliveryStatus } from "@vycep/domain/orders/status";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskOrder } from "../../../platform/desk/desk-graphql.gen.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import { smallPictureOf } from "../../catalog/first-photos.facts.ts";
import { isErpOwned } from "../order-owner.facts.ts";
import { isInvoiced, linesOfOrders } from "../order-parts.repo.ts";
import { type ReplacementOfOrder, replacedOf, replacementsOf } from "../replacements.facts.ts";
import { deskOrderList } from "./desk-order-list.repo.ts";
import type { OrderDeskDeps } from "./order-desk.deps.ts";
import { type OrderRecordParts, orderRecordParts } from "./order-record.repo.ts";
import { changeOf, emptiesOf, messagesOf, noteOf, problemsOf, timelineOf } from "./order-record.ts";
import { deskState, rowOf } from "./orders.ts";

/**
 * One order with all that belongs to it, in four statements; one that is not theirs to see is as unknown as a missing one
 * (DORD-02).
 */
export async function order(
  deps: OrderDeskDeps,
  context: DeskContext,
  number: string,
): Promise<DeskOrder | null> {
  const { db, config } = deps;
  const { reach } = await context.staff();
  const companiesInReach = reach === "everything" ? undefined : [...reach];
  const list = deskOrderList({ number, companiesInReach }, { sort: "created", isAscending: false });
  const {
    items: [found],
  } = await readPage(db, list, { limit: 1 });
  const parts = found && (await orderRecordParts(db, number));
  if (!found || !parts) return null;
  const lines = await linesOfOrders(db, [number]);
  const replacements = await replacementsOf(db, [number]);
  const isOwned = isErpOwned(config);
  const status = parseDeliveryStatus(parts.deliveryStatus);
  const state = parseOrderState(found.state) ?? "cancelled";
  const isBlocked = isBlockedStatus(status);
  const moves = movesOpen({
    ...{ state, isBlocked },
    toBill: lines.reduce((sum, { delivered, invoiced }) => sum + (delivered ?? 0) - (invoiced ?? 0), 0),
  });
  return {
    row: rowOf(found),
    orderedBy: parts.orderedBy,
    placedBy: parts.placedBy,
    overridden: [...(parts.overridden?.rules ?? [])],
    overrideReason: parts.overridden?.reason ?? null,
    overrideNote: parts.overridden?.note ?? "",
    customerOrderNumber: found.customerOrderNumber,
    noteForDriver: found.noteForDriver,
    version: parts.version,
    moves: moves.filter((move) => move === "cancel" || !isOwned),
    isErpOwned: isOwned,
    problems: problemsOf(parts, {
      ...{ ...found, state, isLookedInto: isBlocked, totalMinor: found.orderedTotalMinor },
      ...{ isErpOwned: isOwned, isInvoiced: isInvoiced(lines) },
    }),
    caller: parts.caller,
    replaces: parts.replaces,
    replacements: replacements.map(({ lines: brought, number: other, deliveryDate, state: its }) => ({
      ...{ number: other, deliveryDate, state: deskState(its) },
      boxes: brought.reduce((sum, { boxes }) => sum + boxes, 0),
    })),
    lines: lines.map(({ lineNo, sku, names, ordered, confirmed, delivered, invoiced, ...line }) => ({
      ...{ lineNo, sku, ordered, confirmed, delivered, invoiced },
      ...shortOf(state, { lineNo, ordered, confirmed, delivered }, replacements),
      name: names[context.language],
      photo: photoOf(parts, sku),
      depositMinor: line.depositMinor,
      changeReason: line.changeReason,
      substitutes: [...line.substitutes],
      unitPriceMinor: line.unitPriceMinor,
      netMinor: line.netMinor,
    })),
    ...emptiesOf(parts, {
      day: found.deliveryDate,
      language: context.language,
      isOpen: moves.includes("deliver"),
    }),
    window: parts.window,
    vatMinor: parts.vatMinor,
    timeline: timelineOf(parts),
    papers: [...parts.papers],
    messages: messagesOf(parts, context.language),
    tickets: parts.tickets.map(({ at, ...ticket }) => ({ ...ticket, createdAt: instant(at) })),
    notes: parts.notes.map(noteOf),
    history: parts.history.map((entry) => changeOf(entry, parts, context.language)),
  };
}

function photoOf({ photos }: OrderRecordParts, sku: string): string | null {
  const photo = photos[sku];
  return photo === undefined ? null : smallPictureOf(photo);
}

type Counted = Pick<ShortLine, "lineNo" | "ordered" | "confirmed" | "delivered">;

/** What of a line is missing, and what of that comes again (DDISP-06). */
function shortOf(state: OrderState, line: Counted, replacements: readonly ReplacementOfOrder[]) {
  const replaced = replacedOf(line.lineNo, replacements);
  return { replaced, short: boxesShort(state, { ...line, replaced, claimed: 0 }) };
}

const instant = (text: string) => new Date(text).toISOString();
