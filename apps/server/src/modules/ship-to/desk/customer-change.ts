import type { DeskCustomerChange } from "../../../platform/desk/desk-graphql.gen.ts";
import type { DeskEntry } from "../../audit/audit.facts.ts";
import { differencesIn, reasonIn } from "../../audit/audit-detail.facts.ts";

/** An entry of the audit as a change of a customer (DEDIT-02). */
export function customerChange({ at, name, action, detail }: DeskEntry): DeskCustomerChange {
  return {
    at: new Date(at).toISOString(),
    by: name,
    action,
    reason: reasonIn(detail),
    changes: differencesIn(detail),
  };
}
