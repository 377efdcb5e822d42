/** Addresses of the desk that more than one noun leads to; each noun adds its own line. */
export const paths = {
  today: () => "/desk",
  signIn: () => "/desk/login",
  refused: () => "/desk/refused",
  forgotten: () => "/desk/forgotten-password",
  ownSignIn: () => "/desk/me",
  orders: () => "/desk/orders",
  order: (number: string) => `/desk/orders/${encodeURIComponent(number)}`,
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
  customerUsers: () => "/desk/customer-users",
  deliveries: () => "/desk/deliveries",
  fleet: () => "/desk/fleet",
  calendar: () => "/desk/calendar",
  newDeliveryChange: () => "/desk/calendar/new",
  deliveryChange: (id: string) => `/desk/calendar/${encodeURIComponent(id)}`,
  customerUser: (uid: string) => `/desk/customer-users/${encodeURIComponent(uid)}`,
  products: () => "/desk/products",
  newProduct: () => "/desk/products/new",
  product: (sku: string) => `/desk/products/${encodeURIComponent(sku)}`,
  audit: () => "/desk/audit",
  payments: () => "/desk/payments",
  bankStatement: (id: string) => `/desk/payments/${encodeURIComponent(id)}`,
  integrations: () => "/desk/integrations",
  staff: () => "/desk/staff",
} as const;
