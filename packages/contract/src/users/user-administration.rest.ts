/** Administration of a company's users: users/GetAllUsersInfo and what belongs to it. REST-13…15, REST-17, REST-18, USERADMIN-02…17. */
import { PERMISSIONS } from "@vycep/domain/access/permission";
import { ROLE_MARKS } from "@vycep/domain/access/role-rights";
import { SETTABLE_STATUSES, USER_STATUSES } from "@vycep/domain/access/user-status";
import { LANGUAGES } from "@vycep/domain/market/language";
import { z as zod } from "zod";

const id = zod.string().min(1).max(64);
const lang = zod.string().max(5).optional();
const permissions = zod.array(zod.enum(PERMISSIONS)).max(PERMISSIONS.length);
/** yyyy-MM-ddTHH:mm:ss, local time. */
const moment = zod.string();

export const allUsersQuery = zod.object({
  /** Part of a name or an e-mail. */
  search: zod.string().max(80).optional(),
  shipTo: id.optional(),
  /** A role's id. */
  role: id.optional(),
  status: zod.enum(USER_STATUSES).optional(),
  sort: zod.enum(["name", "created"]).default("name"),
  direction: zod.enum(["asc", "desc"]).default("asc"),
  currentPage: zod.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: zod.coerce.number().int().min(1).max(100).default(20),
  lang,
});

/** The same filters and order; everybody instead of a page. */
export const usersExportQuery = allUsersQuery
  .omit({ currentPage: true, pageSize: true })
  .extend({ format: zod.enum(["csv", "xlsx"]) });

/** Why the one who asks cannot change somebody. */
const whyNot = zod.enum(["own-account", "key-user", "fellow-owner", "place-of-others"]);

export const userPlaceSchema = zod.object({
  shipToId: zod.string(),
  shipToName: zod.string(),
  shipToStatus: zod.enum(["APPROVED", "SUSPENDED"]),
  roleid: zod.string(),
  rolename: zod.string(),
  /** Names of permissions, as the role and its switches grant them. */
  permissions,
});

export const managedUserSchema = zod.object({
  UID: zod.string(),
  firstName: zod.string(),
  lastName: zod.string(),
  email: zod.string(),
  /** A mail server has said that nobody is there (MAIL-02). */
  isEmailBounced: zod.boolean(),
  phone: zod.string(),
  status: zod.enum(USER_STATUSES),
  isActive: zod.boolean(),
  isKeyAccount: zod.boolean(),
  isSelf: zod.boolean(),
  country: zod.string(),
  languages: zod.array(zod.string()),
  locale: zod.string(),
  termsAgreed: zod.boolean(),
  createdAt: moment,
  lastSignInAt: moment.nullable(),
  permissionSchema: zod.array(userPlaceSchema),
  /** What the one who asks may do with this user (OP-96, D42). */
  viewerCan: zod.object({
    changeRights: zod.boolean(),
    setStatus: zod.array(zod.enum(SETTABLE_STATUSES)),
    resendOrDeleteInvitation: zod.boolean(),
    whyNot: whyNot.nullable(),
  }),
});

export const allUsersAnswer = zod.object({ users: zod.array(managedUserSchema), total: zod.number().int() });

/** One change of a user, as the owner reads it. */
export const userChangeSchema = zod.object({
  at: moment,
  /** Empty when it was the brewery. */
  by: zod.string(),
  action: zod.string(),
  shipToId: zod.string().nullable(),
  from: zod.string().nullable(),
  to: zod.string().nullable(),
});

export const managedUserAnswer = managedUserSchema.extend({
  invitedBy: zod.string(),
  deletedShipToList: zod.array(zod.string()),
  history: zod.array(userChangeSchema),
});

export const rolesAnswer = zod.object({
  roles: zod.array(
    zod.object({
      roleid: zod.string(),
      rolename: zod.string(),
      marks: zod.array(zod.object({ permission: zod.enum(PERMISSIONS), mark: zod.enum(ROLE_MARKS) })),
      users: zod.number().int(),
    }),
  ),
  shipTos: zod.array(
    zod.object({
      shipToId: zod.string(),
      shipToName: zod.string(),
      shipToAddress: zod.string(),
      shipToStatus: zod.enum(["APPROVED", "SUSPENDED"]),
      customerType: zod.string(),
      roleids: zod.array(zod.string()),
      permissions,
    }),
  ),
});

/** A role for a place; left out, the optional permissions are as the role has them beforehand (ROLE-13). */
const roleAtPlace = zod.object({
  shipToId: id,
  /** Empty is refused with "Please select role for each shipTo" (ERROR-27). */
  roleid: zod.string().max(64),
  optionalPermissions: permissions.optional(),
});

const name = zod.string().trim().min(1).max(80);

export const newUserBody = zod.object({
  firstName: name,
  lastName: name,
  email: zod
    .string()
    .trim()
    .max(254)
    .regex(/^[^@\s]+@[^@\s]+$/),
  phone: zod.string().trim().max(40).default(""),
  language: zod.enum(LANGUAGES),
  shipTos: zod.array(roleAtPlace).max(500),
});

export const newUserAnswer = zod.object({ UID: zod.string() });

/** The e-mail that was invited (OP-78). */
export const resendBody = zod.object({ email: zod.string().trim().max(254) });

/** Places that are not named stay as they are. */
export const updateUserBody = zod.object({
  shipTos: zod.array(roleAtPlace).max(500).default([]),
  deletedShipToList: zod.array(id).max(500).default([]),
});

export const userStatusBody = zod.object({
  UIDs: zod.array(id).min(1).max(100),
  status: zod.enum(SETTABLE_STATUSES),
});

export const userStatusAnswer = zod.object({
  results: zod.array(
    zod.object({
      UID: zod.string(),
      isDone: zod.boolean(),
      code: zod.string().nullable(),
      message: zod.string(),
    }),
  ),
});

export const managedUserParams = zod.object({ id });
export const doneAnswer = zod.object({ result: zod.boolean() });

export type UsersExportQuery = zod.infer<typeof usersExportQuery>;
export type AllUsersQuery = zod.infer<typeof allUsersQuery>;
export type AllUsersAnswer = zod.infer<typeof allUsersAnswer>;
export type ManagedUserInfo = zod.infer<typeof managedUserSchema>;
export type ManagedUserAnswer = zod.infer<typeof managedUserAnswer>;
export type UserChange = zod.infer<typeof userChangeSchema>;
export type RolesAnswer = zod.infer<typeof rolesAnswer>;
export type NewUserBody = zod.infer<typeof newUserBody>;
export type NewUserAnswer = zod.infer<typeof newUserAnswer>;
export type UpdateUserBody = zod.infer<typeof updateUserBody>;
export type UserStatusBody = zod.infer<typeof userStatusBody>;
export type UserStatusAnswer = zod.infer<typeof userStatusAnswer>;
export type ResendBody = zod.infer<typeof resendBody>;
