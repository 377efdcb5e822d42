import { isNameIn, namesIn } from "../kernel/closed-list.ts";
import { ok, type Result, refused } from "../kernel/result.ts";

/** One piece of a file on its way to the desk is no longer than this; so much comes in time over a slow line. */
export const UPLOAD_PIECE_BYTES = 1024 * 1024;

const MEGABYTE = 1024 * 1024;

const pictures = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
} as const;
const papers = { "application/pdf": ["pdf"] } as const;
const films = { "video/mp4": ["mp4"], "video/webm": ["webm"] } as const;

type Taken = {
  /** Who changes this area of the desk may send them. */
  readonly area: "products" | "content" | "papers";
  readonly mostBytes: number;
  /** By what their bytes say they are, how their names may end. */
  readonly types: Readonly<Record<string, readonly string[]>>;
};

/** What files are sent to the desk for: photos of products (DGOOD-05), materials (DCONT-02), papers (DDOC-01), pictures of texts (DCONT-01). */
const PURPOSES = {
  photo: { area: "products", mostBytes: 20 * MEGABYTE, types: pictures },
  material: { area: "content", mostBytes: 200 * MEGABYTE, types: { ...pictures, ...papers, ...films } },
  picture: { area: "content", mostBytes: 20 * MEGABYTE, types: pictures },
  paper: { area: "papers", mostBytes: 20 * MEGABYTE, types: papers },
} as const satisfies Readonly<Record<string, Taken>>;

export type UploadPurpose = keyof typeof PURPOSES;

/** All that files are sent for. */
export const UPLOAD_PURPOSES = namesIn(PURPOSES);

/**
 * Who may send files for a purpose: whoever changes this area (DGOOD-05, DCONT-02, DDOC-01).
 *
 * @example areaOfUpload("photo") // "products"
 */
export function areaOfUpload(purpose: UploadPurpose): Taken["area"] {
  return PURPOSES[purpose].area;
}

/**
 * So many bytes a file for a purpose may have.
 *
 * @example mostBytesOf("paper") // 20 * 1024 * 1024
 */
export function mostBytesOf(purpose: UploadPurpose): number {
  return PURPOSES[purpose].mostBytes;
}

/**
 * How the names of files for a purpose may end, for choosing one.
 *
 * @example endingsOf("paper") // ["pdf"]
 */
export function endingsOf(purpose: UploadPurpose): readonly string[] {
  const { types }: Taken = PURPOSES[purpose];
  return Object.values(types).flat();
}

/** The longest name of a file. */
const longestName = 120;

export type OfferedUpload = {
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly bytes: number;
};

/** Why a file is not taken, by its name and size, or by what is in it. */
export type UploadRefusal = {
  readonly kind:
    | "file-empty"
    | "file-too-big"
    | "file-name-unsafe"
    | "file-kind-not-taken"
    | "file-not-what-it-says"
    | "file-runs-code"
    | "file-infected";
};

/**
 * Whether a file is taken at all, by name and size: browser and server ask before a byte is sent (DGOOD-05, DCONT-02, DDOC-01).
 *
 * @example judgeUpload({ purpose: "photo", name: "100101.gif", bytes: 9 }) // refused "file-kind-not-taken"
 */
export function judgeUpload({
  purpose,
  name,
  bytes,
}: OfferedUpload): Result<{ name: string }, UploadRefusal> {
  if (!isSafeName(name)) return refused({ kind: "file-name-unsafe" });
  if (!endingsOf(purpose).includes(endingOf(name))) return refused({ kind: "file-kind-not-taken" });
  if (bytes <= 0) return refused({ kind: "file-empty" });
  if (bytes > mostBytesOf(purpose)) return refused({ kind: "file-too-big" });
  return ok({ name: name.normalize("NFC") });
}

export type SeenUpload = {
  readonly purpose: UploadPurpose;
  readonly name: string;
  /** What its bytes say it is; undefined when they say nothing. */
  readonly mediaType: string | undefined;
  /** A document that runs something when it is opened. */
  readonly isActive: boolean;
  readonly isInfected: boolean;
};

/**
 * Whether a file that has arrived may be used: what it is must be what its name says, nothing in it may run, and no scanner may
 * have found anything (DCONT-02: typed by content).
 *
 * @example judgeUploaded({ purpose: "photo", name: "a.jpg", mediaType: "application/zip", isActive: false, isInfected: false })
 *   // refused "file-not-what-it-says"
 */
export function judgeUploaded(seen: SeenUpload): Result<{ mediaType: string }, UploadRefusal> {
  const { purpose, name, mediaType, isActive, isInfected } = seen;
  if (isInfected) return refused({ kind: "file-infected" });
  const { types }: Taken = PURPOSES[purpose];
  const endings = mediaType !== undefined && isNameIn(types, mediaType) ? (types[mediaType] ?? []) : [];
  if (mediaType === undefined || !endings.includes(endingOf(name)))
    return refused({ kind: "file-not-what-it-says" });
  return isActive ? refused({ kind: "file-runs-code" }) : ok({ mediaType });
}

function endingOf(name: string): string {
  const at = name.lastIndexOf(".");
  return at <= 0 ? "" : name.slice(at + 1).toLowerCase();
}

/** No path, and nothing that a screen or a file system takes for something else. */
function isSafeName(name: string): boolean {
  const isTidy = name !== "" && name.trim() === name && [...name].length <= longestName;
  return isTidy && !/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(name);
}
