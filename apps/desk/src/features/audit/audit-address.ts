import { addDays, type LocalDate } from "@vycep/domain/kernel/local-moment";
import { oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";
import type { AuditFilter } from "../../shared/graphql.gen/graphql.ts";

/** What entries can be about, as the API names it. */
export const AUDIT_KINDS = [
  ...(["order", "invoice", "company", "ship-to", "user", "role", "staff", "ticket"] as const),
  ...(["key", "webhook", "punch-out", "service-key"] as const),
  ...(["vehicle", "driver", "product", "round", "bank-statement", "delivery-change", "lead-time"] as const),
  ...(["capacity-rule", "product-limit", "empties-deposit", "ticket-target", "content", "material"] as const),
  ...(["price", "price-draft", "promo-leaflet", "bundle", "ticket-template", "holiday-year"] as const),
  ...(["list", "import", "export", "portal-settings", "brand", "terms"] as const),
  ...(["contract", "delivery-note"] as const),
] as const;

export const AUDIT_DAYS = ["today", "week", "month"] as const;

export const AUDIT_TOPICS = ["rights", "access", "looks", "behalf"] as const;

/** The audit log as its address says it (DLIST-01). */
export const auditAddress = deskAddress({
  filters: { kind: oneOf(AUDIT_KINDS), day: oneOf(AUDIT_DAYS), topic: oneOf(AUDIT_TOPICS) },
  sorts: ["at-desc"],
});

export type AuditState = StateOf<typeof auditAddress>;

const actionsOf: Readonly<Record<(typeof AUDIT_TOPICS)[number], readonly string[]>> = {
  rights: [
    ...["user.role", "user.permission-on", "user.permission-off", "user.status", "user.invited"],
    ...["staff.changed", "staff.invited", "staff.invitation-resent", "staff.joined"],
  ],
  access: [
    ...["user.password-changed", "user.email-changed", "user.factor-added", "user.factor-removed"],
    ...["staff.password-changed", "staff.invitation-accepted", "user.invitation-accepted"],
  ],
  looks: [
    ...["user.looked-at", "user.exported", "export.looked-at", "list.exported"],
    // Whoever orders in somebody's name sees what that person sees.
    "on-behalf.begun",
  ],
  behalf: ["on-behalf.begun", "on-behalf.used", "on-behalf.ended"],
};

const daysBack = { today: 0, week: 6, month: 29 } as const;

/** What of all entries an address shows. */
export function filterOf({ q, kind, day, topic }: AuditState, today: LocalDate): AuditFilter {
  return {
    ...(q.trim() !== "" && { text: q.trim() }),
    ...(kind !== undefined && { kind }),
    ...(day !== undefined && { from: addDays(today, -daysBack[day]) }),
    ...(topic !== undefined && { actions: [...actionsOf[topic]] }),
  };
}
