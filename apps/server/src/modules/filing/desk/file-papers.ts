import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { contractPaperTitles, filingMessages } from "@vycep/words/filing/answers";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  FiledPaper,
  FilePapersAnswer,
  FilePapersInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { fileContractPaper } from "../../contracts/filed-contracts.commands.ts";
import { fileDocument } from "../../documents/filed-documents.commands.ts";
import { dropSent, holdSent, useSent } from "../../files/uploads.commands.ts";
import { type SentFile, sentFiles } from "../../files/uploads.facts.ts";
import { enterPaper } from "./enter-paper.ts";
import type { Done, Filing, NotFiled } from "./filing.ts";
import { filedKinds, knownPapers } from "./known-papers.ts";

const mostAtOnce = 20;

/**
 * Makes files that were sent the files of papers that stand here, or of new ones (DDOC-01), each in a transaction of its own with its
 * entry in the log: of what is refused nothing is written, and it can be tried anew.
 */
export async function filePapers(
  deps: Deps,
  context: DeskContext,
  { files }: FilePapersInput,
): Promise<FilePapersAnswer> {
  const staff = await context.staff();
  const uploads = files.map(({ upload }) => upload);
  if (files.length > mostAtOnce || new Set(uploads).size < uploads.length)
    throw badInput("invalid-input", undefined, [{ path: "input.files", code: "length" }]);
  const sent = await sentFiles(deps, { uid: staff.uid, purpose: "paper", ids: uploads });
  const results: FiledPaper[] = [];
  for (const input of files) {
    const file = sent.find(({ id }) => id === input.upload);
    const filing = file && {
      ...{ sent: file, input, staff },
      ...{ kind: filedKinds[input.kind], number: input.number.trim() },
    };
    const done = filing ? await fileOne(deps, context, filing) : refused({ kind: "file-gone" as const });
    results.push(resultOf(input.upload, done, context.language));
  }
  return { results };
}

async function fileOne(
  deps: Deps,
  { language, requestId }: DeskContext,
  filing: Filing,
): Promise<Result<Done, NotFiled>> {
  const { sent, kind, number, input, staff } = filing;
  if (input.entered == null && !(await isSeen(deps, filing, language)))
    return refused({ kind: "paper-unknown", field: "number" });
  return doneOrRolledBack<Done, NotFiled>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const at = deps.clock.instant();
      if (!(await holdSent(tx, { id: sent.id, uid: staff.uid }))) return rollBack({ kind: "file-gone" });
      const done =
        input.entered == null ? await fileToKnown(tx, filing, at) : await enterPaper(tx, deps, filing);
      if (!done.ok) return rollBack(done.refusal);
      if (done.value.outcome === "already") await dropSent(tx, sent, at);
      else {
        await useSent(tx, sent);
        await recordAudit(tx, {
          ...{ at, uid: toId<UserId>(staff.uid), companyId: done.value.companyId, requestId },
          ...{ action: actions[done.value.outcome], subjectKind: subjects[kind], subjectId: number },
          detail: detailOf(sent, done.value),
        });
      }
      return done.value;
    }),
  );
}

/** A paper of a company that somebody does not see is as unknown as none. */
async function isSeen({ db }: Deps, { kind, number, staff }: Filing, language: Language): Promise<boolean> {
  const known = await knownPapers(db, { numbers: [number], language, reach: staff.reach });
  return known.some((paper) => paper.kind === kind);
}

async function fileToKnown(
  tx: Tx,
  { sent, kind, number, input }: Filing,
  at: Date,
): Promise<Result<Done, NotFiled>> {
  const brought = { number, file: sent.file, replaces: input.replaces ?? null };
  const signed = input.signed == null ? null : parseLocalDate(input.signed);
  if (signed === undefined) return refused({ kind: "day-unreadable", field: "signed" });
  const titles = contractPaperTitles[input.contractPaper ?? "contract"];
  const done =
    kind === "contract"
      ? await fileContractPaper(tx, { ...brought, name: sent.name, titles, signed }, at)
      : await fileDocument(tx, { ...brought, kind }, at);
  if (!done.ok) return done;
  const { kind: outcome, ...rest } = done.value;
  return ok({ outcome, ...rest });
}

const actions = {
  attached: "paper.file-attached",
  replaced: "paper.file-replaced",
  entered: "paper.entered",
} as const;

const subjects = {
  invoice: "invoice",
  "credit-note": "invoice",
  "delivery-note": "delivery-note",
  contract: "contract",
} as const;

/** Files are told by name, and by what says years later which one it was. */
function detailOf({ name, file }: SentFile, { before }: Done) {
  return { name, hash: file.sha256, ...(before === null ? {} : { hashBefore: before }) };
}

function resultOf(upload: string, done: Result<Done, NotFiled>, language: Language): FiledPaper {
  if (done.ok) {
    const { outcome, companyId } = done.value;
    return { upload, outcome, companyId, refusal: null };
  }
  const { kind: code, field = null } = done.refusal;
  const message = say(filingMessages[code], language);
  return { upload, outcome: null, companyId: null, refusal: { code, message, field } };
}
