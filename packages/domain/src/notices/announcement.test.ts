import { describe, expect, it } from "vitest";
import {
  type Announcement,
  type AnnouncementReader,
  type Audience,
  announcementsAt,
  isForReader,
  mayDismiss,
  SEVERITIES,
} from "./announcement.ts";

const jana: AnnouncementReader = {
  market: "CZ",
  companyId: "C1",
  places: [
    { shipToId: "500101", roleId: "R01" },
    { shipToId: "500102", roleId: "R05" },
  ],
};

const some = (name: string, more: Partial<Announcement> = {}) => ({
  ...{ name, severity: "info" as const, audience: { kind: "all" as const, ids: [] } },
  ...{ startsAt: 10, endsAt: 20, isDismissed: false },
  ...more,
});

const seen = (announcements: readonly ReturnType<typeof some>[], now: number) => {
  const { standing, changesAt } = announcementsAt(announcements, jana, now);
  return [standing.map(({ name }) => name), changesAt];
};

describe("messages of the brewery", () => {
  it.each<[Audience["kind"], readonly string[], AnnouncementReader | undefined, boolean]>([
    ["all", [], undefined, true],
    ["all", [], jana, true],
    ["market", ["CZ"], undefined, false],
    ["market", ["CZ"], jana, true],
    ["market", ["SK"], jana, false],
    ["company", ["C2", "C1"], jana, true],
    ["company", ["C2"], jana, false],
    ["company", ["C1"], { ...jana, companyId: undefined }, false],
    ["ship-to", ["500102"], jana, true],
    ["ship-to", ["500201"], jana, false],
    ["ship-to", ["500102"], undefined, false],
    ["role", ["R05"], jana, true],
    ["role", ["R02"], jana, false],
    ["role", ["R05"], undefined, false],
  ])("BELL-04 one for %s %j is for whom it names and nobody else", (kind, ids, reader, expected) => {
    expect(isForReader({ kind, ids }, reader)).toBe(expected);
  });

  it("BELL-04 what is critical is not put away", () => {
    expect(SEVERITIES.filter((severity) => mayDismiss({ severity }))).toEqual(["warning", "info"]);
    const dismissed = { isDismissed: true };
    const three = SEVERITIES.map((severity) => some(severity, { ...dismissed, severity }));
    expect(seen(three, 15)).toEqual([["critical"], 20]);
  });

  it.each<[number, readonly string[], number | undefined]>([
    [9, [], 10],
    [10, ["strike", "now"], 15],
    [15, ["strike", "later", "now"], 20],
    [20, ["strike", "later"], 30],
    [30, [], undefined],
  ])("BELL-04 at %d stand %j, and it is looked at again at %s", (now, names, again) => {
    const all = [
      some("now"),
      some("later", { startsAt: 15, endsAt: 30 }),
      some("strike", { severity: "critical", endsAt: 30 }),
      some("foreign", { audience: { kind: "role", ids: ["R02"] }, startsAt: 5, endsAt: 12 }),
    ];
    expect(seen(all, now)).toEqual([names, again]);
  });
});
