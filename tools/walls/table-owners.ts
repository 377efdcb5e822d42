import { withoutComments } from "./doors.ts";

/**
 * Whose each table is. Only its owner's SQL names it; others ask the owner's doors, which may hand them a piece of SQL.
 * An owner that has no module yet keeps its tables for the one that will come; `platform` is the server's own floor.
 */
export const tablesOf: Readonly<Record<string, readonly string[]>> = {
  academy: ["course_progress", "course_report"],
  "api-keys": ["api_key"],
  audit: ["audit_entry"],
  bundles: ["bundle", "bundle_draft", "bundle_item", "order_bundle"],
  calendar: ["delivery_change", "delivery_exception", "lead_time"],
  calls: ["call_note"],
  capacity: ["capacity_rule"],
  cart: ["cart", "cart_aside", "cart_line", "cart_move", "cart_pricing", "cart_removal"],
  catalog: [
    "range_version",
    "category",
    "product",
    "product_vat",
    "product_tax",
    "product_deposit",
    "product_photo",
    "product_photo_file",
    "empties_type",
    "empties_deposit",
    "search_synonym",
  ],
  cellar: ["cellar_count", "cellar_shelf"],
  claims: ["claim", "claim_line", "claim_credit", "claim_draft", "claim_term", "credit_proposal"],
  content: ["content", "content_draft", "content_reader", "terms_draft", "text_picture"],
  contracts: ["contract", "contract_paper", "contract_term", "contract_terms"],
  deliveries: [
    "driver",
    "vehicle",
    "delivery_plan",
    "delivery_round",
    "round_stop",
    "stop_report",
    "stop_photo",
    "driver_pass",
    "driver_passkey",
    "driver_visit",
  ],
  documents: ["document", "document_count", "document_file", "document_package", "document_package_item"],
  empties: ["empties_count"],
  edi: ["edi_message", "edi_outgoing", "edi_partner"],
  erp: ["house_shortage", "service_key", "change_feed", "change_waiting", "change_told"],
  invoices: [
    "bank_movement",
    "bank_statement",
    "invoice",
    "invoice_vat",
    "invoice_line",
    "invoice_order",
    "payment",
    "paper_told",
    "structured_invoice",
    "seller",
    "billing_period",
  ],
  favourites: ["wishlist", "wishlist_item"],
  files: ["desk_upload", "stored_file"],
  identity: [
    "user_password",
    "password_link",
    "sign_in_ticket",
    "account",
    "oidc_payload",
    "signing_key",
    "known_device",
    "revoked_token",
    "session_end",
    "behalf_session",
    "preview_session",
    "user_session",
    "authenticator",
    "recovery_code",
    "passkey",
    "half_sign_in",
    "staff_identity",
    "sign_in_attempt",
  ],
  mail: ["mail", "mail_bounce", "mailbox", "mailbox_file"],
  "punch-out": ["punch_out", "punch_out_visit"],
  push: ["push_key", "push_device", "push_message"],
  marketing: ["marketing_material", "material_download", "marketing_material_file"],
  notices: ["announcement", "announcement_dismissal", "notice", "notice_setting"],
  market: [
    "market",
    "country",
    "currency",
    "holiday",
    "holiday_year",
    "vat_rate",
    "portal_config",
    "rules_version",
  ],
  orders: [
    "sales_order",
    "order_count",
    "consumption_of_company",
    "consumption_state",
    "order_line",
    "order_vat",
    "order_empties_line",
    "order_event",
    "order_note",
    "order_batch",
    "order_batch_row",
    "erp_report",
  ],
  bulk: ["bulk_batch", "bulk_batch_row"],
  exports: ["data_export"],
  imports: ["data_import", "data_import_file", "data_import_row"],
  outbox: ["outbox"],
  platform: ["call_count", "idempotency", "passkey_challenge"],
  profile: ["email_change"],
  pricing: ["price_list", "price", "promo_leaflet", "promo_leaflet_draft", "price_draft", "price_draft_line"],
  "product-limits": ["product_limit", "product_limit_use"],
  reporting: ["consumption_month", "consumption_of_place"],
  "saved-orders": ["saved_order", "saved_order_line"],
  "ship-to": ["company", "ship_to", "weekday_batch", "weekday_batch_row"],
  staff: ["staff_member", "staff_role", "staff_company", "staff_right", "desk_view", "desk_columns"],
  suggestions: ["bought_together", "place_reminder"],
  tickets: [
    "ticket",
    "ticket_category",
    "ticket_target",
    "ticket_comment",
    "ticket_change",
    "ticket_read",
    "ticket_assignee",
    "ticket_note",
    "ticket_draft",
    "ticket_attachment",
    "ticket_upload",
    "ticket_template",
  ],
  webhooks: ["webhook_endpoint", "webhook_delivery"],
  users: [
    "app_user",
    "company_standing",
    "default_ship_to",
    "role",
    "role_permission",
    "ship_to_role",
    "terms_consent",
    "access_request",
  ],
};

const owners = new Map(
  Object.entries(tablesOf).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);

const inSql = /\b(?:from|join|into|update|using|lock\s+table|truncate)\s+(?:only\s+)?([a-z][a-z_]*)/gi;
// A list of tables: `from wishlist, unnest(…)`.
const listed = /\bfrom\s+[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*([a-z][a-z_]*)/gi;
const inBuilder = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|\w*Join|using)\(\s*["'`]([a-z][a-z_]*)/g;

/**
 * The tables of other owners that the SQL of a file names, in the builder's calls and in templates alike; comments say
 * what they like.
 *
 * @param noun whose file it is
 * @param source what stands in it
 */
export function foreignTables(noun: string, source: string): readonly string[] {
  const code = withoutComments(source);
  const named = [inSql, listed, inBuilder].flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap(([, table]) => (table === undefined ? [] : [table])),
  );
  return [...new Set(named)].filter((table) => (owners.get(table) ?? noun) !== noun).toSorted();
}
