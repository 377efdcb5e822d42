import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { previewAsRole } from "./preview-as-role.ts";
import { type PreviewDeps, previewContent } from "./preview-content.ts";
import { previewSettings } from "./preview-settings.ts";

export function previewResolvers(deps: PreviewDeps): Resolvers {
  return {
    Mutation: {
      previewAsRole: (_parent, { input }, context) => previewAsRole(deps, context, input),
      previewSettings: (_parent, { input }, context) => previewSettings(deps, context, input),
      previewContent: (_parent, { input }, context) => previewContent(deps, context, input),
    },
  };
}
