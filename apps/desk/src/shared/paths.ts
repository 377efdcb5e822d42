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
  companies: () => "/desk/companies",
  company: (id: string) => `/desk/companies/${encodeURIComponent(id)}`,
  calls: () => "/desk/calls",
  /** About a place, and who of it calls where that is known. */
  call: (shipToId: string, callerUid?: string) =>
    `/desk/calls/${encodeURIComponent(shipToId)}${callerUid === undefined ? "" : `?by=${encodeURIComponent(callerUid)}`}`,
  customerUsers: () => "/desk/customer-users",
  fleet: () => "/desk/fleet",
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
