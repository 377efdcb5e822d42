/** Every address of the portal, by the name of its page; the only place where a link gets its text from. */
export const paths = {
  home: () => "/",
  products: () => "/catalog/products",
  product: (sku: string) => `/catalog/${encodeURIComponent(sku)}`,
  favourites: () => "/catalog/favorites",
  orderGrid: () => "/catalog/products?view=grid",
  fastEntry: () => "/catalog/fast-entry",
  cellar: () => "/cellar",
  suggestedCart: () => "/catalog/suggested-cart",
  orderHistory: () => "/orders/history",
  order: (number: string) => `/orders/history/${encodeURIComponent(number)}`,
  claim: (order: string) => `/orders/history/${encodeURIComponent(order)}/claim`,
  savedOrders: () => "/orders/saved",
  savedOrder: (id: string) => `/orders/saved/${encodeURIComponent(id)}`,
  profile: (section = "details") => `/my-profile/${section}`,
  users: () => "/my-profile/users",
  user: (uid: string) => `/my-profile/users/${encodeURIComponent(uid)}`,
  inviteUser: () => "/my-profile/users/new",
  roles: () => "/my-profile/roles",
  contracts: () => "/contracts",
  contract: (number: string) => `/contracts/${encodeURIComponent(number)}`,
  reporting: () => "/reporting",
  consumption: () => "/reporting/consumption",
  emptiesAccount: () => "/reporting/empties",
  documents: () => "/my-documents",
  invoice: (number: string) => `/my-documents/${encodeURIComponent(number)}`,
  marketing: () => "/marketing-materials",
  news: (topic?: string) => (topic === undefined ? "/news" : `/news?topic=${encodeURIComponent(topic)}`),
  newsItem: (path: string) => `/news/${encodeURIComponent(path)}`,
  training: () => "/training",
  tickets: () => "/support/tickets",
  ticket: (caseNumber: string) => `/support/tickets/${encodeURIComponent(caseNumber)}`,
  support: (tab = "faq") => `/support/${tab}`,
  supportSearch: (tab: string, query: string) =>
    query === "" ? `/support/${tab}` : `/support/${tab}?q=${encodeURIComponent(query)}`,
  supportContact: () => "/support/contact",
  question: (id: string) => `/support/faq?open=${encodeURIComponent(id)}`,
  knowledgeEntry: (id: string) => `/support/knowledge-base/${encodeURIComponent(id)}`,
  notices: () => "/notices",
  /** Where the cart says what would fill it up (B4). */
  cartFilling: () => "/cart#fill",
  cart: () => "/cart",
  cartStep: (step: "delivery" | "payment") => `/cart?step=${step}`,
  cartEmpties: () => "/cart/empties",
  cartRecap: () => "/cart/recap",
  thanks: (orderNumber?: string) =>
    orderNumber === undefined ? "/thanks" : `/thanks?order=${encodeURIComponent(orderNumber)}`,
  aboutTheBrand: () => "/about-the-brand",
  contact: () => "/contact",
  terms: () => "/legal/terms",
  cookies: () => "/legal/cookies",
  login: () => "/login",
  forgotPassword: () => "/forgot-password",
  signInRefused: () => "/saml-error",
  error403: (page: string) => `/error403?page=${encodeURIComponent(page)}`,
} as const;

/** What a new ticket is about, as far as the page that leads to it knows. */
export interface TicketAbout {
  /** The id of a category or subcategory, as the brewery's file of them names it: "invoice", "marketing-print". */
  readonly category?: string | undefined;
  readonly order?: string | undefined;
  /** The number of a line of that order. */
  readonly line?: number | undefined;
  readonly invoice?: string | undefined;
  readonly delivery?: string | undefined;
  readonly shipTo?: string | undefined;
  readonly material?: string | undefined;
}

/**
 * The form of a new ticket, filled in with what it is about.
 *
 * @example newTicketPath({ category: "invoice", invoice: "2026100135" })
 *   // "/support/tickets/new?category=invoice&invoice=2026100135"
 */
export function newTicketPath(about: TicketAbout = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(about)) if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? "/support/tickets/new" : `/support/tickets/new?${query}`;
}
