import { judgeDraftMove, type PriceDraftMove } from "@vycep/domain/staff/price-draft";
import { houseLimit, needsSecondPerson } from "@vycep/domain/staff/second-person";
import { judgeAct } from "@vycep/domain/staff/staff-right";
import { sql } from "kysely";
import type { DeskContext, Staff } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskPriceDraft,
  DeskPriceDraftLinePage,
  DeskPriceDraftPage,
  DeskPriceLineShow,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { type DeskPageAsked, readDeskPage } from "../../../../platform/list/desk-page.ts";
import { arePricesErpOwned, type PriceDeskDeps } from "../price-desk.deps.ts";
import { soughtText } from "../price-lists.ts";
import {
  type DraftsAsked,
  draftCounts,
  draftLineList,
  draftList,
  staffNames,
  touchedBy,
} from "./draft-views.repo.ts";
import { conflictsOf, type DraftRow, draftIdOf, draftOf } from "./price-draft.repo.ts";

/** Drafts, the newest first (DPRICE-02). */
export async function priceDrafts(
  { db, beside }: PriceDeskDeps,
  { states, isReturned, ...page }: DeskPageAsked & DraftsAsked,
): Promise<DeskPriceDraftPage> {
  return readDeskPage(db, draftList({ states, isReturned }, beside), page);
}

type LinesArgs = DeskPageAsked & {
  readonly id: string;
  readonly show: DeskPriceLineShow;
  readonly text?: string | null;
};

/** Lines of a draft (DPRICE-02). */
export async function priceDraftLines(
  { db, beside }: PriceDeskDeps,
  { language }: DeskContext,
  { id, show, text, ...page }: LinesArgs,
): Promise<DeskPriceDraftLinePage | null> {
  const draft = await knownDraft(db, id);
  if (draft === undefined) return null;
  const limit = houseLimit("prices", await beside.houseRights(db));
  return readDeskPage(
    db,
    draftLineList({ draft, show, text: soughtText(text), language, limit }, beside),
    page,
  );
}

async function knownDraft(db: PriceDeskDeps["db"], id: string): Promise<DraftRow | undefined> {
  const known = draftIdOf(id);
  return known === undefined ? undefined : draftOf(db, known);
}

/** One draft, with what who looks may do with it (DPRICE-02, DPRICE-03). */
export async function priceDraft(
  deps: PriceDeskDeps,
  context: DeskContext,
  id: string,
): Promise<DeskPriceDraft | null> {
  const draft = await knownDraft(deps.db, id);
  return draft === undefined ? null : draftView(deps, await context.staff(), draft);
}

async function draftView(deps: PriceDeskDeps, staff: Staff, draft: DraftRow): Promise<DeskPriceDraft> {
  const { db, beside } = deps;
  const houseRights = await beside.houseRights(db);
  const limit = houseLimit("prices", houseRights);
  const counts = await draftCounts(db, { id: draft.id, limit });
  const { createdBy, handedInBy, approvedBy, takenBackBy, returnedBy } = draft;
  const names = await staffNames(db, [createdBy, handedInBy, approvedBy, takenBackBy, returnedBy], beside);
  const nameOf = (uid: string | null) => (uid === null ? null : (names.get(uid) ?? uid));
  const { id, name, reason, state, validFrom, version } = draft;
  return {
    ...{ id: String(id), name, reason, state, validFrom, version },
    ...returnOf(draft, nameOf),
    publishAt: draft.publishAt?.toISOString() ?? null,
    by: nameOf(createdBy) ?? createdBy,
    createdAt: draft.createdAt.toISOString(),
    ...{ handedInBy: nameOf(handedInBy), approvedBy: nameOf(approvedBy), takenBackBy: nameOf(takenBackBy) },
    handedInAt: draft.handedInAt?.toISOString() ?? null,
    approvedAt: draft.approvedAt?.toISOString() ?? null,
    publishedAt: draft.publishedAt?.toISOString() ?? null,
    takenBackAt: draft.takenBackAt?.toISOString() ?? null,
    takenBackReason: draft.takenBackReason === "" ? null : draft.takenBackReason,
    counts: { ...counts, conflicts: await conflictCount(db, draft) },
    touched: await touchedBy(db, draft, beside),
    limit: limit ?? null,
    needsSecondPerson: needsSecondPerson(
      { area: "prices", amount: counts.maxPercent },
      { rights: staff.rights, houseRights },
    ),
    may: arePricesErpOwned(deps.config)
      ? []
      : movesOf(deps, { staff, houseRights }, { draft, percent: counts.maxPercent }),
  };
}

/** Why it came back, from whom and when; what was handed in again has not come back. */
function returnOf(
  { returnedReason, returnedBy, returnedAt }: DraftRow,
  nameOf: (uid: string | null) => string | null,
): Pick<DeskPriceDraft, "returnedReason" | "returnedBy" | "returnedAt"> {
  return returnedReason === ""
    ? { returnedReason: null, returnedBy: null, returnedAt: null }
    : { returnedReason, returnedBy: nameOf(returnedBy), returnedAt: returnedAt?.toISOString() ?? null };
}

async function conflictCount(db: PriceDeskDeps["db"], { id, state, validFrom }: DraftRow): Promise<number> {
  if (state !== "open" && state !== "waiting" && state !== "planned") return 0;
  const { rows } = await sql<{
    count: number;
  }>`select ${conflictsOf(id, sql`${validFrom}::date`)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

const powerFor = (move: PriceDraftMove) => (move === "approve" ? "approve" : "change");
const allMoves = ["change", "hand_in", "approve", "return", "drop", "take_back"] as const;

type Looking = {
  readonly staff: Staff;
  readonly houseRights: Awaited<ReturnType<PriceDeskDeps["beside"]["houseRights"]>>;
};

/** What of the moves is this person's now; what the draft itself still lacks is told when they try. */
function movesOf(
  { clock }: PriceDeskDeps,
  { staff, houseRights }: Looking,
  { draft, percent }: { readonly draft: DraftRow; readonly percent: number },
) {
  const today = clock.now().date;
  const facts = {
    state: draft.state,
    validFrom: today,
    lines: 1,
    conflicts: 0,
    percent,
    authors: draft.authors,
  };
  const actor = { uid: staff.uid, rights: staff.rights, houseRights, today };
  return allMoves.filter((move) => {
    const act = { area: "prices", power: powerFor(move) } as const;
    return judgeAct(staff.rights, act).ok && judgeDraftMove(move, facts, actor).ok;
  });
}
