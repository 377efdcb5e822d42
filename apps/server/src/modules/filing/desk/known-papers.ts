import { type FiledKind, type NamedPaper, readPaperName } from "@vycep/domain/documents/paper-name";
import { type CompanyId, toId } from "@vycep/domain/kernel/ids";
import type { Language } from "@vycep/domain/market/language";
import type { StaffReach } from "@vycep/domain/staff/staff-right";
import type { Db } from "../../../platform/db.ts";
import type { DeskFiledKind, DeskPaperMatch } from "../../../platform/desk/desk-graphql.gen.ts";
import { contractsNumbered } from "../../contracts/filed-contracts.facts.ts";
import { documentsNumbered } from "../../documents/filed-documents.facts.ts";
import type { SentFile } from "../../files/uploads.facts.ts";

/** A paper that stands here, and what a file would do to it. */
export type KnownPaper = NamedPaper & { readonly matchOf: (file: SentFile) => DeskPaperMatch };

type Asked = {
  readonly numbers: readonly string[];
  readonly language: Language;
  readonly reach: StaffReach;
};

/** Papers and contracts of some numbers, as far as somebody sees their companies. */
export async function knownPapers(
  db: Db,
  { numbers, language, reach }: Asked,
): Promise<readonly KnownPaper[]> {
  const isSeen = (companyId: string) => reach === "everything" || reach.has(toId<CompanyId>(companyId));
  const [documents, contracts] = await Promise.all([
    documentsNumbered(db, numbers),
    contractsNumbered(db, { numbers, language }),
  ]);
  return [
    ...documents.map(({ hash, shipToName, ...paper }) => ({
      ...{ kind: paper.kind, number: paper.number, companyId: paper.companyId },
      matchOf: ({ file }: SentFile) => ({
        ...{ ...paper, kind: deskKinds[paper.kind], about: shipToName ?? "" },
        ...{ replaces: hash, isThere: hash === file.sha256 },
      }),
    })),
    ...contracts.map(({ name: about, papers, ...contract }) => ({
      ...{ kind: "contract" as const, number: contract.number, companyId: contract.companyId },
      matchOf: ({ name, file }: SentFile) => ({
        ...{ ...contract, kind: deskKinds.contract, about },
        ...{ shipToId: null, amountMinor: null, currency: null },
        replaces: papers.find((paper) => paper.name === name)?.hash ?? null,
        isThere: papers.some(({ hash }) => hash === file.sha256),
      }),
    })),
  ].filter(({ companyId }) => isSeen(companyId));
}

/** All numbers that the names of some files may hold. */
export function numbersIn(files: readonly Pick<SentFile, "name">[]): readonly string[] {
  return [...new Set(files.flatMap(({ name }) => readPaperName(name).numbers))];
}

/** Kinds as the contract says them. */
export const deskKinds = {
  invoice: "invoice",
  "credit-note": "credit_note",
  "delivery-note": "delivery_note",
  contract: "contract",
} as const satisfies Readonly<Record<FiledKind, DeskFiledKind>>;

/** The same the other way. */
export const filedKinds = {
  invoice: "invoice",
  credit_note: "credit-note",
  delivery_note: "delivery-note",
  contract: "contract",
} as const satisfies Readonly<Record<DeskFiledKind, FiledKind>>;
