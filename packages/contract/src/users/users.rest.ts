/** User info as the portal reads it: GET users/GetUserInfoById/{id}. SESSION-32, SESSION-33, REST-12. */
import { z } from "zod";

export const roleDetailSchema = z.object({
  /** Comma-separated permission names (PERM-16). */
  permission: z.string(),
  customerType: z.string(),
  rolename: z.string(),
  roleid: z.string(),
});

export const permissionSchemaEntrySchema = z.object({
  shipToId: z.string(),
  shipToName: z.string(),
  shipToAddress: z.string(),
  shipToStatus: z.enum(["APPROVED", "SUSPENDED"]),
  companyId: z.string(),
  companyName: z.string(),
  isUnfilteredEnabled: z.boolean(),
  isTankEnabled: z.boolean(),
  rpDetails: z.array(roleDetailSchema),
});

export const userInfoSchema = z.object({
  UID: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  companyId: z.string(),
  country: z.string(),
  language: z.string(),
  isLoggedIn: z.boolean(),
  firstLogin: z.boolean(),
  showTutorial: z.number().int().nullable(),
  userValidation: z.boolean(),
  isKeyAccount: z.boolean(),
  defaultShipToID: z.string().nullable(),
  allAvailablePermission: z.array(z.string()),
  permissionSchema: z.array(permissionSchemaEntrySchema),
});

export type UserInfo = z.infer<typeof userInfoSchema>;
export type PermissionSchemaEntry = z.infer<typeof permissionSchemaEntrySchema>;

export const userIdParams = z.object({ id: z.string().min(1).max(40) });

/** POST users/setdefaultshipto, the id in the query. REST-19, OP-72. */
export const defaultShipToQuery = z.object({
  shiptoId: z.string().min(1).max(40),
  lang: z.string().max(5).optional(),
});

export const defaultShipToAnswer = z.object({ defaultShipToID: z.string() });

export type DefaultShipToAnswer = z.infer<typeof defaultShipToAnswer>;
