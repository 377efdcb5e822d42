import type { FiledKind } from "@vycep/domain/documents/paper-name";
import type { FilingMessage } from "@vycep/words/filing/answers";
import type { Staff } from "../../../platform/desk/desk-context.ts";
import type { DeskFiling, FilePaperInput } from "../../../platform/desk/desk-graphql.gen.ts";
import type { SentFile } from "../../files/uploads.facts.ts";

export type NotFiled = { readonly kind: FilingMessage; readonly field?: string };

/** What was done with a file. */
export type Done = {
  readonly outcome: DeskFiling;
  readonly companyId: string;
  /** By which the file was known that it replaced. */
  readonly before: string | null;
};

/** A file with what somebody has confirmed of it. */
export type Filing = {
  readonly sent: SentFile;
  readonly kind: FiledKind;
  readonly number: string;
  readonly input: FilePaperInput;
  readonly staff: Staff;
};
