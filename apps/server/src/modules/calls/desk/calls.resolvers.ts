import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { addCallNote } from "./add-call-note.ts";
import type { CallDeps } from "./call.deps.ts";
import { call } from "./call.ts";

export function callDeskResolvers(deps: CallDeps): Resolvers {
  return {
    Query: { call: (_parent, { shipToId }, context) => call(deps, context, shipToId) },
    Mutation: { addCallNote: (_parent, { input }, context) => addCallNote(deps, context, input) },
  };
}
