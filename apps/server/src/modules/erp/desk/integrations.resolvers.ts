import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { erpMessageBody } from "./erp-message-body.ts";
import { erpMessages } from "./erp-messages.ts";
import type { IntegrationsDeps } from "./integrations.deps.ts";
import { integrations } from "./integrations.ts";
import { sendErpMessages } from "./send-erp-messages.ts";
import { listServiceKeys, makeServiceKey, revokeServiceKeyAtDesk } from "./service-keys.ts";
import { setErpMessageAside } from "./set-erp-message-aside.ts";

export function integrationsResolvers(deps: IntegrationsDeps): Resolvers {
  const looking = integrations(deps);
  return {
    Query: {
      integrations: (_parent, _args, { language }) => looking(language),
      erpMessages: (_parent, args, context) => erpMessages(deps, context, args),
      erpMessageBody: (_parent, { id }) => erpMessageBody(deps, id),
      serviceKeys: () => listServiceKeys(deps),
    },
    Mutation: {
      makeServiceKey: (_parent, { input }, context) => makeServiceKey(deps, context, input),
      revokeServiceKey: (_parent, { input }, context) => revokeServiceKeyAtDesk(deps, context, input.id),
      sendErpMessages: (_parent, { input }, context) => sendErpMessages(deps, context, input),
      setErpMessageAside: (_parent, { input }, context) => setErpMessageAside(deps, context, input),
    },
  };
}
