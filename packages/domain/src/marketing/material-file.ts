import { isNameIn } from "../kernel/closed-list.ts";

/** Every format of a material (MARKETING-02): one file of a kind, or several as a folder. */
export const MATERIAL_FORMATS = ["image", "video", "pdf", "folder"] as const;
export type MaterialFormat = (typeof MATERIAL_FORMATS)[number];

type FileFormat = Exclude<MaterialFormat, "folder">;

/** What the files of a material may be, and how their names may end. Nothing among it runs when it is opened. */
const TYPES = {
  "image/jpeg": { format: "image", endings: ["jpg", "jpeg"] },
  "image/png": { format: "image", endings: ["png"] },
  "image/webp": { format: "image", endings: ["webp"] },
  "application/pdf": { format: "pdf", endings: ["pdf"] },
  "video/mp4": { format: "video", endings: ["mp4"] },
  "video/webm": { format: "video", endings: ["webm"] },
} as const satisfies Record<string, { readonly format: FileFormat; readonly endings: readonly string[] }>;

export type MaterialType = keyof typeof TYPES;

/** One file may be so large. */
export const MOST_FILE_BYTES = 500 * 1024 * 1024;

/** What was found in a file: its type by its bytes, and whether it runs something. */
export type LookedInto = {
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: string | undefined;
  readonly isActive: boolean;
};

/** Why a file is no material: nothing in it, too much, a kind that we do not give out, scripts, or a wrong name. */
export type FileRefusal = "empty" | "too-large" | "wrong-type" | "active" | "wrong-ending";

export type FileVerdict =
  | { readonly ok: true; readonly value: MaterialType }
  | { readonly ok: false; readonly refusal: FileRefusal };

/**
 * Whether a file may be given to customers (MARKETING-02): by its bytes an image, a film or a PDF, with nothing in it that
 * runs, and named as what it is. A drawing in SVG can hold scripts, so it is none of the kinds.
 *
 * @example judgeMaterialFile({ name: "a.svg", bytes: 9, mediaType: "image/svg+xml", isActive: false }).ok // false
 */
export function judgeMaterialFile({ name, bytes, mediaType = "", isActive }: LookedInto): FileVerdict {
  if (bytes === 0) return { ok: false, refusal: "empty" };
  if (bytes > MOST_FILE_BYTES) return { ok: false, refusal: "too-large" };
  if (!isNameIn(TYPES, mediaType)) return { ok: false, refusal: "wrong-type" };
  if (isActive) return { ok: false, refusal: "active" };
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  const endings: readonly (string | undefined)[] = TYPES[mediaType].endings;
  return endings.includes(ending) ? { ok: true, value: mediaType } : { ok: false, refusal: "wrong-ending" };
}

/**
 * The format of a material of these files (MARKETING-02): several are a folder, whatever they are.
 *
 * @example formatOf(["video/mp4"]) // "video"
 */
export function formatOf(types: readonly MaterialType[]): MaterialFormat | undefined {
  const [first, ...others] = types;
  if (first === undefined) return undefined;
  return others.length > 0 ? "folder" : TYPES[first].format;
}

/**
 * Reads a format; undefined for what is none.
 *
 * @example parseMaterialFormat("pdf") // "pdf"
 */
export function parseMaterialFormat(text: string): MaterialFormat | undefined {
  return MATERIAL_FORMATS.find((format) => format === text);
}

/**
 * Reads what a file of a material is; undefined for what is none.
 *
 * @example parseMaterialType("image/png") // "image/png"
 */
export function parseMaterialType(text: string): MaterialType | undefined {
  return isNameIn(TYPES, text) ? text : undefined;
}
