import type { PortalLink, SupportContact } from "@vycep/contract/content/content.rest";
import type { IdentitySettings } from "@vycep/contract/identity/identity.rest";

const link = (name: string, label: string, order: number): PortalLink => ({
  name,
  label,
  url: `https://lipovrch.example/${name}`,
  type: "legal",
  order,
});

/** The legal links of both countries, and a brand of each. */
export const someLinks: readonly PortalLink[] = [
  link("termsOfUse", "Podmínky užití", 1),
  link("privacyPolicy", "Ochrana údajů", 2),
  link("cookies", "Cookies", 3),
  link("termsOfUseSK", "Podmienky používania", 1),
  link("eLearning", "E-learning", 4),
  { ...link("menuCreator", "Tvorba nápojových lístků", 5), url: "/demo/menu" },
  { ...link("lipovrch", "Lipovrch", 5), type: "mobile brands cz" },
  { ...link("lipovar", "Lipovar", 6), type: "mobile brands sk" },
];

export const someContacts: readonly SupportContact[] = [
  {
    market: "CZ",
    phone: "+420800123456",
    email: "servis@lipovrch.example",
    hours: [{ weekdays: [1, 2, 3, 4, 5], from: "07:00", to: "16:00" }],
  },
  { market: "SK", phone: "+421 800 654 321", email: null, hours: [] },
];

export const ownSignIn: IdentitySettings = {
  clientId: "vycep-portal",
  issuer: "http://localhost",
  isIssuerNamed: true,
  uidClaim: "sub",
  isOwnSignIn: true,
  authorizationEndpoint: "/oidc/auth",
  tokenEndpoint: "/oidc/token",
  endSessionEndpoint: null,
};
