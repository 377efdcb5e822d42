/** Addresses of the desk that more than one noun leads to; each noun adds its own line. */
export const paths = {
  today: () => "/desk",
  signIn: () => "/desk/login",
  refused: () => "/desk/refused",
  forgotten: () => "/desk/forgotten-password",
  ownSignIn: () => "/desk/me",
  orders: () => "/desk/orders",
  order: (number: string) => `/desk/orders/${encodeURIComponent(number)}`,
  audit: () => "/desk/audit",
  staff: () => "/desk/staff",
} as const;
