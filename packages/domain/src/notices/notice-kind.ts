import type { Permission } from "../access/permission.ts";
import { namesIn } from "../kernel/closed-list.ts";

/** What the list of notices can be narrowed to. */
export const NOTICE_TOPICS = ["delivery", "paper", "support", "account"] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

type KindRow = {
  readonly topic: NoticeTopic;
  readonly permission: Permission;
  /** The switch that it belongs to (BELL-03). */
  readonly setting: string;
};

/** Every kind of notice (BELL-01): what it is about, and the right that who reads it holds where it happened. */
export const NOTICE_KINDS = {
  "order-taken": { topic: "delivery", permission: "My Orders", setting: "order-taken" }, // MAIL-05
  "order-confirmed-differently": { topic: "delivery", permission: "My Orders", setting: "order-changed" }, // MAIL-05
  "order-on-the-way": { topic: "delivery", permission: "My Orders", setting: "order-progress" }, // MAIL-05
  "order-delivered": { topic: "delivery", permission: "My Orders", setting: "order-progress" }, // MAIL-05
  "order-cancelled": { topic: "delivery", permission: "My Orders", setting: "order-changed" }, // MAIL-05
  "order-priced": { topic: "delivery", permission: "My Orders", setting: "order-changed" }, // MAIL-05
  "order-changed": { topic: "delivery", permission: "My Orders", setting: "order-changed" }, // DORD-04
  "order-replacement": { topic: "delivery", permission: "My Orders", setting: "order-changed" }, // DDISP-06
  "delivery-changed": { topic: "delivery", permission: "My Orders", setting: "delivery-changed" }, // MAIL-09
  "cart-waiting": { topic: "delivery", permission: "My Orders", setting: "cart-waiting" }, // MAIL-08
  "delivery-reminder": { topic: "delivery", permission: "My Orders", setting: "delivery-reminder" }, // DTODAY-02
  "new-document": { topic: "paper", permission: "My Documents", setting: "new-document" }, // MAIL-06
  "payment-due": { topic: "paper", permission: "My Documents", setting: "payment-due" }, // MAIL-06
  "ticket-answered": { topic: "support", permission: "Support", setting: "ticket" }, // MAIL-07
  "ticket-changed": { topic: "support", permission: "Support", setting: "ticket" }, // MAIL-07
  "claim-credited": { topic: "support", permission: "Support", setting: "ticket" }, // B2
  "claim-deadline": { topic: "support", permission: "Support", setting: "ticket" }, // B2
  "access-requested": { topic: "account", permission: "Access Management", setting: "access-requested" }, // D46
} as const satisfies Readonly<Record<string, KindRow>>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

/** A place with what somebody may do there. */
type PlaceRights<Id> = { readonly shipToId: Id; readonly permissions: ReadonlySet<Permission> };

/** Which notices somebody may read: kinds, each with the places where it may have happened. */
export type OpenNotices<Id> = {
  readonly topic: NoticeTopic;
  readonly kinds: readonly NoticeKind[];
  readonly places: readonly Id[];
  /** Also what concerns the company and no place of it. */
  readonly isOfCompany: boolean;
};

/**
 * What somebody may read of each topic: only what happened at places where they hold the right for it today, whatever they
 * held when it happened (BELL-01).
 *
 * @example openNotices([{ shipToId: "500101", permissions: new Set(["Support"]) }])[2].places // ["500101"]
 */
export function openNotices<Id>(places: readonly PlaceRights<Id>[]): readonly OpenNotices<Id>[] {
  return NOTICE_TOPICS.map((topic) => {
    const kinds = namesIn(NOTICE_KINDS).filter((kind) => NOTICE_KINDS[kind].topic === topic);
    const permissions = new Set<Permission>(kinds.map((kind) => NOTICE_KINDS[kind].permission));
    const open = places.filter((place) => [...permissions].every((needed) => place.permissions.has(needed)));
    return { topic, kinds, places: open.map(({ shipToId }) => shipToId), isOfCompany: open.length > 0 };
  });
}
