/** What the permissions are called where people read of them: the names of the menus. */
import { type Permission, parsePermission } from "@vycep/domain/access/permission";
import type { Language } from "@vycep/domain/market/language";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const permissionNames: Sentences<Permission> = said.permissionNames;

/**
 * A permission by its name or alias in the words of a language; a name that is none of ours stays as it is.
 *
 * @example permissionInWords("My Documents", "cs") // "Moje doklady"
 */
export function permissionInWords(name: string, language: Language): string {
  const permission = parsePermission(name);
  return permission === undefined ? name : permissionNames[permission][language];
}
