/** Messages to a device: the key, and this device on and off. PUSH-01. */
import { z as zod } from "zod";

const base64url = zod.string().regex(/^[\w-]{16,200}={0,2}$/);
const endpoint = zod.string().min(1).max(1000);

export const pushKeyAnswer = zod.object({
  publicKey: zod.string(),
});

/** What the browser's subscription says of itself. */
export const setPushDeviceBody = zod.object({
  endpoint,
  keys: zod.object({ p256dh: base64url, auth: base64url }),
});

export const pushDeviceBody = zod.object({ endpoint });

export const pushDeviceAnswer = zod.object({
  isOn: zod.boolean(),
});

export type PushKeyAnswer = zod.infer<typeof pushKeyAnswer>;
export type SetPushDeviceBody = zod.infer<typeof setPushDeviceBody>;
export type PushDeviceBody = zod.infer<typeof pushDeviceBody>;
export type PushDeviceAnswer = zod.infer<typeof pushDeviceAnswer>;
