/** Why a table stays here when everything is taken along. */
export type WhyLeftOut = "secret" | "passing" | "counted" | "here-only";

/** Tables that are no part of an export of everything, each with the reason (DINT-04). */
export const LEFT_OUT: Readonly<Record<string, WhyLeftOut>> = {
  ...leftOut("secret", [
    ...["user_password", "password_link", "sign_in_ticket", "oidc_payload", "signing_key", "revoked_token"],
    ...["session_end", "known_device", "sign_in_attempt", "user_session", "behalf_session", "email_change"],
    ...["authenticator", "recovery_code", "passkey", "passkey_challenge", "half_sign_in", "driver_pass"],
    ...["driver_passkey", "driver_visit"],
    ...["push_key", "push_device", "punch_out_visit", "preview_session"],
  ]),
  // Work under way, which is done or begun anew here; and what a file was before anybody decided about it.
  ...leftOut("passing", [
    ...[
      "idempotency",
      "call_count",
      "cart_pricing",
      "cart_removal",
      "cart_move",
      "push_message",
      "ticket_upload",
      "desk_upload",
    ],
    ...["mailbox", "mailbox_file", "document_package", "document_package_item", "data_import_file"],
  ]),
  ...leftOut("counted", [
    "order_count",
    "document_count",
    "consumption_state",
    "bought_together",
    "range_version",
    "rules_version",
  ]),
  // Where the feeds of this installation are, and how it got its tables.
  ...leftOut("here-only", [
    "change_feed",
    "change_waiting",
    "change_told",
    "data_export",
    "schema_migration",
  ]),
};

function leftOut(why: WhyLeftOut, tables: readonly string[]): Readonly<Record<string, WhyLeftOut>> {
  return Object.fromEntries(tables.map((table) => [table, why]));
}

/** Columns of exported tables that stay here: secrets, what is sealed with a key of this installation, and pictures, which are files. */
export const LEFT_OUT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  api_key: ["sealed_hash"],
  service_key: ["sealed_hash"],
  punch_out: ["sealed_hash"],
  webhook_endpoint: ["sealed_secret", "sealed_old_secret"],
  mail: ["sealed_facts"],
  product_photo_file: ["webp"],
};

/** Every other table, all its rows. A new one is told here or above: a test compares both with the database. */
export const EXPORTED: readonly string[] = [
  ...[
    "access_request",
    "account",
    "announcement",
    "announcement_dismissal",
    "api_key",
    "app_user",
    "audit_entry",
  ],
  ...[
    "bank_movement",
    "bank_statement",
    "billing_period",
    "bulk_batch",
    "bulk_batch_row",
    "bundle",
    "bundle_draft",
    "bundle_item",
    "call_note",
    "capacity_rule",
  ],
  ...["cart", "cart_aside", "cart_line", "category", "cellar_count", "cellar_shelf", "claim", "claim_credit"],
  ...["claim_draft", "claim_line", "claim_term", "company", "company_standing", "consumption_month"],
  ...[
    "consumption_of_company",
    "consumption_of_place",
    "content",
    "content_draft",
    "content_reader",
    "contract",
  ],
  ...[
    "contract_paper",
    "contract_term",
    "course_progress",
    "course_report",
    "credit_proposal",
    "data_import",
  ],
  ...[
    "country",
    "currency",
    "market",
    "data_import_row",
    "default_ship_to",
    "delivery_change",
    "delivery_exception",
    "delivery_plan",
  ],
  ...["delivery_round", "desk_columns", "desk_view", "document", "document_file", "driver", "edi_message"],
  ...[
    "edi_outgoing",
    "edi_partner",
    "empties_count",
    "empties_deposit",
    "empties_type",
    "erp_report",
    "holiday",
  ],
  ...[
    "holiday_year",
    "house_shortage",
    "invoice",
    "invoice_line",
    "invoice_order",
    "invoice_vat",
    "lead_time",
  ],
  ...[
    "mail",
    "mail_bounce",
    "marketing_material",
    "marketing_material_file",
    "material_download",
    "notice",
    "notice_setting",
  ],
  ...["order_batch", "order_batch_row", "order_bundle", "order_empties_line", "order_event", "order_line"],
  ...[
    "order_note",
    "order_vat",
    "outbox",
    "paper_told",
    "payment",
    "place_reminder",
    "portal_config",
    "price",
  ],
  ...["price_draft", "price_draft_line", "price_list", "product", "product_deposit", "product_limit"],
  ...["product_photo", "product_photo_file", "product_tax", "product_vat", "promo_leaflet"],
  ...[
    "promo_leaflet_draft",
    "punch_out",
    "role",
    "role_permission",
    "round_stop",
    "sales_order",
    "saved_order",
    "saved_order_line",
  ],
  ...[
    "search_synonym",
    "seller",
    "service_key",
    "ship_to",
    "ship_to_role",
    "staff_company",
    "staff_identity",
    "staff_member",
  ],
  ...["staff_right", "staff_role", "stop_photo", "stop_report", "stored_file", "structured_invoice"],
  ...[
    "terms_consent",
    "terms_draft",
    "text_picture",
    "ticket",
    "ticket_assignee",
    "ticket_attachment",
    "ticket_category",
    "ticket_change",
  ],
  ...["ticket_comment", "ticket_draft", "ticket_note", "ticket_read", "ticket_target", "ticket_template"],
  ...["vat_rate", "vehicle", "webhook_delivery", "webhook_endpoint", "weekday_batch", "weekday_batch_row"],
  ...["wishlist", "wishlist_item"],
];
