import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import type { CalendarDeskDeps } from "./calendar-desk.deps.ts";
import { deliveryChangePreview } from "./delivery-change-preview.ts";
import { deliveryChange, deliveryChanges } from "./delivery-changes.ts";
import { publishDeliveryChange } from "./publish-delivery-change.ts";
import { takeBackDeliveryChange } from "./take-back-delivery-change.ts";

export function calendarDeskResolvers(deps: CalendarDeskDeps): Resolvers {
  return {
    Query: {
      deliveryChanges: (_parent, args) => deliveryChanges(deps, args),
      deliveryChange: (_parent, args) => deliveryChange(deps, args),
      deliveryChangePreview: (_parent, args, context) => deliveryChangePreview(deps, context, args),
    },
    Mutation: {
      publishDeliveryChange: (_parent, { input }, context) => publishDeliveryChange(deps, context, input),
      takeBackDeliveryChange: (_parent, { input }, context) => takeBackDeliveryChange(deps, context, input),
    },
  };
}
