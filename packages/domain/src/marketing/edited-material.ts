import { fold } from "../kernel/fold.ts";
import { ok, type Result, refused } from "../kernel/result.ts";

type Words = Readonly<Record<string, string>>;

/** A material as it is written at the desk (DCONT-02). */
export type EditedMaterial = {
  readonly titles: Words;
  readonly descriptions: Words;
  readonly brand: string;
  readonly folder: string;
  readonly folderNames: Words;
  readonly markets: readonly string[];
  readonly permission: string | null;
  readonly filmSeconds: number | null;
  readonly files: number;
};

const LONGEST_MATERIAL_TITLE = 120;
const LONGEST_MATERIAL_DESCRIPTION = 500;
const LONGEST_BRAND = 60;
const MOST_FILES_OF_MATERIAL = 30;
const LONGEST_FILM_SECONDS = 4 * 60 * 60;

/** Why a material is not kept so, and the field that it is about: `title cs`. */
export type MaterialRefusal = {
  readonly kind:
    | "title-missing"
    | "text-too-long"
    | "brand-missing"
    | "folder-missing"
    | "folder-name-missing"
    | "market-missing"
    | "market-unknown"
    | "permission-unknown"
    | "files-missing"
    | "too-many-files"
    | "seconds-invalid";
  readonly field: string;
};

type Known = {
  readonly languages: readonly string[];
  readonly markets: readonly string[];
  readonly permissions: readonly string[];
};

/**
 * Whether a material may be kept so (DCONT-02): named in every language, in a folder that is named, of a brand, for a market, with at
 * least one file.
 *
 * @example judgeMaterial(
 *   { titles: {}, descriptions: {}, brand: "", folder: "", folderNames: {}, markets: [], permission: null, filmSeconds: null, files: 0 },
 *   { languages: ["cs"], markets: [], permissions: [] }) // refused "title-missing"
 */
export function judgeMaterial(
  material: EditedMaterial,
  { languages, markets, permissions }: Known,
): Result<EditedMaterial, MaterialRefusal> {
  const { titles, descriptions, brand, folder, folderNames, permission, filmSeconds, files } = material;
  for (const language of languages) {
    const [title = "", description = ""] = [titles[language], descriptions[language]];
    if (title === "") return no("title-missing", `title ${language}`);
    if ([...title].length > LONGEST_MATERIAL_TITLE) return no("text-too-long", `title ${language}`);
    if ([...description].length > LONGEST_MATERIAL_DESCRIPTION)
      return no("text-too-long", `description ${language}`);
  }
  if (brand === "") return no("brand-missing", "brand");
  if ([...brand].length > LONGEST_BRAND) return no("text-too-long", "brand");
  if (!/^[\w-]{1,40}$/.test(folder)) return no("folder-missing", "folder");
  for (const language of languages) {
    const name = folderNames[language] ?? "";
    if (name === "") return no("folder-name-missing", `folder ${language}`);
    if ([...name].length > LONGEST_BRAND) return no("text-too-long", `folder ${language}`);
  }
  if (material.markets.length === 0) return no("market-missing", "markets");
  if (material.markets.some((market) => !markets.includes(market))) return no("market-unknown", "markets");
  if (permission !== null && !permissions.includes(permission)) return no("permission-unknown", "permission");
  if (files === 0) return no("files-missing", "files");
  if (files > MOST_FILES_OF_MATERIAL) return no("too-many-files", "files");
  const isLength =
    filmSeconds === null ||
    (Number.isInteger(filmSeconds) && filmSeconds > 0 && filmSeconds <= LONGEST_FILM_SECONDS);
  return isLength ? ok(material) : no("seconds-invalid", "seconds");
}

function no(kind: MaterialRefusal["kind"], field: string) {
  return refused({ kind, field });
}

const LONGEST_NAME = 40;

/**
 * A name for an address that no other one has: of a material by its title, of a folder by what it is called.
 *
 * @example freeName("Plakát A2", new Set(["plakat-a2"])) // "plakat-a2-2"
 */
export function freeName(text: string, taken: ReadonlySet<string>): string {
  const plain = fold(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  const stem = plain.slice(0, LONGEST_NAME - 4).replace(/-+$/, "") || "material";
  if (!taken.has(stem)) return stem;
  let count = 2;
  while (taken.has(`${stem}-${count}`)) count += 1;
  return `${stem}-${count}`;
}
