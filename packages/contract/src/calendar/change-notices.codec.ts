/** Announced changes of deliveries, by place and kind of transport (REST-51, CALENDAR-22). */

import type { ChangeGroup, ChangeNotice } from "@vycep/domain/calendar/change-notice";
import type { DeliveryException } from "@vycep/domain/calendar/exceptions";
import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { decodeMoment, encodeMoment } from "./calendar.codec.ts";
import type { ChangeNoticesAnswer } from "./calendar.rest.ts";

type GroupAnswer = ChangeNoticesAnswer[number]["deliveryExceptions"][number];
type ChangeAnswer = GroupAnswer["deliveryExceptions"][number];

export function encodeChangeNotices(notices: readonly ChangeNotice[]): ChangeNoticesAnswer {
  return notices.map(({ shipToId, shipToName, groups }) => ({
    shipTo: shipToName,
    shipToId,
    deliveryExceptions: groups.map(({ kind, changes }) => ({
      transportation: kind,
      deliveryExceptions: changes.map(encodeChange),
    })),
  }));
}

export function decodeChangeNotices(answer: ChangeNoticesAnswer): readonly ChangeNotice[] {
  return answer.map(({ shipTo, shipToId, deliveryExceptions }) => ({
    shipToId: toId<ShipToId>(shipToId),
    shipToName: shipTo,
    groups: deliveryExceptions.map(decodeGroup),
  }));
}

/** The comma-joined ids of a call, each once and in their order. */
export function decodeShipToIds(text: string): readonly string[] {
  const ids = text.split(",").map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ""))];
}

function encodeChange(change: DeliveryException): ChangeAnswer {
  const { typeOfChange, originalDate, originalHours, scheduledDate, scheduledHours, orderBy } = change;
  return {
    // What is only added is no change of a delivery; whom it concerns is told of it in another way.
    typeOfChange: typeOfChange === "cancelled" ? "cancelled" : "moved",
    originalDate,
    originalHours,
    scheduledDate,
    scheduledHour: scheduledDate === null ? null : scheduledHours,
    orderBy: orderBy === null ? null : encodeMoment(orderBy),
  };
}

function decodeGroup({ transportation, deliveryExceptions }: GroupAnswer): ChangeGroup {
  return {
    kind: transportation,
    changes: deliveryExceptions.map((change) => ({
      typeOfChange: change.typeOfChange,
      originalDate: toLocalDate(change.originalDate),
      originalHours: change.originalHours,
      scheduledDate: change.scheduledDate === null ? null : toLocalDate(change.scheduledDate),
      scheduledHours: change.scheduledHour ?? "",
      orderBy: change.orderBy === null ? null : (decodeMoment(change.orderBy) ?? null),
      countsFor: [transportation],
    })),
  };
}
