import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { PERMISSIONS, type Permission } from "../access/permission.ts";
import { namesIn } from "../kernel/closed-list.ts";
import { NOTICE_KINDS, NOTICE_TOPICS, openNotices } from "./notice-kind.ts";
import {
  confirmsToDoer,
  type Departure,
  hasWay,
  isNoticeSwitch,
  NOTICE_SETTING_NAMES,
  NOTICE_SETTINGS,
  NOTICE_WAYS,
  noticeSwitches,
  wantsNotice,
} from "./notice-setting.ts";

const anyRights = fc.subarray([...PERMISSIONS]).map((held) => new Set<Permission>(held));
const anySetting = fc.constantFrom(...NOTICE_SETTING_NAMES);
const anyWay = fc.constantFrom(...NOTICE_WAYS);
const anyChoice = fc.constantFrom(true, false, undefined);

/** Which ways there are, written down once more: bell, mail, push. */
const WAYS_THAT_EXIST = {
  "cart-waiting": [true, true, true],
  "delivery-reminder": [true, true, true],
  "delivery-changed": [true, true, true],
  "order-taken": [true, true, true],
  "order-progress": [true, true, true],
  "order-changed": [true, true, true],
  "new-document": [true, true, false],
  "payment-due": [true, true, false],
  ticket: [true, true, true],
  "access-requested": [true, false, false],
} as const satisfies Record<(typeof NOTICE_SETTING_NAMES)[number], readonly boolean[]>;

describe("BELL-03 any switch", () => {
  test.each(namesIn(WAYS_THAT_EXIST))("%s has these ways and no other", (setting) => {
    expect(NOTICE_WAYS.map((way) => hasWay(setting, way))).toEqual(WAYS_THAT_EXIST[setting]);
    expect(NOTICE_WAYS.map((way) => isNoticeSwitch({ setting, way }))).toEqual(WAYS_THAT_EXIST[setting]);
  });

  it.each([
    { setting: "ticket", way: "smoke" },
    { setting: "ticket", way: "" },
    { setting: "ticket", way: "toString" },
    { setting: "toString", way: "mail" },
    { setting: "__proto__", way: "bell" },
    { setting: "constructor", way: "push" },
    { setting: "Ticket", way: "mail" },
    { setting: "order-delivered", way: "mail" },
    { setting: "", way: "mail" },
    { setting: "new-document", way: "push" },
    { setting: "access-requested", way: "mail" },
  ])("none is called %j", (named) => {
    expect(isNoticeSwitch(named)).toBe(false);
  });

  it("that was chosen is obeyed where the right is held and the way exists, and nowhere else", () => {
    fc.assert(
      fc.property(
        anySetting,
        anyWay,
        anyRights,
        fc.boolean(),
        fc.boolean(),
        (setting, way, held, isOwn, chosen) => {
          const mayRead = held.has(NOTICE_SETTINGS[setting].permission) && hasWay(setting, way);
          expect(wantsNotice({ setting, way }, { permissions: held, isOwn }, chosen)).toBe(mayRead && chosen);
        },
      ),
    );
  });

  it("one's own order is told of wherever another's is", () => {
    fc.assert(
      fc.property(anySetting, anyWay, anyRights, (setting, way, permissions) => {
        const others = wantsNotice({ setting, way }, { permissions, isOwn: false });
        const own = wantsNotice({ setting, way }, { permissions, isOwn: true });
        expect(own || !others).toBe(true);
      }),
    );
  });

  it("is shown as it acts, each by itself", () => {
    fc.assert(
      fc.property(anyRights, anySetting, anyWay, anyChoice, (permissions, setting, way, isWanted) => {
        const departures = isWanted === undefined ? [] : [{ setting, way, isWanted }];
        for (const row of noticeSwitches(permissions, departures)) {
          expect(permissions.has(NOTICE_SETTINGS[row.setting].permission)).toBe(true);
          for (const each of NOTICE_WAYS) {
            const chosen = row.setting === setting && each === way ? isWanted : undefined;
            const acts = wantsNotice(
              { setting: row.setting, way: each },
              { permissions, isOwn: true },
              chosen,
            );
            expect(row.ways[each]).toBe(hasWay(row.setting, each) ? acts : undefined);
          }
        }
      }),
    );
  });

  it("of one setting is no switch of another, nor one way of another", () => {
    const off = (setting: Departure["setting"], way: Departure["way"]) => ({ setting, way, isWanted: false });
    const shown = noticeSwitches(new Set<Permission>(["My Orders", "Support"]), [
      off("order-taken", "mail"),
      off("ticket", "push"),
    ]);
    const ways = Object.fromEntries(shown.map((row) => [row.setting, row.ways]));
    expect(ways["order-taken"]).toEqual({ bell: true, mail: false, push: false });
    expect(ways["order-progress"]).toEqual({ bell: true, mail: true, push: true });
    expect(ways["ticket"]).toEqual({ bell: true, mail: true, push: false });
  });
});

describe("BELL-01 what anybody may read", () => {
  const places = fc.uniqueArray(
    fc.record({ shipToId: fc.stringMatching(/^5\d{5}$/), permissions: anyRights }),
    { maxLength: 6, selector: ({ shipToId }) => shipToId },
  );

  it("is of each topic, of places where its right is held, and of the company where there is one", () => {
    fc.assert(
      fc.property(places, (held) => {
        const open = openNotices(held);
        expect(open.map(({ topic }) => topic)).toEqual(NOTICE_TOPICS);
        for (const { kinds, places: seen, isOfCompany } of open) {
          const [first] = kinds;
          const permission = first && NOTICE_KINDS[first].permission;
          const expected = held.filter(({ permissions }) => permission && permissions.has(permission));
          expect(seen).toEqual(expected.map(({ shipToId }) => shipToId));
          expect(isOfCompany).toBe(expected.length > 0);
        }
      }),
    );
  });

  it("needs one right for all kinds of a topic", () => {
    for (const { kinds } of openNotices([])) {
      expect(new Set(kinds.map((kind) => NOTICE_KINDS[kind].permission)).size).toBe(1);
    }
  });
});

test.each(namesIn(NOTICE_KINDS))(
  "MAIL-05 who did it waits for a word about %s only if it is an order",
  (kind) => {
    expect(confirmsToDoer(kind)).toBe(kind === "order-taken");
  },
);
