import type { ChangeNotice } from "@vycep/domain/calendar/change-notice";
import type { DeliveryException } from "@vycep/domain/calendar/exceptions";
import type { ExceptionKind } from "@vycep/domain/transport/method";

/** One line of the notification: a change, and the kind of order that it is about (CALENDAR-29). */
export interface AnnouncedChange extends DeliveryException {
  readonly kind: ExceptionKind;
}

/** All changes of a place, by the day that falls away. */
export function announcedChanges({ groups }: ChangeNotice): readonly AnnouncedChange[] {
  return groups
    .flatMap(({ kind, changes }) => changes.map((change) => ({ ...change, kind })))
    .toSorted((left, right) => left.originalDate.localeCompare(right.originalDate));
}
