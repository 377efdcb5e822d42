/** Keys of programs: keys/GetKeys, keys/MakeKey, keys/RevokeKey. B16. */
import { LONGEST_KEY_DAYS } from "@vycep/domain/access/api-key";
import { PERMISSIONS } from "@vycep/domain/access/permission";
import type { ShipToId } from "@vycep/domain/kernel/ids";
import { z as zod } from "zod";
import { idOf } from "../id-of.ts";
import { asOneLine } from "../text.ts";

const permissions = zod.array(zod.enum(PERMISSIONS)).min(1).max(PERMISSIONS.length);
/** `company` acts in a name and with a cart of its own; `user` in those of its owner. */
const kind = zod.enum(["user", "company"]);

export const keySchema = zod.object({
  id: zod.string(),
  name: zod.string(),
  kind,
  permissions: zod.array(zod.enum(PERMISSIONS)),
  shipToIds: zod.array(zod.string()),
  owner: zod.string(),
  isOwn: zod.boolean(),
  createdAt: zod.string(),
  expiresAt: zod.string(),
  lastUsedAt: zod.string().nullable(),
  isExpired: zod.boolean(),
});

export const keysAnswer = zod.object({
  keys: zod.array(keySchema),
  tokenPath: zod.string().nullable(),
  offer: zod.object({
    permissions: zod.array(zod.enum(PERMISSIONS)),
    places: zod.array(
      zod.object({
        shipToId: zod.string(),
        isManaged: zod.boolean(),
      }),
    ),
  }),
});

export const newKeyBody = zod.object({
  name: zod.string().overwrite(asOneLine).min(1).max(60),
  kind,
  permissions,
  shipToIds: zod.array(idOf<ShipToId>()).min(1).max(500),
  days: zod.number().int().min(1).max(LONGEST_KEY_DAYS),
});

export const newKeyAnswer = zod.object({
  key: keySchema,
  secret: zod.string(),
});

export const keyParams = zod.object({ id: zod.string().regex(/^[a-z0-9]{1,64}$/) });
export const keyRevokedAnswer = zod.object({ result: zod.boolean() });

export type Key = zod.infer<typeof keySchema>;
export type KeysAnswer = zod.infer<typeof keysAnswer>;
export type NewKeyBody = zod.output<typeof newKeyBody>;
export type NewKeyAnswer = zod.infer<typeof newKeyAnswer>;
