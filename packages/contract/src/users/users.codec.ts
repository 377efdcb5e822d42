/** The user as the portal reads it: SESSION-32, SESSION-33, PERM-16, PERM-17, OP-77. */

import { parsePermissions, unionOfPermissions } from "@vycep/domain/access/permission";
import type { CompanyId, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import type { PermissionSchemaEntry, UserInfo } from "./users.rest.ts";

export type ShownRight = {
  readonly shipToId: ShipToId;
  readonly shipToName: string;
  readonly address: { readonly street: string; readonly zip: string; readonly city: string };
  readonly status: "APPROVED" | "SUSPENDED";
  readonly companyId: CompanyId;
  readonly companyName: string;
  readonly isUnfilteredEnabled: boolean;
  readonly isTankEnabled: boolean;
  /** Comma-separated permission names, as the rights were given. */
  readonly permissionText: string;
  readonly customerType: string;
  readonly roleId: string;
  readonly roleName: string;
};

export type ShownUser = {
  readonly uid: UserId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** The one they act for, and all that they may choose among (D47). */
  readonly companyId: CompanyId | null;
  readonly companies: readonly { readonly companyId: CompanyId; readonly name: string }[];
  readonly country: string;
  readonly language: string;
  readonly isFirstLogin: boolean;
  readonly tutorialCounter: number | null;
  readonly isValidated: boolean;
  readonly isKeyAccount: boolean;
  readonly defaultShipToId: ShipToId | null;
  readonly rights: readonly ShownRight[];
  /** The version of the terms in force, until it is agreed to. */
  readonly termsToAgree: string | null;
};

export function encodeUserInfo(user: ShownUser): UserInfo {
  const { rights } = user;
  return {
    UID: user.uid,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    companyId: user.companyId ?? "",
    companies: [...user.companies],
    country: user.country,
    language: user.language,
    isLoggedIn: true,
    firstLogin: user.isFirstLogin,
    showTutorial: user.tutorialCounter,
    userValidation: user.isValidated,
    isKeyAccount: user.isKeyAccount,
    defaultShipToID: user.defaultShipToId,
    allAvailablePermission: [
      ...unionOfPermissions(rights.map(({ permissionText }) => parsePermissions(permissionText))),
    ],
    permissionSchema: rights.map(encodeRight),
    termsToAgree: user.termsToAgree,
  };
}

function encodeRight(right: ShownRight): PermissionSchemaEntry {
  const { street, zip, city } = right.address;
  return {
    shipToId: right.shipToId,
    shipToName: right.shipToName,
    shipToAddress: `${street}, ${zip} ${city}`,
    shipToStatus: right.status,
    companyId: right.companyId,
    companyName: right.companyName,
    isUnfilteredEnabled: right.isUnfilteredEnabled,
    isTankEnabled: right.isTankEnabled,
    rpDetails: [
      {
        permission: right.permissionText,
        customerType: right.customerType,
        rolename: right.roleName,
        roleid: right.roleId,
      },
    ],
  };
}
