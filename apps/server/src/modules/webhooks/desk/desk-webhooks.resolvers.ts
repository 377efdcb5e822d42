import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { listDeliveries, listEndpoints, repeatWebhookDelivery } from "./desk-webhooks.ts";

export function webhookDeskResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      webhookEndpoints: (_parent, args, context) => listEndpoints(deps, context, args),
      webhookDeliveries: (_parent, args, context) => listDeliveries(deps, context, args),
    },
    Mutation: {
      repeatWebhookDelivery: (_parent, { input }, context) => repeatWebhookDelivery(deps, context, input.id),
    },
  };
}
