import { isNameIn } from "../kernel/closed-list.ts";
import { ok, type Result, refused } from "../kernel/result.ts";

/** How many files one ticket takes (D41). */
export const ATTACHMENTS_MAX = 10;
/** The largest file in bytes: 20 MB (D41). */
export const ATTACHMENT_BYTES_MAX = 20 * 1024 * 1024;
/** One piece of a file on its way is no longer than this: below what a request may hold. */
export const PIECE_BYTES = 512 * 1024;
/** Longest name of a file. */
export const FILE_NAME_MAX = 120;

/** The kinds of files that are taken, with the endings that their names may have (TICKET-04). */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/heic": ["heic", "heif"],
  "application/pdf": ["pdf"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
  "text/plain": ["txt", "csv"],
};

/** The endings of all files that are taken, for choosing one. */
export const ACCEPTED_ENDINGS: readonly string[] = Object.values(ACCEPTED).flat();

/** What is known of a file before anything of it was sent. */
export type FileOffered = {
  readonly name: string;
  readonly bytes: number;
  /** How many others the ticket has already. */
  readonly others: number;
};

export type OfferRefusal =
  | { readonly kind: "file-empty" }
  | { readonly kind: "file-too-big" }
  | { readonly kind: "too-many-files" }
  | { readonly kind: "file-name-unsafe" }
  | { readonly kind: "file-kind-not-taken" };

/**
 * Whether a file is taken at all, by name and size: browser and server ask before a byte is sent (D41). A name with a path
 * or control characters comes from no file picker.
 *
 * @example judgeOffer({ name: "../photo.jpg", bytes: 10, others: 0 }) // refused "file-name-unsafe"
 */
export function judgeOffer({ name, bytes, others }: FileOffered): Result<{ name: string }, OfferRefusal> {
  if (!isSafeName(name)) return refused({ kind: "file-name-unsafe" });
  if (!ACCEPTED_ENDINGS.includes(endingOf(name))) return refused({ kind: "file-kind-not-taken" });
  if (bytes <= 0) return refused({ kind: "file-empty" });
  if (bytes > ATTACHMENT_BYTES_MAX) return refused({ kind: "file-too-big" });
  if (others >= ATTACHMENTS_MAX) return refused({ kind: "too-many-files" });
  return ok({ name: name.normalize("NFC") });
}

/** What a look into the file has found. */
export type FileSeen = {
  readonly name: string;
  /** What its bytes say it is; undefined when they say nothing. */
  readonly mediaType: string | undefined;
  /** A document that runs something when it is opened. */
  readonly isActive: boolean;
  readonly isInfected: boolean;
};

export type ContentRefusal =
  | { readonly kind: "file-not-what-it-says" }
  | { readonly kind: "file-runs-code" }
  | { readonly kind: "file-infected" };

/**
 * Whether a file that has arrived may be kept: what it is must be what its name says (TICKET-04), nothing in it may run, and
 * no scanner may have found anything.
 *
 * @example judgeContent({ name: "photo.jpg", mediaType: "application/zip", isActive: false, isInfected: false })
 *   // refused "file-not-what-it-says"
 */
export function judgeContent(seen: FileSeen): Result<{ mediaType: string }, ContentRefusal> {
  const { name, mediaType, isActive, isInfected } = seen;
  const endings = mediaType !== undefined && isNameIn(ACCEPTED, mediaType) ? (ACCEPTED[mediaType] ?? []) : [];
  if (isInfected) return refused({ kind: "file-infected" });
  if (mediaType === undefined || !endings.includes(endingOf(name))) {
    return refused({ kind: "file-not-what-it-says" });
  }
  return isActive ? refused({ kind: "file-runs-code" }) : ok({ mediaType });
}

function endingOf(name: string): string {
  const at = name.lastIndexOf(".");
  return at <= 0 ? "" : name.slice(at + 1).toLowerCase();
}

/** No path, nothing that a screen or a file system takes for something else, no ending hidden by the way it is written. */
function isSafeName(name: string): boolean {
  return (
    name.trim() === name &&
    name !== "" &&
    [...name].length <= FILE_NAME_MAX &&
    !/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(name) &&
    !/^\.+$/.test(name)
  );
}
