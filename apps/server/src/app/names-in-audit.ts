import { sql } from "kysely";
import { apiKeysInSql } from "../modules/api-keys/api-keys.facts.ts";
import type { AuditDeskDeps } from "../modules/audit/desk/audit-desk.deps.ts";
import { calendarInSql } from "../modules/calendar/calendar.facts.ts";
import { catalogInSql } from "../modules/catalog/catalog.facts.ts";
import { emptiesInSql } from "../modules/catalog/empties-types.facts.ts";
import { fleetInSql } from "../modules/deliveries/fleet.facts.ts";
import { pricesInSql } from "../modules/pricing/pricing.facts.ts";
import { shipToInSql } from "../modules/ship-to/ship-to.facts.ts";
import { staffInSql } from "../modules/staff/staff.facts.ts";
import { usersInSql } from "../modules/users/users.facts.ts";

/** The log keeps ids; each noun says what its own are called. */
export const namesInAudit: Pick<
  AuditDeskDeps,
  "people" | "subjectNames" | "subjectsNamed" | "emptiesNameOf"
> = {
  emptiesNameOf: emptiesInSql.nameOf,
  people: { userNameOf: usersInSql.nameOf, staffNameOf: staffInSql.nameOf },
  subjectsNamed: {
    ...{ user: usersInSql.named, staff: staffInSql.named, product: catalogInSql.named },
    ...{ company: shipToInSql.companiesNamed, "ship-to": shipToInSql.found },
  },
  subjectNames: {
    user: usersInSql.nameOf,
    staff: staffInSql.nameOf,
    company: shipToInSql.companyNameOf,
    "ship-to": shipToInSql.nameOf,
    product: catalogInSql.nameOf,
    "empties-deposit": (id, language) => emptiesInSql.nameOf(sql`split_part(${id}, ' ', 1)`, language),
    key: apiKeysInSql.nameOf,
    driver: fleetInSql.driverNameOf,
    vehicle: fleetInSql.plateOf,
    price: (id, language) => catalogInSql.nameOf(pricesInSql.skuOfSubject(id), language),
    "price-draft": pricesInSql.draftNameOf,
    "delivery-change": calendarInSql.dayOfChange,
  },
};
