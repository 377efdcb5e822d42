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
