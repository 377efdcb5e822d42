import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import type { AuditDeskDeps } from "./audit-desk.deps.ts";
import { auditEntries } from "./audit-entries.ts";
import { undoAuditEntry } from "./undo-entry.ts";

export function auditDeskResolvers(deps: AuditDeskDeps): Resolvers {
  return {
    Query: { auditEntries: (_parent, args, context) => auditEntries(deps, context, args) },
    Mutation: { undoAuditEntry: (_parent, { input }, context) => undoAuditEntry(deps, context, input) },
  };
}
