import { claimStateOf } from "@vycep/domain/claims/answer-claims";
import { type CreditMove, judgeCreditMove } from "@vycep/domain/claims/credit-proposal";
import { aloneUpTo } from "@vycep/domain/staff/second-person";
import { judgeAct } from "@vycep/domain/staff/staff-right";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type { DeskClaim, DeskCreditProposal } from "../../../platform/desk/desk-graphql.gen.ts";
import { billOfOrder, paperTotals } from "../../invoices/invoices.facts.ts";
import { isErpOwned } from "../../orders/order-owner.facts.ts";
import type { ClaimDeskDeps } from "./claim-desk.deps.ts";
import { type ClaimRecord, claimRecord, type KeptProposal } from "./claim-record.repo.ts";
import { claimStanding } from "./claim-standing.ts";

/** The claim that a ticket is, in as many statements for any number of lines (DTICK-03). */
export async function claim(
  deps: ClaimDeskDeps,
  context: DeskContext,
  number: string,
): Promise<DeskClaim | null> {
  const { db, clock, config, staffNameOf } = deps;
  const staff = await context.staff();
  const record = await claimRecord(db, { number, staffNameOf, companiesInReach: reachOf(staff) });
  if (record === undefined) return null;
  const { deliveryDate, shipToName, payment, lines, replacements } = await claimStanding(db, record);
  const { orderNumber, companyId, currency, expectedMinor, language, credits, proposals } = record;
  const documents = credits.map((credit) => credit.number);
  const totals = await paperTotals(db, companyId, documents);
  const isOwned = isErpOwned(config);
  const houseRights = await deps.houseRights(db);
  return {
    ...{ number, version: versionOf(record), order: orderNumber, deliveryDay: deliveryDate, shipToName },
    ...{ currency, payment, today: clock.now().date, expectedMinor, language, isErpOwned: isOwned },
    invoice: await billOfOrder(db, orderNumber),
    state: claimStateOf(record.lines),
    replacements: [...replacements],
    lines: lines.map(({ names, boxes, photos, invoiced: _i, creditedOfOrder: _c, ...line }) => ({
      ...{ ...line, name: names[context.language], claimed: boxes, photos: [...photos] },
    })),
    credits: credits.map((credit) => ({
      ...{ ...credit, at: instant(credit.at), totalMinor: totals.get(credit.number) ?? null },
    })),
    proposals: proposals.map((one) => proposalView(one, { currency, staff, isOwned })),
    aloneUpToMinor: aloneUpTo("papers", { rights: staff.rights, houseRights }) ?? null,
  };
}

/** Whose claims somebody sees, where not all. */
export function reachOf({ reach }: Pick<Staff, "reach">): readonly string[] | undefined {
  return reach === "everything" ? undefined : [...reach];
}

/** Counts what was credited, proposed and decided. */
export function versionOf({ credits, proposals }: Pick<ClaimRecord, "credits" | "proposals">): number {
  return credits.length + proposals.length + proposals.filter(({ state }) => state !== "waiting").length;
}

const moves = ["approve", "decline", "withdraw"] as const;

type Looking = Pick<ClaimRecord, "currency"> & { readonly staff: Staff; readonly isOwned: boolean };

function proposalView(proposal: KeptProposal, { currency, staff, isOwned }: Looking): DeskCreditProposal {
  const { id, state, by, byUid, at, lines, totalMinor, words, isSolving } = proposal;
  const { decidedBy, decidedAt, why, document } = proposal;
  const facts = { state, by: byUid, credit: { minor: totalMinor, currency } };
  const may = (move: CreditMove) =>
    judgeAct(staff.rights, rightFor(move)).ok && judgeCreditMove(move, facts, staff).ok;
  return {
    ...{ id, state, by: by ?? "", at: instant(at), lines: [...lines], totalMinor, words, isSolving },
    ...{ decidedBy, decidedAt: decidedAt === null ? null : instant(decidedAt), document },
    why: why === "" ? null : why,
    may: moves.filter((move) => may(move) && !(isOwned && move === "approve")),
  };
}

function rightFor(move: CreditMove) {
  return move === "withdraw"
    ? ({ area: "tickets", power: "change" } as const)
    : ({ area: "papers", power: "approve" } as const);
}

const instant = (text: string) => new Date(text).toISOString();
