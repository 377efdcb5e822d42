import { deviceName } from "@vycep/domain/identity/device-name";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { dayAfter, dayBegins } from "../../../platform/day-bounds.ts";
import type {
  AuditEntry,
  AuditFilter,
  AuditPage,
  QueryAuditEntriesArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { printCursor, readCursor } from "../../../platform/list/cursor.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import { differencesIn, reasonIn } from "../audit-detail.facts.ts";
import type { AuditDeskDeps } from "./audit-desk.deps.ts";
import { type AuditRow, type AuditSearch, auditList } from "./audit-list.repo.ts";

const mostOnPage = 200;
const countedBy = 1000;

/** The contract gives these a value where nobody did. */
export type EntriesArgs = QueryAuditEntriesArgs & {
  readonly [Name in "filter" | "first"]: NonNullable<QueryAuditEntriesArgs[Name]>;
};

/** What was done by everybody, customers and staff, the newest first (DAUD-01, DLIST-01). */
export async function auditEntries(
  { db, people }: AuditDeskDeps,
  { filter, first, after }: EntriesArgs,
): Promise<AuditPage> {
  if (first < 1 || first > mostOnPage)
    throw badInput("page-size-invalid", undefined, [{ path: "first", code: "range" }]);
  const list = auditList(searchOf(filter), people);
  const cursor = after ? readCursor(list.order, after, "after") : undefined;
  const page = await readPage(db, list, { after: cursor, limit: first, countedBy });
  return {
    items: page.items.map(entryOf),
    total: page.total,
    isMore: page.isMore,
    next: page.next ? printCursor(list.order, page.next) : null,
  };
}

/** What somebody asks for, checked. */
export function searchOf(filter: AuditFilter): AuditSearch {
  const text = filter.text?.trim();
  const from = dayOf(filter.from, "from");
  const to = dayOf(filter.to, "to");
  return {
    text: text === "" ? undefined : text,
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

export function entryOf({
  id,
  at,
  uid,
  userName,
  staffName,
  detail,
  userAgent,
  ...row
}: AuditRow): AuditEntry {
  const { browser, system } = deviceName(userAgent ?? "");
  return {
    ...row,
    id: String(id),
    at: at.toISOString(),
    by: uid === null ? null : { uid, name: staffName ?? userName, isStaff: staffName !== null },
    reason: reasonIn(detail),
    changes: differencesIn(detail),
    browser: browser ?? null,
    system: system ?? null,
  };
}
