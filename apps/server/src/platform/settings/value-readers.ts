import { readFileSync } from "node:fs";
import { DELICATE_CHANGES } from "@vycep/domain/access/fresh-sign-in";
/** Values of the environment as most keys have them. */
import { z } from "zod";

export const onOff = z
  .enum(["on", "off"], { error: "must be on or off" })
  .transform((value) => value === "on");
export const whole = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, `must lie between ${lowest} and ${highest}`);
export const listed = (value: string) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
export const hostName = z
  .string()
  .refine(
    (value) => /^[\w.:-]+$/.test(value) && URL.canParse(`http://${bracketed(value)}`),
    "must be a host name or an address",
  );
export const address = (protocols: RegExp, message: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), message);

export function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

export function isBareOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`;
}

export const postgresAddress = z
  .string({ error: "is missing" })
  .refine(
    (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
    "must be a postgres:// address",
  );

/** What both sides of a signed call know. */
export const sharedSecret = z.string().min(32, "must have at least 32 characters");

/** Secrets apart by commas, the newest first. */
export const secretsNewestFirst = z
  .string()
  .transform((value) => value.split(",").map((secret) => secret.trim()))
  .refine((secrets) => secrets.every(({ length }) => length >= 32), "must have at least 32 characters each");

/** The same, as the file holds them that is named: a line each or apart by commas (OPS-13). */
export const secretsFile = z
  .string()
  .transform((path, context): string => {
    try {
      return readFileSync(path, "utf8")
        .trim()
        .replaceAll(/\s*[\n,]\s*/gu, ",");
    } catch {
      context.addIssue({ code: "custom", message: "is no file that can be read" });
      return z.NEVER;
    }
  })
  .pipe(secretsNewestFirst);

export const roleIds = z
  .string()
  .transform(listed)
  .refine((ids) => ids.every((id) => /^[\w.-]{1,64}$/.test(id)), "must be role ids, apart by commas");

/** Changes that ask for a fresh sign-in (D38), or none of them. */
export const delicateChanges = z
  .string()
  .transform((value) => (value === "off" ? [] : listed(value)))
  .pipe(z.array(z.enum(DELICATE_CHANGES, { error: `must be off, or of ${DELICATE_CHANGES.join(", ")}` })));
