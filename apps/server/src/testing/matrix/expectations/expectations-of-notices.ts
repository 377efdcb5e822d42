import {
  atJanasPlace,
  type Call,
  everybody,
  insteadOfAllowed,
  type Outcomes,
  ofNoId,
  signedIn,
} from "../call.ts";

const base = "/prodczsk-api/api/v1/portal/notices";

/** Who works at a place where they see no orders has no switch for them. */
const withoutOrders = { academy: "refused: no-such-switch" } as const satisfies Partial<Outcomes>;

/** Visitors read the messages for all; a token that is not good is told so. */
const announced: Outcomes = { ...everybody, expired: "sign-in", deactivated: "sign-in" };

/** Everybody's own; what somebody may no longer see of them is not there, and a foreign id marks nothing. */
export const noticeExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${base}/GetNotices`]: ofNoId(signedIn),
  [`GET ${base}/GetUnreadNotices`]: ofNoId(signedIn),
  [`PUT ${base}/MarkNotices`]: [{ rest: () => ({ body: { isRead: true } }), own: signedIn }],
  [`GET ${base}/GetNoticeSettings`]: ofNoId(signedIn),
  [`GET ${base}/GetAnnouncements`]: ofNoId(announced),
  [`PUT ${base}/DismissAnnouncement`]: [
    {
      rest: () => ({ body: { key: "not-there" } }),
      own: insteadOfAllowed(signedIn, "missing"),
    },
  ],
  [`PUT ${base}/SetNoticeSettings`]: [
    {
      rest: ({ shipToId }) => ({
        body: { changes: [{ shipToId, setting: "order-taken", way: "bell", isWanted: true }] },
      }),
      own: { ...signedIn, ...withoutOrders },
      janas: { ...atJanasPlace, ...withoutOrders },
    },
  ],
};
