import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import type { AuditDeskDeps } from "./audit-desk.deps.ts";
import { auditEntries } from "./audit-entries.ts";

export function auditDeskResolvers(deps: AuditDeskDeps): Resolvers {
  return { Query: { auditEntries: (_parent, args) => auditEntries(deps, args) } };
}
