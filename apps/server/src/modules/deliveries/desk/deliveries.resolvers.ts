import type { Deps } from "../../../platform/deps.ts";
import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { handover } from "../driver/handover.ts";
import { makeDriverCode } from "../driver/make-driver-code.ts";
import { removeDriverPasskey } from "../driver/passkeys/remove-passkey.ts";
import { deliveryBoard, deliveryDays } from "./delivery-days.ts";
import { fleet } from "./fleet.ts";
import { orderRound } from "./order-round.ts";
import { planStops, saveRound } from "./plan-rounds.ts";
import { saveDriver, saveVehicle } from "./save-fleet.ts";

export function deliveryResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      fleet: () => fleet(deps.db),
      deliveryDays: (_parent, args) => deliveryDays(deps, args),
      orderRound: (_parent, { orderNumber }, context) => orderRound(deps, context, orderNumber),
      handover: (_parent, { orderNumber }, context) => handover(deps, context, orderNumber),
      deliveryBoard: (_parent, { day }, context) => deliveryBoard(deps, context, day),
    },
    Mutation: {
      saveVehicle: (_parent, { input }, context) => saveVehicle(deps, context, input),
      saveDriver: (_parent, { input }, context) => saveDriver(deps, context, input),
      removeDriverPasskey: (_parent, { input }, context) => removeDriverPasskey(deps, context, input),
      planStops: (_parent, { input }, context) => planStops(deps, context, input),
      makeDriverCode: (_parent, { input }, context) => makeDriverCode(deps, context, input),
      saveRound: (_parent, { input }, context) => saveRound(deps, context, input),
    },
  };
}
