import { academyPersons } from "../../modules/academy/academy.persons.ts";
import { keyPersons } from "../../modules/api-keys/api-keys.persons.ts";
import { auditPersons } from "../../modules/audit/audit.persons.ts";
import { callPersons } from "../../modules/calls/calls.persons.ts";
import { cartPersons } from "../../modules/cart/cart.persons.ts";
import { cellarPersons } from "../../modules/cellar/cellar.persons.ts";
import { claimPersons } from "../../modules/claims/claims.persons.ts";
import { contentPersons } from "../../modules/content/content.persons.ts";
import { documentPersons } from "../../modules/documents/documents.persons.ts";
import { ediPersons } from "../../modules/edi/edi.persons.ts";
import { favouritePersons } from "../../modules/favourites/favourites.persons.ts";
import { identityPersons } from "../../modules/identity/desk/identity.persons.ts";
import { mailPersons } from "../../modules/mail/mail.persons.ts";
import { noticePersons } from "../../modules/notices/notices.persons.ts";
import { orderPersons } from "../../modules/orders/desk/orders.persons.ts";
import { profilePersons } from "../../modules/profile/profile.persons.ts";
import { punchOutPersons } from "../../modules/punch-out/punch-out.persons.ts";
import { pushPersons } from "../../modules/push/push.persons.ts";
import { savedOrderPersons } from "../../modules/saved-orders/saved-orders.persons.ts";
import { ticketPersons } from "../../modules/tickets/tickets.persons.ts";
import { userPersons } from "../../modules/users/users.persons.ts";
import { webhookPersons } from "../../modules/webhooks/webhooks.persons.ts";
import type { PersonTable } from "../../platform/persons/person-table.ts";

/** What all modules hold of a person of customers, a line a module (DCUST-05); rows that hang on others come before them. */
export const personTables: Readonly<Record<string, readonly PersonTable[]>> = {
  academy: academyPersons,
  "api-keys": keyPersons,
  audit: auditPersons,
  calls: callPersons,
  cart: cartPersons,
  cellar: cellarPersons,
  claims: claimPersons,
  content: contentPersons,
  documents: documentPersons,
  edi: ediPersons,
  favourites: favouritePersons,
  identity: identityPersons,
  mail: mailPersons,
  notices: noticePersons,
  orders: orderPersons,
  profile: profilePersons,
  "punch-out": punchOutPersons,
  push: pushPersons,
  "saved-orders": savedOrderPersons,
  tickets: ticketPersons,
  users: userPersons,
  webhooks: webhookPersons,
};

/** Why tables with a column that looks like a person's hold nothing of a customer's user. */
type WhyNobodys =
  /** The brewery's own people: who of them did what belongs to their work. */
  | "staff"
  /** Of a company or an account, not of somebody. */
  | "company"
  /** Gone by itself within a day. */
  | "passing"
  /** Who took goods over, as the driver wrote it down: proof of the delivery, and of no user. */
  | "proof";

export const NOT_OF_CUSTOMERS: Readonly<Record<string, WhyNobodys>> = {
  ...because("staff", [
    ...["bundle_draft", "capacity_rule", "content_draft", "credit_proposal", "data_export"],
    ...["data_import", "delivery_change", "desk_columns", "desk_upload", "desk_view"],
    ...["driver", "driver_pass", "empties_type", "lead_time", "order_batch"],
    ...["order_note", "place_reminder", "preview_session", "price_draft", "promo_leaflet_draft"],
    ...["staff_company", "staff_member", "staff_role", "terms_draft", "ticket_assignee"],
    ...["ticket_note", "ticket_target", "ticket_template", "weekday_batch"],
  ]),
  ...because("company", [...["bank_movement", "bank_statement", "company", "seller"]]),
  ...because("passing", [...["idempotency", "punch_out_visit"]]),
  ...because("proof", [...["stop_report"]]),
};

function because(why: WhyNobodys, tables: readonly string[]): Readonly<Record<string, WhyNobodys>> {
  return Object.fromEntries(tables.map((table) => [table, why]));
}
