import type { Described } from "../described.ts";

const ownOnly = { 404: ["user-not-found"] } as const;

/** One's own account, as /docs tells it (REST-01…03, REST-11, REST-12, REST-19). */
export const usersDocs = {
  GetUserInfoById: {
    summary: "The signed-in user with the rights at every ship-to.",
    example: {
      path: { id: "U001" },
      answer: {
        UID: "U001",
        firstName: "Jana",
        lastName: "Novotná",
        email: "jana.novotna@modrahvezda.example",
        phone: "+420799999001",
        companyId: "C1",
        companies: [{ companyId: "C1", name: "Hostince Modrá hvězda s.r.o." }],
        country: "CZE",
        language: "cs",
        isLoggedIn: true,
        firstLogin: false,
        showTutorial: 2,
        userValidation: true,
        isKeyAccount: true,
        defaultShipToID: "500101",
        allAvailablePermission: ["Home Page"],
        permissionSchema: [
          {
            shipToId: "500101",
            shipToName: "Restaurace U Modré hvězdy",
            shipToAddress: "Sladovnická 12, 549 01 Lipovrch",
            shipToStatus: "APPROVED",
            companyId: "C1",
            companyName: "Hostince Modrá hvězda s.r.o.",
            isUnfilteredEnabled: true,
            isTankEnabled: true,
            rpDetails: [
              {
                permission:
                  "Home Page, Catalogue, Product Recommendation, My Orders, My Profile, Contracts, Reporting, My Documents, Marketing Materials, News & Articles, Training & Learning, Support, Access Management, Pub Menu, Returnable materials",
                customerType: "POS",
                rolename: "Key user",
                roleid: "R01",
              },
            ],
          },
        ],
        termsToAgree: null,
      },
    },
    problems: ownOnly,
  },
  SetUserTutorialCounter: {
    summary: "Counts that the tutorial was closed. No body.",
    example: { path: { UID: "U001" }, answer: { showTutorial: 3 } },
    problems: ownOnly,
  },
  SetFirstLoginFlag: {
    summary: "The first login is over. No body.",
    example: { path: { UID: "U001" }, answer: { firstLogin: false } },
    problems: ownOnly,
  },
  SetTermsAgreed: {
    summary: "Agrees to the version of the terms that was read.",
    example: { path: { UID: "U001" }, body: { version: "4" }, answer: { termsToAgree: null } },
    problems: { ...ownOnly, 409: ["terms-changed"] },
  },
  RequestAccess: {
    summary: "Asks the owners for a permission, once a day.",
    example: {
      as: "U006",
      body: { permission: "Catalogue" },
      answer: { status: "sent", owners: 1 },
    },
  },
  setdefaultshipto: {
    summary: "The ship-to that ordering begins with.",
    example: { query: { shiptoId: "500101" }, answer: { defaultShipToID: "500101" } },
    problems: { 403: ["forbidden-permission"], 404: ["ship-to-not-found"], 409: ["ship-to-suspended"] },
  },
} as const satisfies Record<string, Described>;
