import { type DocumentTab, parseFormat, shownPayment, tabKinds } from "@vycep/domain/documents/document";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskPaper,
  DeskPaperPage,
  DeskPaperSum,
  DeskPaperTab,
  QueryPapersArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { dayOf, noSuchDay } from "../../../platform/list/filter-input.ts";
import { formatsOf } from "../paper-writers.ts";
import { openSums, type PaperRow, paperList } from "./paper-list.repo.ts";
import type { PapersDeskDeps } from "./papers.deps.ts";

const tabs = {
  invoices: "invoices",
  credit_notes: "credit-notes",
  delivery_notes: "delivery-notes",
  other: "other",
} as const satisfies Readonly<Record<DeskPaperTab, DocumentTab>>;

/** Papers of all customers whom somebody sees, a page behind a cursor (DDOC-01, DLIST-01). */
export async function papers(
  deps: PapersDeskDeps,
  context: DeskContext,
  { filter, ...page }: QueryPapersArgs,
): Promise<DeskPaperPage> {
  return readDeskPage(deps.db, await papersAsked(deps, context, { filter }), page);
}

/** The papers that somebody asks for, as far as they see. */
export async function papersAsked(
  deps: Pick<PapersDeskDeps, "clock" | "writers">,
  context: DeskContext,
  { filter }: Pick<QueryPapersArgs, "filter">,
) {
  const { reach } = await context.staff();
  const today = deps.clock.now().date;
  return paperList(
    {
      text: filter.text?.trim() || undefined,
      kinds: filter.tab == null ? undefined : tabKinds(tabs[filter.tab]),
      standing: filter.standing == null ? undefined : { is: filter.standing, today },
      company: filter.companyId ?? undefined,
      shipTo: filter.shipToId ?? undefined,
      issuedFrom: dayOf(filter.issuedFrom, () => noSuchDay("filter.issuedFrom")),
      issuedTo: dayOf(filter.issuedTo, () => noSuchDay("filter.issuedTo")),
      reach: reach === "everything" ? undefined : [...reach],
    },
    (row) => paperOf(row),
  );

  function paperOf({ state, due, formats, ...row }: PaperRow): DeskPaper {
    const shown = shownPayment(
      { state: state ?? undefined, due: due === null ? undefined : toLocalDate(due) },
      today,
    );
    const files = formats.flatMap((text) => {
      const format = parseFormat(text);
      return format === undefined ? [] : [{ format }];
    });
    return {
      ...{ id: String(row.id), kind: row.kind, number: row.number, issued: row.issued, due },
      ...{ companyId: row.companyId, companyName: row.companyName },
      ...{ shipToId: row.shipToId, shipToName: row.shipToName },
      ...{ amountMinor: row.amountMinor, currency: row.currency, orderNumbers: [...row.orderNumbers] },
      standing: shown.kind,
      days: "days" in shown ? shown.days : null,
      formats: [...formatsOf({ kind: row.kind, files }, deps.writers)],
    };
  }
}

/** What waits for money, and how much of it too long (DDOC-01). */
export async function paperSums(
  { db, clock }: PapersDeskDeps,
  context: DeskContext,
): Promise<DeskPaperSum[]> {
  const { reach } = await context.staff();
  const rows = await openSums(db, {
    today: clock.now().date,
    reach: reach === "everything" ? undefined : [...reach],
  });
  return rows.map((row) => ({ ...row }));
}
