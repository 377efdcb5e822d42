import { auditFeature } from "../features/audit/audit.feature.ts";
import { brandFeature } from "../features/brand/brand.feature.ts";
import { calendarFeature } from "../features/calendar/calendar.feature.ts";
import { callsFeature } from "../features/calls/calls.feature.ts";
import { capacityFeature } from "../features/capacity/capacity.feature.ts";
import { contentFeature } from "../features/content/content.feature.ts";
import { customersFeature } from "../features/customers/customers.feature.ts";
import { dealsFeature } from "../features/deals/deals.feature.ts";
import { deliveriesFeature } from "../features/deliveries/deliveries.feature.ts";
import { depositsFeature } from "../features/deposits/deposits.feature.ts";
import { doorFeature } from "../features/door/door.feature.ts";
import { driverFeature } from "../features/driver/driver.feature.ts";
import { integrationsFeature } from "../features/integrations/integrations.feature.ts";
import { limitsFeature } from "../features/limits/limits.feature.ts";
import { materialsFeature } from "../features/materials/materials.feature.ts";
import { ordersFeature } from "../features/orders/orders.feature.ts";
import { papersFeature } from "../features/papers/papers.feature.ts";
import { paymentsFeature } from "../features/payments/payments.feature.ts";
import { portalSettingsFeature } from "../features/portal-settings/portal-settings.feature.ts";
import { pricesFeature } from "../features/prices/prices.feature.ts";
import { productsFeature } from "../features/products/products.feature.ts";
import { rolesFeature } from "../features/roles/roles.feature.ts";
import { staffFeature } from "../features/staff/staff.feature.ts";
import { termsFeature } from "../features/terms/terms.feature.ts";
import { ticketsFeature } from "../features/tickets/tickets.feature.ts";
import { todayFeature } from "../features/today/today.feature.ts";
import type { DeskFeature } from "../shared/feature.ts";

/** The nouns of the desk: a line each. What is not here has no page and no line in the navigation. */
export const features: readonly DeskFeature[] = [
  doorFeature,
  todayFeature,
  ordersFeature,
  ticketsFeature,
  customersFeature,
  callsFeature,
  deliveriesFeature,
  driverFeature,
  calendarFeature,
  capacityFeature,
  dealsFeature,
  limitsFeature,
  depositsFeature,
  papersFeature,
  paymentsFeature,
  integrationsFeature,
  productsFeature,
  pricesFeature,
  portalSettingsFeature,
  brandFeature,
  termsFeature,
  rolesFeature,
  contentFeature,
  materialsFeature,
  staffFeature,
  auditFeature,
];
