import type { ManagedUserAnswer, RolesAnswer } from "@vycep/contract/users/user-administration.rest";
import { PERMISSIONS } from "@vycep/domain/access/permission";

/** Eliška Řezáčová, whom Jana manages. */
export function someManagedUser(said: Partial<ManagedUserAnswer> = {}): ManagedUserAnswer {
  return {
    UID: "U004",
    firstName: "Eliška",
    lastName: "Řezáčová",
    email: "eliska.rezacova@modrahvezda.example",
    isEmailBounced: false,
    phone: "",
    status: "Active",
    isActive: true,
    isKeyAccount: false,
    isSelf: false,
    country: "CZE",
    languages: ["cs"],
    locale: "cs_CZ",
    termsAgreed: true,
    createdAt: "2026-04-04T08:00:00",
    lastSignInAt: null,
    permissionSchema: [
      {
        shipToId: "500101",
        shipToName: "Restaurace U Modré hvězdy",
        shipToStatus: "APPROVED",
        roleid: "R15",
        rolename: "POS Associate",
        permissions: ["Home Page", "My Orders"],
      },
    ],
    viewerCan: {
      changeRights: true,
      setStatus: ["Suspended", "Deactivated"],
      resendOrDeleteInvitation: false,
      whyNot: null,
    },
    invitedBy: "Jana Novotná",
    deletedShipToList: [],
    history: [],
    ...said,
  };
}

/** Two roles at one place; the one of them leaves the catalogue open. */
export function someRoles(): RolesAnswer {
  const marked = (roleid: string, rolename: string, catalogue: "allowed" | "optional_off") => ({
    roleid,
    rolename,
    users: 1,
    marks: PERMISSIONS.map((permission) => ({
      permission,
      mark: permission === "Catalogue" ? catalogue : ("allowed" as const),
    })),
  });
  return {
    roles: [marked("R13", "POS Shift leader", "allowed"), marked("R15", "POS Associate", "optional_off")],
    shipTos: [
      {
        shipToId: "500101",
        shipToName: "Restaurace U Modré hvězdy",
        shipToAddress: "Sladovnická 12, Lipovrch",
        shipToStatus: "APPROVED",
        customerType: "POS",
        roleids: ["R13", "R15"],
        permissions: [...PERMISSIONS],
      },
    ],
  };
}
