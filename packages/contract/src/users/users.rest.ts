/** User info as the portal reads it: GET users/GetUserInfoById/{id}. SESSION-32, SESSION-33, REST-12. */
import { PERMISSIONS } from "@vycep/domain/access/permission";
import { z as zod } from "zod";

export const roleDetailSchema = zod.object({
  /** Comma-separated permission names (PERM-16). */
  permission: zod.string(),
  customerType: zod.string(),
  rolename: zod.string(),
  roleid: zod.string(),
});

export const permissionSchemaEntrySchema = zod.object({
  shipToId: zod.string(),
  shipToName: zod.string(),
  shipToAddress: zod.string(),
  shipToStatus: zod.enum(["APPROVED", "SUSPENDED"]),
  companyId: zod.string(),
  companyName: zod.string(),
  isUnfilteredEnabled: zod.boolean(),
  isTankEnabled: zod.boolean(),
  rpDetails: zod.array(roleDetailSchema),
});

export const userInfoSchema = zod.object({
  UID: zod.string(),
  firstName: zod.string(),
  lastName: zod.string(),
  email: zod.string(),
  phone: zod.string(),
  /** The company that all of this is about: the one asked for, else their own (D47). */
  companyId: zod.string(),
  companies: zod.array(zod.object({ companyId: zod.string(), name: zod.string() })),
  country: zod.string(),
  language: zod.string(),
  isLoggedIn: zod.boolean(),
  firstLogin: zod.boolean(),
  showTutorial: zod.number().int().nullable(),
  userValidation: zod.boolean(),
  isKeyAccount: zod.boolean(),
  defaultShipToID: zod.string().nullable(),
  allAvailablePermission: zod.array(zod.string()),
  permissionSchema: zod.array(permissionSchemaEntrySchema),
  termsToAgree: zod.string().nullable(),
});

export type UserInfo = zod.infer<typeof userInfoSchema>;
export type PermissionSchemaEntry = zod.infer<typeof permissionSchemaEntrySchema>;

export const userIdParams = zod.object({ id: zod.string().min(1).max(40) });

/** PUT users/SetUserTutorialCounter/{UID} and users/SetFirstLoginFlag/{UID}; both without a body. REST-01, REST-11. */
export const uidParams = zod.object({ UID: zod.string().min(1).max(40) });

export const tutorialCounterAnswer = zod.object({ showTutorial: zod.number().int() });
export const firstLoginAnswer = zod.object({ firstLogin: zod.boolean() });

/** PUT users/SetTermsAgreed/{UID}: the version that was read. */
export const termsBody = zod.object({ version: zod.string().min(1).max(40) });
export const termsAnswer = zod.object({ termsToAgree: zod.null() });

/** POST users/RequestAccess: the right that a page asks for (D46). */
export const accessRequestBody = zod.object({ permission: zod.enum(PERMISSIONS) });
/** How many owners were written to; none when they were asked for it today already. */
export const accessRequestAnswer = zod.object({
  status: zod.enum(["sent", "sent-before", "nobody"]),
  owners: zod.number().int(),
});

export type TermsAnswer = zod.infer<typeof termsAnswer>;
export type AccessRequestAnswer = zod.infer<typeof accessRequestAnswer>;
export type TutorialCounterAnswer = zod.infer<typeof tutorialCounterAnswer>;
export type FirstLoginAnswer = zod.infer<typeof firstLoginAnswer>;

/** POST users/setdefaultshipto, the id in the query. REST-19, OP-72. */
export const defaultShipToQuery = zod.object({
  shiptoId: zod.string().min(1).max(40),
  lang: zod.string().max(5).optional(),
});

export const defaultShipToAnswer = zod.object({ defaultShipToID: zod.string() });

export type DefaultShipToAnswer = zod.infer<typeof defaultShipToAnswer>;
