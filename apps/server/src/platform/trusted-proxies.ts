import { isIP } from "node:net";
import { z } from "zod";

/**
 * Whose word on the caller's address is taken: nobody's, that of so many proxies in a row, or that of these addresses.
 * There is no "everybody's": the first entry of X-Forwarded-For is whatever the caller wrote there (D30).
 */
export type TrustedProxies = false | number | string[];

export const trustedProxies = z.string().transform((value, context): TrustedProxies => {
  if (value === "off") return false;
  if (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 10) return Number(value);
  const addresses = value.split(",").map((part) => part.trim());
  if (addresses.every(isNetwork)) return addresses;
  context.addIssue({ code: "custom", message: value === "on" ? whyNotOn : whatElse });
  return z.NEVER;
});

const whatElse = "must be off, a number of proxies from 1 to 10, or their addresses (10.0.0.0/8, ::1)";
const whyNotOn =
  "must say how many proxies stand in front, or their addresses; with on every caller could choose its own address";

function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}
