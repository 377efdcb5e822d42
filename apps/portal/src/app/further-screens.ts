import type { Screen } from "@vycep/shell/page/screen";
import type { ProfileSection } from "../screens/profile/sections.ts";
import type { SupportSection } from "../screens/support/sections.ts";

/** The screens that are not opened first: the list of their files is fetched when the first of them is (script-files.ts). */
export const furtherScreens = {
  products: () => import("../screens/products/products-screen.tsx").then((file) => file.productsScreen),
  productDetail: () =>
    import("../screens/product-detail/product-detail-screen.tsx").then((file) => file.productDetailScreen),
  favourites: () =>
    import("../screens/favourites/favourites-screen.tsx").then((file) => file.favouritesScreen),
  suggestedCart: () =>
    import("../screens/suggested-cart/suggested-cart-screen.tsx").then((file) => file.suggestedCartScreen),
  fastEntry: () => import("../screens/fast-entry/fast-entry-screen.tsx").then((file) => file.fastEntryScreen),
  cellar: () => import("../screens/cellar/cellar-screen.tsx").then((file) => file.cellarScreen),
  cart: () => import("../screens/cart/cart-screen.tsx").then((file) => file.cartScreen),
  empties: () => import("../screens/cart/empties-screen.tsx").then((file) => file.emptiesScreen),
  recap: () => import("../screens/recap/recap-screen.tsx").then((file) => file.recapScreen),
  thanks: () => import("../screens/thanks/thanks-screen.tsx").then((file) => file.thanksScreen),
  invite: () => import("../screens/users/invite-screen.tsx").then((file) => file.inviteScreen),
  user: () => import("../screens/users/user-screen.tsx").then((file) => file.userScreen),
  confirmEmail: () =>
    import("../screens/confirm-email/confirm-email-screen.tsx").then((file) => file.confirmEmailScreen),
  aboutTheBrand: () =>
    import("../screens/brand/about-the-brand-screen.tsx").then((file) => file.aboutTheBrandScreen),
  notices: () => import("../screens/notices/notices-screen.tsx").then((file) => file.noticesScreen),
  terms: () => import("../screens/legal/terms-screen.tsx").then((file) => file.termsScreen),
  cookies: () => import("../screens/legal/cookies-screen.tsx").then((file) => file.cookiesScreen),
  tickets: () => import("../screens/tickets/tickets-screen.tsx").then((file) => file.ticketsScreen),
  newTicket: () => import("../screens/tickets/new-ticket-screen.tsx").then((file) => file.newTicketScreen),
  ticket: () => import("../screens/tickets/ticket-screen.tsx").then((file) => file.ticketScreen),
  training: () => import("../screens/training/training-screen.tsx").then((file) => file.trainingScreen),
  ordersHistory: () =>
    import("../screens/orders/orders-history-screen.tsx").then((file) => file.ordersHistoryScreen),
  orderDetail: () =>
    import("../screens/orders/order-detail-screen.tsx").then((file) => file.orderDetailScreen),
  claim: () => import("../screens/claims/claim-screen.tsx").then((file) => file.claimScreen),
  savedOrders: () =>
    import("../screens/orders/saved-orders-screen.tsx").then((file) => file.savedOrdersScreen),
  savedOrder: () => import("../screens/orders/saved-order-screen.tsx").then((file) => file.savedOrderScreen),
  documents: () => import("../screens/documents/documents-screen.tsx").then((file) => file.documentsScreen),
  invoice: () => import("../screens/documents/invoice-screen.tsx").then((file) => file.invoiceScreen),
  news: () => import("../screens/news/news-screen.tsx").then((file) => file.newsScreen),
  article: () => import("../screens/news/article-screen.tsx").then((file) => file.articleScreen),
  contracts: () => import("../screens/contracts/contracts-screen.tsx").then((file) => file.contractsScreen),
  contract: () => import("../screens/contracts/contract-screen.tsx").then((file) => file.contractScreen),
  marketing: () => import("../screens/marketing/marketing-screen.tsx").then((file) => file.marketingScreen),
  reports: () => import("../screens/reporting/reports-screen.tsx").then((file) => file.reportsScreen),
  consumption: () =>
    import("../screens/reporting/consumption-screen.tsx").then((file) => file.consumptionScreen),
  emptiesAccount: () =>
    import("../screens/reporting/empties-account-screen.tsx").then((file) => file.emptiesAccountScreen),
  knowledgeEntry: () =>
    import("../screens/support/knowledge-entry-screen.tsx").then((file) => file.knowledgeEntryScreen),
  verification: () =>
    import("../screens/login/verification-screen.tsx").then((file) => file.verificationScreen),
  forgotPassword: () =>
    import("../screens/login/forgot-password-screen.tsx").then((file) => file.forgotPasswordScreen),
  resetPassword: () =>
    import("../screens/login/reset-password-screen.tsx").then((file) => file.resetPasswordScreen),
  samlError: () => import("../screens/login/saml-error-screen.tsx").then((file) => file.samlErrorScreen),
  contact: () => import("../screens/contact/contact-screen.tsx").then((file) => file.contactScreen),
  error403: () => import("../screens/errors/error403-screen.tsx").then((file) => file.error403Screen),
  error404: () => import("../screens/errors/error404-screen.tsx").then((file) => file.error404Screen),
} as const;

const profileScreens = {
  details: () => import("../screens/profile/details-section.tsx").then((file) => file.detailsSection),
  company: () => import("../screens/profile/company-section.tsx").then((file) => file.companySection),
  password: () => import("../screens/profile/password-section.tsx").then((file) => file.passwordSection),
  notices: () => import("../screens/profile/notices-section.tsx").then((file) => file.noticesSection),
  devices: () => import("../screens/profile/devices-section.tsx").then((file) => file.devicesSection),
  programs: () => import("../screens/profile/programs-section.tsx").then((file) => file.programsSection),
  users: () => import("../screens/profile/users-section.tsx").then((file) => file.usersSection),
  roles: () => import("../screens/profile/roles-section.tsx").then((file) => file.rolesSection),
} as const satisfies Record<ProfileSection["tab"], () => Promise<Screen>>;

const supportScreens = {
  faq: () => import("../screens/support/faq-section.tsx").then((file) => file.faqSection),
  help: () => import("../screens/support/help-section.tsx").then((file) => file.helpSection),
  "knowledge-base": () =>
    import("../screens/support/knowledge-section.tsx").then((file) => file.knowledgeSection),
  contact: () => import("../screens/support/contact-section.tsx").then((file) => file.contactSection),
} as const satisfies Record<SupportSection["tab"], () => Promise<Screen>>;

/** A section of the profile in the frame that all of them share. */
export async function screenInProfile(section: ProfileSection): Promise<Screen> {
  const [inProfile, screen] = await Promise.all([
    import("../screens/profile/profile-frame.tsx").then((file) => file.inProfile),
    profileScreens[section.tab](),
  ]);
  return inProfile(section, screen);
}

/** A section of the support in the frame that all of them share. */
export async function screenInSupport(section: SupportSection): Promise<Screen> {
  const [inSupport, screen] = await Promise.all([
    import("../screens/support/support-frame.tsx").then((file) => file.inSupport),
    supportScreens[section.tab](),
  ]);
  return inSupport(section, screen);
}
