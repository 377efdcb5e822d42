import { atJanasPlace, type Call, type Outcomes, ofNoId, signedIn } from "./call.ts";

const base = "/prodczsk-api/api/v1/portal/notices";

/** Who works at a place where they see no orders has no switch for them. */
const withoutOrders = { academy: "refused: no-such-switch" } as const satisfies Partial<Outcomes>;

/** Everybody's own; what somebody may no longer see of them is not there, and a foreign id marks nothing. */
export const noticeExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${base}/GetNotices`]: ofNoId(signedIn),
  [`GET ${base}/GetUnreadNotices`]: ofNoId(signedIn),
  [`PUT ${base}/MarkNotices`]: [{ rest: () => ({ body: { isRead: true } }), own: signedIn }],
  [`GET ${base}/GetNoticeSettings`]: ofNoId(signedIn),
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
