import type { Call } from "../call.ts";
import { cellarExpectations } from "./expectations-of-cellars.ts";
import { contentExpectations } from "./expectations-of-content.ts";
import { documentExpectations } from "./expectations-of-documents.ts";
import { graphqlExpectations } from "./expectations-of-graphql.ts";
import { magentoExpectations } from "./expectations-of-magento.ts";
import { marketingExpectations } from "./expectations-of-marketing.ts";
import { moveExpectations } from "./expectations-of-moves.ts";
import { noticeExpectations } from "./expectations-of-notices.ts";
import {
  programExpectations,
  punchOutExpectations,
  webhookExpectations,
} from "./expectations-of-programs.ts";
import { pushExpectations } from "./expectations-of-push.ts";
import { restExpectations } from "./expectations-of-rest.ts";
import { serviceExpectations } from "./expectations-of-services.ts";
import { doorExpectations, endOfTheDoor } from "./expectations-of-the-door.ts";
import { claimExpectations, ticketExpectations } from "./expectations-of-tickets.ts";
import { userExpectations } from "./expectations-of-users.ts";

/**
 * Every operation of both APIs. An operation that is missing here fails the matrix test: add it with a call for each
 * kind of id it takes, and say for each actor what the requirements grant, not what the server happens to answer.
 */
export const expectations: Readonly<Record<string, readonly Call[]>> = {
  ...graphqlExpectations,
  ...cellarExpectations,
  ...magentoExpectations,
  ...moveExpectations,
  ...restExpectations,
  ...contentExpectations,
  ...documentExpectations,
  ...marketingExpectations,
  ...doorExpectations,
  ...userExpectations,
  ...ticketExpectations,
  ...claimExpectations,
  ...noticeExpectations,
  ...pushExpectations,
  ...programExpectations,
  ...punchOutExpectations,
  ...webhookExpectations,
  ...serviceExpectations,
  ...endOfTheDoor,
};
