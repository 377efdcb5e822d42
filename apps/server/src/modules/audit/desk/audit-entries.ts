import { deviceName } from "@vycep/domain/identity/device-name";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { whyNotUndone } from "@vycep/domain/staff/undo-change";
import { dayAfter, dayBegins } from "../../../platform/day-bounds.ts";
import type { Db } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  AuditEntry,
  AuditFilter,
  AuditPage,
  QueryAuditEntriesArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { differencesIn, reasonIn } from "../audit-detail.facts.ts";
import type { AuditDeskDeps } from "./audit-desk.deps.ts";
import { type AuditRow, type AuditSearch, auditList, idsNamed } from "./audit-list.repo.ts";
import { undoableOf, undoRefusal } from "./undo-entry.ts";

/** The contract gives these a value where nobody did. */
export type EntriesArgs = QueryAuditEntriesArgs & {
  readonly [Name in "filter" | "first"]: NonNullable<QueryAuditEntriesArgs[Name]>;
};

/** What was done by everybody, customers and staff, the newest first (DAUD-01, DLIST-01). */
export async function auditEntries(
  { db, ...names }: AuditDeskDeps,
  { language }: Pick<DeskContext, "language">,
  { filter, ...asked }: EntriesArgs,
): Promise<AuditPage> {
  const page = await readDeskPage(db, auditList(await searchOf(db, filter, names), names, language), asked);
  return { ...page, items: page.items.map((row) => entryOf(row, language)) };
}

/** What somebody asks for, checked; names are looked up. */
export async function searchOf(
  db: Db,
  filter: AuditFilter,
  names: Pick<AuditDeskDeps, "subjectsNamed">,
): Promise<AuditSearch> {
  const text = filter.text?.trim() ?? "";
  const from = dayOf(filter.from, "from");
  const to = dayOf(filter.to, "to");
  return {
    text: text === "" ? undefined : await idsNamed(db, text, names),
    by: filter.by ?? undefined,
    kind: filter.kind ?? undefined,
    actions: filter.actions ?? undefined,
    company: filter.company ?? undefined,
    from: from && dayBegins(from),
    to: to && dayBegins(dayAfter(to)),
  };
}

function dayOf(text: string | null | undefined, path: string): LocalDate | undefined {
  if (text === null || text === undefined) return undefined;
  const day = parseLocalDate(text);
  if (day === undefined) throw noSuchDay(`filter.${path}`);
  return day;
}

function entryOf(
  { id, at, uid, userName, staffName, detail, fieldNames, userAgent, ...row }: AuditRow,
  language: DeskContext["language"],
): AuditEntry {
  const differences = differencesIn(detail);
  const why = whyNotUndone(row.action, undoableOf(differences).length);
  const { browser, system } = deviceName(userAgent ?? "");
  return {
    ...row,
    id: String(id),
    at: at.toISOString(),
    by: uid === null ? null : { uid, name: staffName ?? userName, isStaff: staffName !== null },
    reason: reasonIn(detail),
    changes: differences.map((one) => ({ ...one, name: fieldNames?.[one.what] ?? null })),
    browser: browser ?? null,
    system: system ?? null,
    notUndone: why === undefined ? null : undoRefusal(why, language),
  };
}
