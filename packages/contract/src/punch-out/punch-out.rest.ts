/** Purchasing systems that send people to shop: punchouts/GetPunchOuts, punchouts/MakePunchOut, punchouts/RevokePunchOut. B16. */
import { z as zod } from "zod";
import { asOneLine } from "../text.ts";

export const punchOutSchema = zod.object({
  id: zod.string(),
  name: zod.string(),
  returnHosts: zod.array(zod.string()),
  createdAt: zod.string(),
  lastUsedAt: zod.string().nullable(),
});

export const punchOutsAnswer = zod.object({
  punchOuts: zod.array(punchOutSchema),
  isOffered: zod.boolean(),
});

export const newPunchOutBody = zod.object({
  name: zod.string().overwrite(asOneLine).min(1).max(60),
  returnHosts: zod
    .array(
      zod
        .string()
        .overwrite((host) => host.trim().toLowerCase())
        .min(1)
        .max(260),
    )
    .min(1)
    .max(5),
});

export const newPunchOutAnswer = zod.object({
  punchOut: punchOutSchema,
  secret: zod.string(),
});

export const punchOutParams = zod.object({ id: zod.string().regex(/^[a-z0-9]{1,64}$/) });
export const punchOutRevokedAnswer = zod.object({ result: zod.boolean() });

/** For whom the browser shops. */
export const punchOutVisitAnswer = zod.object({
  uid: zod.string(),
  name: zod.string(),
  expiresAt: zod.string(),
});

export type PunchOut = zod.infer<typeof punchOutSchema>;
export type PunchOutsAnswer = zod.infer<typeof punchOutsAnswer>;
export type NewPunchOutBody = zod.output<typeof newPunchOutBody>;
export type NewPunchOutAnswer = zod.infer<typeof newPunchOutAnswer>;
export type PunchOutVisit = zod.infer<typeof punchOutVisitAnswer>;
