import { addDays, compareDates, type LocalDate } from "../kernel/local-moment.ts";

/** For so long a material is marked as new. */
export const NEW_MATERIAL_DAYS = 14;

/**
 * Whether a material came lately (MARKETING-02: date added).
 *
 * @example isNewMaterial(toLocalDate("2026-11-20"), toLocalDate("2026-11-23")) // true
 */
export function isNewMaterial(added: LocalDate, today: LocalDate): boolean {
  return compareDates(added, today) <= 0 && compareDates(addDays(added, NEW_MATERIAL_DAYS), today) > 0;
}

/** So many materials, and so many bytes of them, fit into one archive that is sent as it is made (MARKETING-03). */
export const MOST_MATERIALS_AT_ONCE = 100;
export const MOST_BYTES_AT_ONCE = 300 * 1024 * 1024;

/** Why materials are not packed together. */
export type ArchiveRefusal = "too-many" | "too-large";

/**
 * What keeps materials from being one archive (MARKETING-03); undefined where nothing does.
 *
 * @example archiveRefusal([{ bytes: 301 * 1024 * 1024 }]) // "too-large"
 */
export function archiveRefusal(materials: readonly { readonly bytes: number }[]): ArchiveRefusal | undefined {
  if (materials.length > MOST_MATERIALS_AT_ONCE) return "too-many";
  return materials.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES_AT_ONCE ? "too-large" : undefined;
}

/** The longest name of a material in what is asked about it; a ticket holds so much. */
const longestAsked = 80;

/**
 * What a ticket is told of a print that is ordered: how many, and of what; a name that is too long is cut.
 *
 * @example orderedPrint("Plakát A2", "4 ks") // "4 ks · Plakát A2"
 */
export function orderedPrint(title: string, count: string): string {
  const letters = [...`${count} · ${title}`];
  const isShort = letters.length <= longestAsked;
  return isShort ? letters.join("") : `${letters.slice(0, longestAsked - 1).join("")}…`;
}
