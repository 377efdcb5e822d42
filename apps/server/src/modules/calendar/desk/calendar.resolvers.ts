import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import type { CalendarDeskDeps } from "./calendar-desk.deps.ts";
import { deliveryChangePreview } from "./delivery-change-preview.ts";
import { deliveryChange, deliveryChanges } from "./delivery-changes.ts";
import { leadTimes } from "./lead-times.ts";
import { publishDeliveryChange } from "./publish-delivery-change.ts";
import { dropLeadTime, setLeadTime } from "./set-lead-time.ts";
import { takeBackDeliveryChange } from "./take-back-delivery-change.ts";

export function calendarDeskResolvers(deps: CalendarDeskDeps): Resolvers {
  return {
    Query: {
      deliveryChanges: (_parent, args) => deliveryChanges(deps, args),
      deliveryChange: (_parent, args) => deliveryChange(deps, args),
      leadTimes: () => leadTimes(deps),
      deliveryChangePreview: (_parent, args, context) => deliveryChangePreview(deps, context, args),
    },
    Mutation: {
      setLeadTime: (_parent, { input }, context) => setLeadTime(deps, context, input),
      dropLeadTime: (_parent, { input }, context) => dropLeadTime(deps, context, input),
      publishDeliveryChange: (_parent, { input }, context) => publishDeliveryChange(deps, context, input),
      takeBackDeliveryChange: (_parent, { input }, context) => takeBackDeliveryChange(deps, context, input),
    },
  };
}
