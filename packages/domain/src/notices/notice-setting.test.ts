import { describe, expect, it } from "vitest";
import type { Permission } from "../access/permission.ts";
import { namesIn } from "../kernel/closed-list.ts";
import { NOTICE_KINDS } from "./notice-kind.ts";
import {
  hasWay,
  NOTICE_SETTINGS,
  type NoticeSetting,
  type NoticeWay,
  noticeSwitches,
  settingOf,
  wantsNotice,
} from "./notice-setting.ts";

const orderer = ["Catalogue", "My Orders"] as const;
const viewer = ["My Orders"] as const;
const accountant = ["My Documents", "My Orders"] as const;
const owner = ["Catalogue", "My Orders", "My Documents", "Access Management"] as const;
const storeman = ["Catalogue", "My Documents"] as const;

describe("wantsNotice", () => {
  it.each<[NoticeSetting, NoticeWay, readonly Permission[], boolean, boolean | undefined, boolean]>([
    ["order-taken", "mail", orderer, true, undefined, true],
    ["order-taken", "mail", orderer, false, undefined, false],
    ["order-taken", "mail", orderer, false, true, true],
    ["order-taken", "mail", orderer, true, false, false],
    ["order-taken", "bell", viewer, false, undefined, true],
    ["order-taken", "bell", [], false, true, false],
    ["order-changed", "mail", orderer, false, undefined, true],
    ["order-changed", "mail", viewer, false, undefined, false],
    ["order-changed", "mail", viewer, true, undefined, true],
    ["delivery-changed", "mail", orderer, false, undefined, true],
    ["delivery-changed", "push", viewer, false, undefined, false],
    ["new-document", "mail", accountant, false, undefined, true],
    ["new-document", "mail", owner, false, undefined, true],
    ["new-document", "mail", storeman, false, undefined, false],
    ["new-document", "mail", storeman, false, true, true],
    ["new-document", "push", owner, false, true, false],
    ["order-taken", "push", orderer, true, undefined, false],
    ["access-requested", "mail", owner, false, true, false],
  ])("BELL-03 %s by %s for %j, own %s, chosen %s: %s", (setting, way, held, isOwn, chosen, expected) => {
    expect(wantsNotice({ setting, way }, { permissions: new Set(held), isOwn }, chosen)).toBe(expected);
  });
});

describe("noticeSwitches", () => {
  it("BELL-03 shows what one may read of, and no way that does not exist", () => {
    const shown = noticeSwitches(new Set(accountant), [
      { setting: "new-document", way: "mail", isWanted: false },
      { setting: "new-document", way: "push", isWanted: true },
    ]);
    expect(shown.map(({ setting }) => setting)).toEqual([
      ...["delivery-changed", "order-taken", "order-progress", "order-changed"],
      ...["new-document", "payment-due"],
    ]);
    expect(shown.find(({ setting }) => setting === "new-document")?.ways).toEqual({
      ...{ bell: true, mail: false, push: undefined },
    });
  });
});

it("BELL-03 every kind of notice has its switch in the same topic, and the bell tells everybody who does not say no", () => {
  for (const kind of namesIn(NOTICE_KINDS)) {
    const { topic } = NOTICE_KINDS[kind];
    expect({ kind, ...NOTICE_SETTINGS[settingOf(kind)] }).toMatchObject({
      ...{ kind, topic, ways: { bell: "everybody" } },
    });
  }
  expect(hasWay("access-requested", "mail")).toBe(false);
});
