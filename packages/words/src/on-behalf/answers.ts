/** Why nobody can order in a customer's name, and the pages between the desk and the portal. */
import type { OverrideReason, OverrideRule } from "@vycep/domain/cart/override";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const behalfMessages: Sentences<
  "customer-unknown" | "ship-to-suspended" | "user-unknown" | "user-may-not-order" | "cart-elsewhere"
> = said.behalfMessages;

export const behalfPages: Sentences<
  "opening" | "opening-hint" | "ended" | "ended-hint" | "code-used" | "desk"
> = said.behalfPages;

/** How the log of changes says which rules were set aside, and why. */
export const overriddenRules: Sentences<OverrideRule> = said.overriddenRules;
export const overrideReasons: Sentences<OverrideReason> = said.overrideReasons;
