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
  customerUsers: () => "/desk/customer-users",
  audit: () => "/desk/audit",
  staff: () => "/desk/staff",
} as const;
