import type { CurrentUser } from "../shared/user/current-user.ts";

/** A signed-in Czech owner with the permission Catalogue; a test says what matters to it. */
export function someUser(parts: Partial<CurrentUser> = {}): CurrentUser {
  return {
    uid: "U001",
    name: "Jana Novotná",
    firstName: "Jana",
    lastName: "Novotná",
    initials: "JN",
    email: "jana.novotna@modrahvezda.example",
    phone: "+420799999001",
    companyName: "Hostince Modrá hvězda s.r.o.",
    companyId: "C1",
    companies: [{ companyId: "C1", name: "Hostince Modrá hvězda s.r.o." }],
    language: "cs",
    isFirstLogin: false,
    tutorialCounter: 0,
    termsToAgree: undefined,
    isKeyAccount: false,
    country: "CZE",
    customerType: "POS",
    permissions: ["Home Page", "Catalogue"],
    roleName: "POS Key User",
    isAcademyOnly: false,
    isWholesale: false,
    isValidated: true,
    isLoggedIn: true,
    defaultShipToId: undefined,
    shipTos: [],
    ...parts,
  };
}
