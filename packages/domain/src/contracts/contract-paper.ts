/** One paper of a contract may be so large. */
export const MOST_PAPER_BYTES = 20 * 1024 * 1024;

/** What was found in a file: its type by its bytes, and whether it runs something. */
export type PaperFile = {
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: string | undefined;
  readonly isActive: boolean;
};

/** Why a file is no paper of a contract: nothing in it, too much, no PDF, scripts, or a wrong name. */
export type PaperRefusal = "empty" | "too-large" | "wrong-type" | "active" | "wrong-ending";

/**
 * Whether a file may stand beside a contract (CONTRACT-02): a PDF by its bytes and by its name, with nothing in it that
 * runs. What is signed is a PDF everywhere, and a customer opens it years later.
 *
 * @example judgeContractPaper({ name: "smlouva.docx", bytes: 9, mediaType: "application/zip", isActive: false }) // "wrong-type"
 */
export function judgeContractPaper(file: PaperFile): PaperRefusal | undefined {
  const { name, bytes, mediaType, isActive } = file;
  if (bytes === 0) return "empty";
  if (bytes > MOST_PAPER_BYTES) return "too-large";
  if (mediaType !== "application/pdf") return "wrong-type";
  if (isActive) return "active";
  return /\.pdf$/i.test(name) ? undefined : "wrong-ending";
}
