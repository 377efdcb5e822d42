import type { FileFormat } from "@vycep/domain/documents/document";
import type { Language } from "@vycep/domain/market/language";
import { writeCsv } from "@vycep/tables/write-csv";
import { documentColumns, documentNames } from "@vycep/words/documents/answers";
import type { Deps } from "../../../platform/deps.ts";
import { filesOf } from "../../files/files.facts.ts";
import type { ZipEntry } from "../../files/zip.facts.ts";
import type { DocumentRecord } from "../documents.repo.ts";
import { rowOf } from "../export-documents.ts";
import { paperFile } from "../paper-file.ts";
import type { PaperWriter } from "../paper-writers.ts";

type Packing = {
  readonly documents: AsyncIterable<DocumentRecord> | Iterable<DocumentRecord>;
  readonly format: FileFormat;
  readonly language: Language;
  readonly writers: readonly PaperWriter[];
  /** Told of each document, in their order. */
  readonly told: (document: DocumentRecord, isPacked: boolean) => Promise<void>;
};

/** The files of documents one by one, and the list of them at the end; what cannot be had is told and left out. */
export async function* packedDocuments(
  deps: Deps,
  { documents, format, language, writers, told }: Packing,
): AsyncGenerator<ZipEntry> {
  const packed: DocumentRecord[] = [];
  const at = deps.clock.instant();
  for await (const document of documents) {
    const entry = await entryOf(deps, { document, format, writers, at });
    if (entry) {
      yield entry;
      packed.push(document);
    }
    await told(document, entry !== undefined);
  }
  const look = { language, today: deps.clock.now().date };
  const head = Object.values(documentColumns).map((column) => column[language]);
  const list = writeCsv([head, ...packed.map((document) => rowOf(document, look))]);
  yield { name: `${documentNames.file[language]}.csv`, at, content: Buffer.from(list) };
}

async function entryOf(
  deps: Deps,
  {
    document,
    format,
    writers,
    at,
  }: Pick<Packing, "format" | "writers"> & { readonly document: DocumentRecord; readonly at: Date },
): Promise<ZipEntry | undefined> {
  try {
    const file = await paperFile(deps, document, { format, writers });
    const stored = file && (await filesOf(deps).read(file.fileId));
    return stored && { name: file.name, at, content: stored.content };
  } catch (error) {
    deps.log.warn({ err: error, kind: document.kind, number: document.number }, "a document is not packed");
    return undefined;
  }
}
