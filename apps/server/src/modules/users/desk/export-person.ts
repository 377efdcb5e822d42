import { LONGEST_ANONYMISING_REASON } from "@vycep/domain/access/anonymous-person";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Db, Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskPersonFileAnswer, DeskPersonInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { rowsOfPerson } from "../../../platform/persons/persons.ts";
import { inSnapshot, inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type ZipEntry, zipPieces } from "../../files/zip.facts.ts";
import { userRecord } from "./customer-user.ts";
import { personRefusal } from "./person-refusal.ts";
import type { UserDeskDeps } from "./user-desk.deps.ts";

/**
 * All that is held of a person, a file of JSON for each module and a list of them, as one archive (DCUST-05). Nothing of it is kept on
 * the server: the answer is the archive. That it was taken along is a look at the person, and written down before it is made.
 */
export async function exportPerson(
  deps: UserDeskDeps,
  context: DeskContext,
  { uid, reason: said }: DeskPersonInput,
): Promise<DeskPersonFileAnswer> {
  const staff = await context.staff();
  const reason = said.trim();
  const refuse = (kind: "user-unknown" | "reason-missing" | "reason-too-long", field: string | null) => ({
    file: null,
    refusal: personRefusal(kind, context.language, field),
  });
  if (reason === "") return refuse("reason-missing", "reason");
  if ([...reason].length > LONGEST_ANONYMISING_REASON) return refuse("reason-too-long", "reason");
  const found = await userRecord(deps, staff, uid);
  if (found === null) return refuse("user-unknown", null);
  const at = deps.clock.instant();
  await inTransaction(deps.db, (tx: Tx) =>
    recordAudit(tx, {
      ...{ at, uid: toId<UserId>(staff.uid), companyId: null, action: "user.exported", detail: { reason } },
      ...{ subjectKind: "user", subjectId: uid, requestId: context.requestId },
    }),
  );
  const person = { uid, email: found.row.email };
  const parts: Uint8Array[] = [];
  await inSnapshot(deps.db, async (snapshot) => {
    for await (const part of zipPieces(entries(deps, snapshot, { person, at }))) parts.push(part);
  });
  const content = Buffer.concat(parts).toString("base64");
  return { file: { name: `person-${uid}-${deps.clock.now().date}.zip`, content }, refusal: null };
}

type Of = { readonly person: { readonly uid: string; readonly email: string }; readonly at: Date };

async function* entries(
  { persons }: UserDeskDeps,
  snapshot: Db,
  { person, at }: Of,
): AsyncGenerator<ZipEntry> {
  const counted: Record<string, Record<string, number>> = {};
  for (const [module, tables] of Object.entries(persons)) {
    const found = await rowsOfPerson(snapshot, tables, person);
    const rows = Map.groupBy(found, ({ table }) => table);
    const content = Object.fromEntries(
      [...rows].map(([table, pieces]) => [table, pieces.flatMap((piece) => [...piece.rows])]),
    );
    counted[module] = Object.fromEntries(Object.entries(content).map(([table, all]) => [table, all.length]));
    yield { name: `${module}.json`, at, content: json(content) };
  }
  const leftOut = Object.values(persons)
    .flat()
    .flatMap(({ table, hidden = [] }) => hidden.map((column) => `${table}.${column}`));
  yield {
    ...{ name: "manifest.json", at },
    content: json({ person, madeAt: at.toISOString(), rows: counted, secretsLeftOut: leftOut }),
  };
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`, "utf8");
}
