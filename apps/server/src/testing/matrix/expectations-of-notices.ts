import { type Call, ofNoId, signedIn } from "./call.ts";

const base = "/prodczsk-api/api/v1/portal/notices";

/** Everybody's own; what somebody may no longer see of them is not there, and a foreign id marks nothing. */
export const noticeExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${base}/GetNotices`]: ofNoId(signedIn),
  [`GET ${base}/GetUnreadNotices`]: ofNoId(signedIn),
  [`PUT ${base}/MarkNotices`]: [{ rest: () => ({ body: { isRead: true } }), own: signedIn }],
};
