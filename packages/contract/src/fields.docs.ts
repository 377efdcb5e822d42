import { academyFields } from "./academy/academy.fields.ts";
import { keysFields } from "./api-keys/keys.fields.ts";
import { calendarFields } from "./calendar/calendar.fields.ts";
import { claimsFields } from "./claims/claims.fields.ts";
import { articlesFields } from "./content/articles.fields.ts";
import { contentFields } from "./content/content.fields.ts";
import { contractsFields } from "./contracts/contracts.fields.ts";
import { documentsFields } from "./documents/documents.fields.ts";
import { masterDataFields } from "./erp/master-data.fields.ts";
import { passwordFields } from "./identity/password.fields.ts";
import { erpPaperFields } from "./invoices/erp-paper.fields.ts";
import { invoiceFields } from "./invoices/invoice.fields.ts";
import { marketingFields } from "./marketing/marketing.fields.ts";
import { noticesFields } from "./notices/notices.fields.ts";
import { erpFields } from "./orders/erp.fields.ts";
import { ordersFields } from "./orders/orders.fields.ts";
import { profileFields } from "./profile/profile.fields.ts";
import { punchOutFields } from "./punch-out/punch-out.fields.ts";
import { pushFields } from "./push/push.fields.ts";
import { reportingFields } from "./reporting/reporting.fields.ts";
import { shipToFields } from "./ship-to/ship-to.fields.ts";
import { ticketsFields } from "./tickets/tickets.fields.ts";
import type { Told } from "./told.docs.ts";
import { userAdministrationFields } from "./users/user-administration.fields.ts";
import { usersFields } from "./users/users.fields.ts";
import { webhooksFields } from "./webhooks/webhooks.fields.ts";

/** What /docs says of every field of every body and answer; only /docs loads it. */
export const allFields: readonly Told[] = [
  ...usersFields,
  ...userAdministrationFields,
  ...passwordFields,
  ...profileFields,
  ...keysFields,
  ...punchOutFields,
  ...webhooksFields,
  ...shipToFields,
  ...academyFields,
  ...contentFields,
  ...articlesFields,
  ...marketingFields,
  ...pushFields,
  ...calendarFields,
  ...ordersFields,
  ...erpFields,
  ...invoiceFields,
  ...erpPaperFields,
  ...documentsFields,
  ...ticketsFields,
  ...claimsFields,
  ...contractsFields,
  ...reportingFields,
  ...noticesFields,
  ...masterDataFields,
];
