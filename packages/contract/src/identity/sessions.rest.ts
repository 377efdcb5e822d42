/** Where a person is and was signed in: D33. */
import { z as zod } from "zod";

/** What the browser told of itself and where it called from; nothing is known that it did not tell. */
export const sessionSchema = zod.object({
  id: zod.string(),
  browser: zod.enum(["chrome", "edge", "firefox", "opera", "safari", "samsung"]).nullable(),
  system: zod.enum(["android", "chrome-os", "ipad", "iphone", "linux", "mac", "windows"]).nullable(),
  isPhone: zod.boolean(),
  firstAddress: zod.string(),
  lastAddress: zod.string(),
  signedInAt: zod.string(),
  lastUsedAt: zod.string(),
  /** Whether it can still be used. */
  isLive: zod.boolean(),
  /** Whether the caller asks from it. */
  isThis: zod.boolean(),
});

/** The newest first; live ones and those of the last 90 days. */
export const sessionsAnswer = zod.object({ sessions: zod.array(sessionSchema) });

export type Session = zod.infer<typeof sessionSchema>;
