import type { DocumentKind, FileFormat } from "@vycep/domain/documents/document";
import type { CompanyId, ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import type { Deps } from "../../platform/deps.ts";

/** Which paper is wanted, and as which file. */
export type WantedPaper = {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId | undefined;
  readonly issued: LocalDate;
  readonly amount: { readonly minor: Minor; readonly currency: Currency } | undefined;
  readonly orderNumbers: readonly string[];
  readonly format: FileFormat;
};

/** Makes files of papers whose file does not exist yet; the wiring names them all (`app/modules.ts`). */
export type PaperWriter = {
  readonly kind: DocumentKind;
  /** In the order in which they are offered. */
  readonly formats: readonly FileFormat[];
  /** The file; undefined where there is nothing to make it of. */
  readonly write: (deps: Deps, paper: WantedPaper) => Promise<Uint8Array | undefined>;
};

/** The files that a paper comes in: those that exist, and those that can be made. */
export function formatsOf(
  {
    kind,
    files,
  }: { readonly kind: DocumentKind; readonly files: readonly { readonly format: FileFormat }[] },
  writers: readonly PaperWriter[],
): readonly FileFormat[] {
  const made = writers.filter((writer) => writer.kind === kind).flatMap(({ formats }) => formats);
  return [...new Set([...made, ...files.map(({ format }) => format)])];
}
