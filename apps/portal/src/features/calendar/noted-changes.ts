import type { ChangeNotice } from "@vycep/domain/calendar/change-notice";
import { announcedChanges } from "./announced-change.ts";

/** A change as it is remembered: one that is announced anew, to another day, is another one. */
function idsOf(notice: ChangeNotice): readonly string[] {
  return announcedChanges(notice).map(
    ({ kind, originalDate, scheduledDate }) =>
      `${notice.shipToId}:${kind}:${originalDate}:${scheduledDate ?? ""}`,
  );
}

/** All that is announced today, to be remembered as noted; what has passed is forgotten with it. */
export function notedNow(notices: readonly ChangeNotice[]): readonly string[] {
  return notices.flatMap(idsOf);
}

/** What nobody has taken note of yet, place by place. */
export function unnoted(notices: readonly ChangeNotice[], noted: readonly string[]): readonly ChangeNotice[] {
  const known = new Set(noted);
  return notices.flatMap((notice) => {
    const groups = notice.groups.flatMap((group) => {
      const changes = group.changes.filter((change) => {
        const [id = ""] = idsOf({ ...notice, groups: [{ ...group, changes: [change] }] });
        return !known.has(id);
      });
      return changes.length === 0 ? [] : [{ ...group, changes }];
    });
    return groups.length === 0 ? [] : [{ ...notice, groups }];
  });
}
