import type { PermissionSchemaEntry, UserInfo } from "@vycep/contract/users/users.rest";
import { PERMISSIONS } from "@vycep/domain/access/permission";

/** A place of the Modrá hvězda where the person may do everything. */
export function someAccess(said: Partial<PermissionSchemaEntry> = {}): PermissionSchemaEntry {
  const access: PermissionSchemaEntry = {
    shipToId: "500101",
    shipToName: "Restaurace U Modré hvězdy",
    shipToAddress: "Sladovnická 12, Lipovrch",
    shipToStatus: "APPROVED",
    companyId: "C1",
    companyName: "Hostince Modrá hvězda s.r.o.",
    isUnfilteredEnabled: false,
    isTankEnabled: false,
    rpDetails: [
      { permission: PERMISSIONS.join(","), customerType: "POS", rolename: "POS Key User", roleid: "R01" },
    ],
  };
  return { ...access, ...said };
}

/** Jana Novotná, who may do everything at her one place, as the API tells of her. */
export function someUserInfo(said: Partial<UserInfo> = {}): UserInfo {
  const info: UserInfo = {
    UID: "U001",
    firstName: "Jana",
    lastName: "Novotná",
    email: "jana.novotna@modrahvezda.example",
    phone: "+420 600 000 001",
    companyId: "C1",
    companies: [{ companyId: "C1", name: "Hostince Modrá hvězda s.r.o." }],
    country: "CZE",
    language: "cs",
    isLoggedIn: true,
    firstLogin: false,
    showTutorial: null,
    userValidation: true,
    isKeyAccount: false,
    defaultShipToID: "500101",
    allAvailablePermission: [...PERMISSIONS],
    permissionSchema: [someAccess()],
    termsToAgree: null,
  };
  return { ...info, ...said };
}
