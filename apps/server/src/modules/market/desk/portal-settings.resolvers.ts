import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import type { PortalSettingsDeps } from "./portal-settings.deps.ts";
import { portalSettings } from "./portal-settings.ts";
import { dropPortalSettings, setMaintenance, setPortalSettings } from "./set-portal-settings.ts";

export function portalSettingsResolvers(deps: PortalSettingsDeps): Resolvers {
  return {
    Query: { portalSettings: (_parent, args, context) => portalSettings(deps, context, args) },
    Mutation: {
      setPortalSettings: (_parent, { input }, context) => setPortalSettings(deps, context, input),
      dropPortalSettings: (_parent, { input }, context) => dropPortalSettings(deps, context, input),
      setMaintenance: (_parent, { input }, context) => setMaintenance(deps, context, input),
    },
  };
}
