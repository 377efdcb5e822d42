import type { Permission } from "../access/permission.ts";
import { isNameIn, namesIn, tableOf } from "../kernel/closed-list.ts";
import { NOTICE_KINDS, type NoticeKind, type NoticeTopic } from "./notice-kind.ts";

/** The ways a notice may take: the bell of the portal, a mail, a push to the device. */
export const NOTICE_WAYS = ["bell", "mail", "push"] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** Whom a way reaches as long as they say nothing else. */
type Audience =
  | "everybody"
  /** Who may order at the place. */
  | "orderers"
  /** Who placed the order, or whose cart it is. */
  | "own"
  /** Who looks after money: owners, and those who see papers and do not order. */
  | "payers"
  | "nobody";

type SettingRow = {
  readonly topic: NoticeTopic;
  readonly permission: Permission;
  /** A way that is left out does not exist for it. */
  readonly ways: Readonly<Partial<Record<NoticeWay, Audience>>>;
};

/** What can be switched (BELL-03), with its defaults; mails of the account are none of it (MAIL-10). */
export const NOTICE_SETTINGS = {
  "cart-waiting": {
    ...{ topic: "delivery", permission: "Catalogue" },
    ways: { bell: "everybody", mail: "own", push: "own" },
  },
  "delivery-reminder": {
    ...{ topic: "delivery", permission: "Catalogue" },
    ways: { bell: "everybody", mail: "orderers", push: "orderers" },
  },
  "delivery-changed": {
    ...{ topic: "delivery", permission: "My Orders" },
    ways: { bell: "everybody", mail: "orderers", push: "orderers" },
  },
  "order-taken": {
    ...{ topic: "delivery", permission: "My Orders" },
    ways: { bell: "everybody", mail: "own", push: "nobody" },
  },
  "order-progress": {
    ...{ topic: "delivery", permission: "My Orders" },
    ways: { bell: "everybody", mail: "own", push: "own" },
  },
  "order-changed": {
    ...{ topic: "delivery", permission: "My Orders" },
    ways: { bell: "everybody", mail: "orderers", push: "orderers" },
  },
  "new-document": {
    ...{ topic: "paper", permission: "My Documents" },
    ways: { bell: "everybody", mail: "payers" },
  },
  "payment-due": {
    ...{ topic: "paper", permission: "My Documents" },
    ways: { bell: "everybody", mail: "payers" },
  },
  ticket: {
    ...{ topic: "support", permission: "Support" },
    ways: { bell: "everybody", mail: "everybody", push: "everybody" },
  },
  "access-requested": {
    ...{ topic: "account", permission: "Access Management" },
    ways: { bell: "everybody" },
  },
} as const satisfies Readonly<Record<string, SettingRow>>;

export type NoticeSetting = keyof typeof NOTICE_SETTINGS;

/** The settings in the order they are shown. */
export const NOTICE_SETTING_NAMES = namesIn(NOTICE_SETTINGS);

/**
 * The switch that a kind of notice belongs to.
 *
 * @example settingOf("order-delivered") // "order-progress"
 */
export function settingOf(kind: NoticeKind): NoticeSetting {
  return NOTICE_KINDS[kind].setting;
}

/**
 * Whether also who did it is told by mail, because they wait for the confirmation (MAIL-05); the bell tells nobody what they
 * did themselves.
 *
 * @example confirmsToDoer("order-taken") // true
 */
export function confirmsToDoer(kind: NoticeKind): boolean {
  return kind === "order-taken";
}

/** A switch that somebody turned away from its default. */
export type Departure = {
  readonly setting: NoticeSetting;
  readonly way: NoticeWay;
  readonly shipToId: string;
  readonly isWanted: boolean;
};

/** One who may be told, at the place where it happened. */
export type NoticeReader = {
  readonly permissions: ReadonlySet<Permission>;
  /** Whether it is about what they ordered themselves. */
  readonly isOwn: boolean;
};

/**
 * Whether somebody is told of something by a way (BELL-03): what they chose, else what fits the rights they hold there;
 * never where the right for it is not held, nor by a way that does not exist.
 *
 * @example wantsNotice({ setting: "order-taken", way: "mail" }, { permissions: new Set(["My Orders"]), isOwn: true }) // true
 */
export function wantsNotice(
  { setting, way }: Pick<Departure, "setting" | "way">,
  reader: NoticeReader,
  chosen?: boolean,
): boolean {
  const row: SettingRow = NOTICE_SETTINGS[setting];
  const audience = row.ways[way];
  if (audience === undefined || !reader.permissions.has(row.permission)) return false;
  return chosen ?? belongsTo(audience, reader);
}

function belongsTo(audience: Audience, { permissions, isOwn }: NoticeReader): boolean {
  switch (audience) {
    case "everybody":
      return true;
    case "nobody":
      return false;
    case "own":
      return isOwn;
    case "orderers":
      return isOwn || permissions.has("Catalogue");
    case "payers":
      return permissions.has("Access Management") || !permissions.has("Catalogue");
  }
}

/** A switch as it is shown; undefined where there is none. */
export type WaySwitches = Readonly<Record<NoticeWay, boolean | undefined>>;

/**
 * What somebody's switches of one place show (BELL-03): settings they may read of, each with its ways; one's own orders are
 * what the switch of an order is asked about.
 *
 * @example noticeSwitches(new Set(["Support"]), []).map(({ setting }) => setting) // ["ticket"]
 */
export function noticeSwitches(
  permissions: ReadonlySet<Permission>,
  departures: readonly Pick<Departure, "setting" | "way" | "isWanted">[],
): readonly { readonly setting: NoticeSetting; readonly ways: WaySwitches }[] {
  return NOTICE_SETTING_NAMES.filter((setting) => permissions.has(NOTICE_SETTINGS[setting].permission)).map(
    (setting) => ({
      setting,
      ways: tableOf(NOTICE_WAYS, (way) => {
        if (!hasWay(setting, way)) return;
        const chosen = departures.find((one) => one.setting === setting && one.way === way)?.isWanted;
        return wantsNotice({ setting, way }, { permissions, isOwn: true }, chosen);
      }),
    }),
  );
}

/**
 * Whether a setting knows a way at all.
 *
 * @example hasWay("new-document", "push") // false
 */
export function hasWay(setting: NoticeSetting, way: NoticeWay): boolean {
  const { ways }: SettingRow = NOTICE_SETTINGS[setting];
  return ways[way] !== undefined;
}

/**
 * Whether two names are a switch that there is.
 *
 * @example isNoticeSwitch({ setting: "ticket", way: "smoke" }) // false
 */
export function isNoticeSwitch(named: {
  readonly setting: string;
  readonly way: string;
}): named is { readonly setting: NoticeSetting; readonly way: NoticeWay } {
  const way = NOTICE_WAYS.find((known) => known === named.way);
  return way !== undefined && isNameIn(NOTICE_SETTINGS, named.setting) && hasWay(named.setting, way);
}
