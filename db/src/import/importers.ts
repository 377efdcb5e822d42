import { announcements } from "./announcements.ts";
import { billingPeriods } from "./billing-periods.ts";
import { capacityRules } from "./capacity-rules.ts";
import { claimTerms } from "./claim-terms.ts";
import { companies } from "./companies.ts";
import { content } from "./content.ts";
import { contractTerms } from "./contract-terms.ts";
import { contracts } from "./contracts.ts";
import { deliveryCalendars } from "./delivery-calendars.ts";
import { deliveryExceptions } from "./delivery-exceptions.ts";
import { ediPartners } from "./edi-partners.ts";
import { empties } from "./empties.ts";
import { emptiesCounts } from "./empties-counts.ts";
import { favourites } from "./favourites.ts";
import { availability } from "./goods/availability.ts";
import { bundles } from "./goods/bundles.ts";
import { categories } from "./goods/categories.ts";
import { priceLists } from "./goods/price-lists.ts";
import { productLimits } from "./goods/product-limits.ts";
import { products } from "./goods/products.ts";
import { promoLeaflets } from "./goods/promo-leaflets.ts";
import { searchSynonyms } from "./goods/search-synonyms.ts";
import { holidays } from "./holidays.ts";
import { houseShortages } from "./house-shortages.ts";
import { invoices } from "./invoices.ts";
import { countries } from "./markets/countries.ts";
import { currencies } from "./markets/currencies.ts";
import { emptiesDeposits } from "./markets/empties-deposits.ts";
import { marketRows } from "./markets/markets.ts";
import { productMarkets } from "./markets/product-markets.ts";
import { orderEmptiesLines } from "./orders/order-empties-lines.ts";
import { orderLines } from "./orders/order-lines.ts";
import { orders } from "./orders/orders.ts";
import { permissionSchema } from "./permission-schema.ts";
import { portalConfig } from "./portal-config.ts";
import type { Importer } from "./reading/importer.ts";
import { rolePermissions } from "./role-permissions.ts";
import { sellers } from "./sellers.ts";
import { shipTos } from "./ship-tos.ts";
import { ticketCategories } from "./ticket-categories.ts";
import { ticketComments } from "./ticket-comments.ts";
import { tickets } from "./tickets.ts";
import { users } from "./users.ts";
import { vatRates } from "./vat-rates.ts";

/** Every kind of file, each after those that it refers to. What its rows look like inside is its own affair. */
export const importers: readonly Importer<object>[] = [
  currencies,
  marketRows,
  countries,
  holidays,
  vatRates,
  portalConfig,
  categories,
  empties,
  emptiesDeposits,
  products,
  productMarkets,
  availability,
  searchSynonyms,
  bundles,
  priceLists,
  promoLeaflets,
  capacityRules,
  companies,
  shipTos,
  productLimits,
  houseShortages,
  emptiesCounts,
  deliveryCalendars,
  deliveryExceptions,
  rolePermissions,
  users,
  permissionSchema,
  ediPartners,
  orders,
  orderLines,
  orderEmptiesLines,
  sellers,
  billingPeriods,
  invoices,
  contracts,
  claimTerms,
  contractTerms,
  ticketCategories,
  tickets,
  ticketComments,
  favourites,
  content,
  announcements,
].map((known) => known as unknown as Importer<object>);
