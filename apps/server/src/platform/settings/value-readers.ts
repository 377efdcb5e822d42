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
