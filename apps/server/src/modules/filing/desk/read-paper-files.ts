import { contractPaperOf, meantBy, readPaperName } from "@vycep/domain/documents/paper-name";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskPaperFile,
  DeskPaperMatch,
  LeavePaperFilesAnswer,
  LeavePaperFilesInput,
  QueryPapersNumberedArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { dropSent, holdSent } from "../../files/uploads.commands.ts";
import { sentFiles, unusedFiles } from "../../files/uploads.facts.ts";
import { deskKinds, knownPapers, numbersIn } from "./known-papers.ts";

const mostLeft = 200;

/** Files that somebody has sent and not filed, each with what its name says and which papers it means (DDOC-01). */
export async function paperFiles(deps: Deps, context: DeskContext): Promise<DeskPaperFile[]> {
  const { uid, reach } = await context.staff();
  const files = await unusedFiles(deps, { uid, purpose: "paper" });
  const { language } = context;
  const known = await knownPapers(deps.db, { numbers: numbersIn(files), language, reach });
  return files.map((sent) => {
    const { kind, numbers } = readPaperName(sent.name);
    return {
      ...{ upload: sent.id, name: sent.name, bytes: sent.file.bytes },
      number: numbers[0] ?? null,
      kind: kind === undefined ? null : deskKinds[kind],
      contractPaper: contractPaperOf(sent.name),
      matches: meantBy(sent.name, known).map(({ matchOf }) => matchOf(sent)),
    };
  });
}

/** Papers of a number that somebody types where a name said none (DDOC-01). */
export async function papersNumbered(
  deps: Deps,
  context: DeskContext,
  { number, upload }: QueryPapersNumberedArgs,
): Promise<DeskPaperMatch[]> {
  const { uid, reach } = await context.staff();
  const [sent] = await sentFiles(deps, { uid, purpose: "paper", ids: [upload] });
  if (sent === undefined) return [];
  const known = await knownPapers(deps.db, {
    ...{ numbers: [number.trim()], language: context.language, reach },
  });
  return known.map(({ matchOf }) => matchOf(sent));
}

/** Gives up files that were sent: their bytes are swept away. */
export async function leavePaperFiles(
  deps: Deps,
  context: DeskContext,
  { uploads }: LeavePaperFilesInput,
): Promise<LeavePaperFilesAnswer> {
  const { uid } = await context.staff();
  if (uploads.length > mostLeft)
    throw badInput("invalid-input", undefined, [{ path: "input.uploads", code: "length" }]);
  let count = 0;
  for (const sent of await sentFiles(deps, { uid, purpose: "paper", ids: uploads }))
    await inTransaction(deps.db, async (tx) => {
      if (!(await holdSent(tx, { id: sent.id, uid }))) return;
      await dropSent(tx, sent, deps.clock.instant());
      count += 1;
    });
  return { count };
}
