import type { ChangeNotice } from "@vycep/domain/calendar/change-notice";
import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { expect, test } from "vitest";
import { announcedChanges } from "./announced-change.ts";
import { notedNow, unnoted } from "./noted-changes.ts";

type Change = ChangeNotice["groups"][number]["changes"][number];

const moved = (from: string, to: string | null): Change => ({
  originalDate: toLocalDate(from),
  scheduledDate: to === null ? null : toLocalDate(to),
  typeOfChange: to === null ? "cancelled" : "moved",
  orderBy: null,
  countsFor: ["standard"],
  ...{ originalHours: "", scheduledHours: "" },
});
const notice = (...changes: Change[]): ChangeNotice => ({
  ...{ shipToId: toId<ShipToId>("500101"), shipToName: "Restaurace" },
  groups: [{ kind: "standard", changes }],
});
const christmas = moved("2026-12-25", null);

const daysOf = (notices: readonly ChangeNotice[]) =>
  notices.flatMap((one) => announcedChanges(one).map(({ originalDate }) => originalDate));

test.each([
  ["nothing that was noted", [notice(christmas)], []],
  ["what is announced later", [notice(christmas, moved("2027-01-01", null))], ["2027-01-01"]],
  ["what moves to yet another day", [notice(moved("2026-12-25", "2026-12-28"))], ["2026-12-25"]],
  [
    "the same day at another place",
    [{ ...notice(christmas), shipToId: toId<ShipToId>("500102") }],
    ["2026-12-25"],
  ],
])("PREFS-07 after taking note there is told %s", (_, now, told) => {
  expect(daysOf(unnoted(now, notedNow([notice(christmas)])))).toEqual(told);
});

test("PREFS-07 before that everything is new", () => {
  expect(daysOf(unnoted([notice(christmas)], []))).toEqual(["2026-12-25"]);
});
