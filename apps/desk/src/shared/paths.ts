/** Addresses of the desk that more than one noun leads to; each noun adds its own line. */
export const paths = {
  today: () => "/desk",
  signIn: () => "/desk/login",
  refused: () => "/desk/refused",
  forgotten: () => "/desk/forgotten-password",
  ownSignIn: () => "/desk/me",
  orders: () => "/desk/orders",
  order: (number: string) => `/desk/orders/${encodeURIComponent(number)}`,
  /** Whom a product that runs out touches. */
  shortage: (sku: string) => `/desk/shortages/${encodeURIComponent(sku)}`,
  shipTos: () => "/desk/ship-tos",
  shipTo: (id: string) => `/desk/ship-tos/${encodeURIComponent(id)}`,
  /** Empty, or begun as a copy of another place. */
  newShipTo: (companyId: string, copyOf?: string) =>
    `/desk/ship-tos/new?company=${encodeURIComponent(companyId)}${copyOf === undefined ? "" : `&copy=${encodeURIComponent(copyOf)}`}`,
  newCompany: () => "/desk/companies/new",
  /** What is left to do until a new customer can order. */
  beginCompany: (id: string) => `/desk/companies/${encodeURIComponent(id)}/begin`,
  companies: () => "/desk/companies",
  company: (id: string) => `/desk/companies/${encodeURIComponent(id)}`,
  calls: () => "/desk/calls",
  /** About a place, and who of it calls where that is known. */
  call: (shipToId: string, callerUid?: string) =>
    `/desk/calls/${encodeURIComponent(shipToId)}${callerUid === undefined ? "" : `?by=${encodeURIComponent(callerUid)}`}`,
  tickets: () => "/desk/tickets",
  ticket: (number: string) => `/desk/tickets/${encodeURIComponent(number)}`,
  ticketTargets: () => "/desk/tickets/targets",
  ticketTemplates: () => "/desk/tickets/templates",
  customerUsers: () => "/desk/customer-users",
  deliveries: () => "/desk/deliveries",
  fleet: () => "/desk/fleet",
  /** A driver's telephone. */
  ownRound: () => "/desk/round",
  calendar: () => "/desk/calendar",
  holidays: () => "/desk/calendar/holidays",
  leadTimes: () => "/desk/calendar/lead-times",
  capacity: () => "/desk/capacity",
  newDeliveryChange: () => "/desk/calendar/new",
  deliveryChange: (id: string) => `/desk/calendar/${encodeURIComponent(id)}`,
  customerUser: (uid: string) => `/desk/customer-users/${encodeURIComponent(uid)}`,
  products: () => "/desk/products",
  newProduct: () => "/desk/products/new",
  /** A grid of chosen goods. */
  productGrid: (skus: readonly string[] = []) =>
    `/desk/products/grid${skus.length === 0 ? "" : `?goods=${skus.join(",")}`}`,
  productPhotos: () => "/desk/products/photos",
  product: (sku: string) => `/desk/products/${encodeURIComponent(sku)}`,
  productLimits: () => "/desk/limits",
  emptiesDeposits: () => "/desk/deposits",
  limitsOfPlace: (id: string) => `/desk/limits?place=${encodeURIComponent(id)}`,
  limitsOfProduct: (sku: string) => `/desk/limits?sku=${encodeURIComponent(sku)}`,
  leaflets: () => "/desk/deals",
  bundles: () => "/desk/deals/packages",
  bundle: (sku: string) => `/desk/deals/packages/${encodeURIComponent(sku)}`,
  trialCart: () => "/desk/deals/trial",
  prices: () => "/desk/prices",
  /** Where a draft of prices is begun for chosen goods. */
  pricesOfGoods: (skus: readonly string[]) => `/desk/prices?goods=${skus.join(",")}`,
  priceDraft: (id: string) => `/desk/prices/drafts/${encodeURIComponent(id)}`,
  priceLists: () => "/desk/prices/lists",
  priceList: (code: string) => `/desk/prices/lists/${encodeURIComponent(code)}`,
  /** A price as the log knows it: the list, a blank, the number of the goods. */
  price: (id: string) => {
    const [list = "", sku = ""] = id.split(" ");
    return `/desk/prices/lists/${encodeURIComponent(list)}?q=${encodeURIComponent(sku)}`;
  },
  priceExplained: () => "/desk/prices/explained",
  contents: () => "/desk/content",
  newContent: (kind: string) => `/desk/content/new?kind=${kind}`,
  /** By its kind and its name among that: `article/xmas-delivery`. */
  contentOf: (id: string) => `/desk/content/${id.split("/").map(encodeURIComponent).join("/")}`,
  materials: () => "/desk/materials",
  audit: () => "/desk/audit",
  /** Who changed one record. */
  changesOf: (kind: string, id: string) => `/desk/audit?kind=${kind}&q=${encodeURIComponent(id)}`,
  papers: () => "/desk/papers",
  papersOfCompany: (id: string) => `/desk/papers?company=${encodeURIComponent(id)}`,
  paperUploads: () => "/desk/papers/upload",
  contracts: () => "/desk/papers/contracts",
  payments: () => "/desk/payments",
  bankStatement: (id: string) => `/desk/payments/${encodeURIComponent(id)}`,
  integrations: () => "/desk/integrations",
  portalSettings: () => "/desk/portal-settings",
  brand: () => "/desk/portal-settings/brand",
  terms: () => "/desk/portal-settings/terms",
  roleTable: () => "/desk/roles",
  keys: () => "/desk/integrations/keys",
  exports: () => "/desk/integrations/export",
  imports: () => "/desk/integrations/imports",
  import: (id: string) => `/desk/integrations/imports/${encodeURIComponent(id)}`,
  staff: () => "/desk/staff",
} as const;
