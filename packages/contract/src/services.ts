import { PORTAL_MARKET } from "@vycep/domain/market/market";

const marketCode = PORTAL_MARKET.toLowerCase();

/** The three services and four bases of the seeds, and which noun lives where. HTTP-07…HTTP-10, OP-111. */
export const SERVICE_BASE = {
  customerData: "/alcdcservice/api/v1/portal",
  content: "/almagnoliaservice/api/v1/portal",
  general: `/prod${marketCode}-api/api/v1/portal`,
  generalV2: `/prod${marketCode}-api/api/v2/portal`,
} as const;

export type Service = keyof typeof SERVICE_BASE;

export const GRAPHQL_PATH = "/graphql";

/** The brewery's own side: staff operations alone (DSIGN-01). */
export const DESK_GRAPHQL_PATH = "/desk/graphql";

/** Where staff read files of tickets. */
export const DESK_TICKET_FILES_PATH = "/desk/ticket-files";

/** Where staff send files to. */
export const DESK_UPLOADS_PATH = "/desk/uploads";

/** Where browsers tell of clicks while somebody traces. */
export const CLICKS_PATH = "/clicks";

/** Server-sent events for the signed-in customer. */
export const EVENTS_PATH = "/events";
