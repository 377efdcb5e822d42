import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import type { Weekday } from "@vycep/domain/kernel/local-moment";
import { type Country, parseCountry, toCurrency, toMarket } from "@vycep/domain/market/market";
import { parseShipToTypes, type ShipToFacts } from "@vycep/domain/ship-to/ship-to";
import type { ShipToRow } from "./ship-to.repo.ts";
import { toStatus } from "./ship-to-status.ts";

export function toShipTo(row: ShipToRow) {
  return {
    facts: toFacts(row),
    market: toMarket(row.market),
    currency: toCurrency(row.currency),
    priceList: row.price_list,
    street: row.street,
    city: row.city,
    zip: row.zip,
    deliveryWindow: row.delivery_window,
    payer: {
      id: toId<CompanyId>(row.company_id),
      sapId: row.company_sap_id,
      name: row.company_name,
      street: row.company_street,
      city: row.company_city,
      zip: row.company_zip,
      country: row.company_country,
      ico: row.ico,
      dic: row.dic,
      icDph: row.ic_dph,
      dueDays: row.due_days,
      paymentMethod: row.payment_method,
    },
  };
}

function toFacts(row: ShipToRow): ShipToFacts {
  return {
    id: toId<ShipToId>(row.id),
    companyId: toId<CompanyId>(row.company_id),
    name: row.name,
    country: toCountry(row.country),
    customerType: row.customer_type,
    status: toStatus(row.status),
    types: parseShipToTypes(row.types.join(",")),
    isTankEnabled: row.is_tank_enabled,
    isUnfilteredEnabled: row.is_unfiltered_enabled,
    isSmallTruckAllowed: row.is_small_truck_allowed,
    schedule: {
      type1: toWeekdays(row.weekdays_type1),
      pd: toWeekdays(row.weekdays_pd),
      tank: toWeekdays(row.weekdays_tank),
      unfiltered: toWeekdays(row.weekdays_unfiltered),
    },
    tankLitresInstalled: row.tank_litres_installed,
  };
}

function toCountry(text: string): Country {
  const country = parseCountry(text);
  if (country === undefined) throw new Error(`ship-to in a country that the domain does not know: ${text}`);
  return country;
}

function toWeekdays(days: readonly number[]): readonly Weekday[] {
  return days.filter((day): day is Weekday => Number.isInteger(day) && day >= 1 && day <= 7);
}
