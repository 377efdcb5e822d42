import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { claim, reachOf } from "./claim.ts";
import { claimDelivery } from "./claim-delivery.ts";
import type { ClaimDeskDeps } from "./claim-desk.deps.ts";
import { ticketOfCredit } from "./claim-record.repo.ts";
import { approveCredit, declineCredit, withdrawCredit } from "./decide-credit.ts";
import { proposeCredit } from "./propose-credit.ts";

export function claimDeskResolvers(deps: ClaimDeskDeps): Resolvers {
  return {
    Query: {
      claim: (_parent, { number }, context) => claim(deps, context, number),
    },
    Mutation: {
      claimDelivery: (_parent, { input }, context) => claimDelivery(deps, context, input),
      proposeCredit: (_parent, { input }, context) => proposeCredit(deps, context, input),
      approveCredit: (_parent, { input }, context) => approveCredit(deps, context, input),
      declineCredit: (_parent, { input }, context) => declineCredit(deps, context, input),
      withdrawCredit: (_parent, { input }, context) => withdrawCredit(deps, context, input),
    },
    DeskOrderPaper: {
      ticket: async ({ kind, number }, _args, context) =>
        kind === "credit-note" && number !== undefined
          ? ticketOfCredit(deps.db, number, reachOf(await context.staff()))
          : null,
    },
  };
}
