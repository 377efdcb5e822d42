import type { Described } from "../described.ts";

const eliska = {
  UID: "U004",
  firstName: "Eliška",
  lastName: "Řezáčová",
  email: "eliska.rezacova@modrahvezda.example",
  isEmailBounced: false,
  phone: "+420799999004",
  status: "Active",
  isActive: true,
  isKeyAccount: false,
  isSelf: false,
  country: "CZE",
  languages: ["cs"],
  locale: "cs_CZ",
  termsAgreed: true,
  createdAt: "2026-04-11T08:00:00",
  lastSignInAt: null,
  permissionSchema: [
    {
      shipToId: "500102",
      shipToName: "Výčep Na Růžku",
      shipToStatus: "APPROVED",
      roleid: "R11",
      rolename: "POS Catalogue",
      permissions: ["Home Page"],
    },
  ],
  viewerCan: {
    changeRights: true,
    setStatus: ["Suspended"],
    resendOrDeleteInvitation: false,
    whyNot: null,
  },
};
const noAccess = { 403: ["forbidden-permission"] } as const;
const changes = { 403: ["forbidden-permission", "fresh-sign-in-needed"] } as const;
const whyNotManage = ["own-account", "key-user", "fellow-owner", "place-of-others"] as const;
const whyNotGive = ["role-missing", "role-not-offered", "more-than-own", "permission-not-optional"] as const;

/** The administration of a company's users, as /docs tells it (REST-13…15, REST-17, REST-18). */
export const userAdministrationDocs = {
  GetAllUsersInfo: {
    summary: "The users of one's company, a page at a time.",
    example: { query: { search: "Eliška" }, answer: { users: [eliska], total: 1 } },
    problems: noAccess,
  },
  ExportUsers: {
    summary: "The same users as a file for a spreadsheet, all pages at once.",
    example: {
      query: { format: "csv", search: "Eliška" },
      file: { type: "text/csv", name: "users-2026-11-23.csv" },
    },
    problems: noAccess,
  },
  GetRoles: {
    summary: "What each role may do, and which can be given where.",
    example: {
      answer: {
        roles: [
          {
            roleid: "R01",
            rolename: "Key user",
            marks: [{ permission: "Home Page", mark: "allowed" }],
            users: 1,
          },
        ],
        shipTos: [
          {
            shipToId: "500101",
            shipToName: "Restaurace U Modré hvězdy",
            shipToAddress: "Sladovnická 12, 549 01 Lipovrch",
            shipToStatus: "APPROVED",
            customerType: "POS",
            roleids: ["R02"],
            permissions: ["Home Page"],
          },
        ],
      },
    },
    problems: noAccess,
  },
  GetManagedUserById: {
    summary: "A user of one's company, with what was changed and by whom.",
    example: {
      path: { id: "U004" },
      answer: { ...eliska, invitedBy: "", deletedShipToList: [], history: [] },
    },
    problems: { ...noAccess, 404: ["user-not-found"] },
  },
  CreateNewUser: {
    summary: "Invites somebody by mail, with a role for each ship-to.",
    example: {
      body: {
        firstName: "Barbora",
        lastName: "Zemanová",
        email: "barbora.zemanova@modrahvezda.example",
        phone: "",
        language: "cs",
        shipTos: [{ shipToId: "500101", roleid: "R15" }],
      },
      answer: { UID: "8c1d4c52-9a36-4f0e-9c0e-3f1f5f4c7a21" },
    },
    problems: { ...changes, 404: ["ship-to-not-found"], 409: ["user-exists"], 422: whyNotGive },
  },
  ResendVerificationEmail: {
    summary: "Sends an invitation again; the earlier link is good no more.",
    example: {
      path: { id: "U011" },
      body: { email: "veronika.horakova@modrahvezda.example" },
      answer: { result: true },
    },
    problems: { ...changes, 404: ["user-not-found"], 422: [...whyNotManage, "invitation-used"] },
  },
  UpdateUser: {
    summary: "Gives and takes roles at ship-tos, and switches what a role leaves open.",
    example: {
      path: { id: "U004" },
      body: {
        shipTos: [{ shipToId: "500101", roleid: "R15", optionalPermissions: ["Catalogue"] }],
        deletedShipToList: [],
      },
      answer: { result: true },
    },
    problems: {
      ...changes,
      404: ["user-not-found", "ship-to-not-found"],
      422: [...whyNotManage, ...whyNotGive, "last-owner"],
    },
  },
  SetUserStatus: {
    summary: "Activates, deactivates or suspends users, or notes that they left; each is answered by itself.",
    example: {
      body: { UIDs: ["U004", "U001"], status: "Suspended" },
      answer: {
        results: [
          { UID: "U004", isDone: true, code: null, message: "" },
          {
            UID: "U001",
            isDone: false,
            code: "own-account",
            message: "You cannot change your own account.",
          },
        ],
      },
    },
    problems: changes,
  },
  DeleteInvitation: {
    summary: "Deletes an invitation that was never used.",
    example: { path: { id: "U011" }, answer: { result: true } },
    problems: { ...changes, 404: ["user-not-found"], 422: [...whyNotManage, "invitation-used"] },
  },
} as const satisfies Record<string, Described>;
