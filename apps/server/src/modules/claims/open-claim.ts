import type { ClaimLine } from "@vycep/domain/claims/claim";
import { categoryOfClaim } from "@vycep/domain/claims/claim-reason";
import { expectedCredit } from "@vycep/domain/claims/expected-credit";
import type { UserId } from "@vycep/domain/kernel/ids";
import type { Minor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { ticketOfClaim } from "@vycep/words/claims/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Tx } from "../../platform/db.ts";
import type { Secrets } from "../../platform/secrets/sealed-text.ts";
import type { ClaimableOrder } from "../orders/claimable-order.facts.ts";
import { openTicket } from "../tickets/tickets.commands.ts";
import type { OrderToClaim } from "./claim-facts.ts";
import { claimInWords } from "./claim-in-words.ts";
import { insertClaim } from "./claims.repo.ts";

/** What lines of an order come to, as their credit note will say it. */
export function worthOfClaim(
  wanted: readonly ClaimLine[],
  { order, facts }: { readonly order: ClaimableOrder; readonly facts: OrderToClaim },
): Minor {
  const known = new Map(facts.lines.map((line) => [line.lineNo, line]));
  const goods = wanted.flatMap(({ lineNo, boxes }) => {
    const line = known.get(lineNo);
    return line === undefined ? [] : [{ ...line, boxes }];
  });
  const { orderNumber, currency } = order;
  return expectedCredit(goods, { orderNumber, currency, payment: facts.payment, day: facts.today })
    .totalMinor;
}

export type ClaimToOpen = {
  readonly order: ClaimableOrder;
  readonly facts: OrderToClaim;
  readonly lines: readonly (ClaimLine & { readonly photos: readonly string[] })[];
  readonly note: string;
  readonly expectedMinor: Minor;
  /** Whose ticket it is. */
  readonly uid: UserId;
  readonly language: Language;
  /** What its writer began it as, with its files. */
  readonly draft: string | null;
  readonly market: "CZ" | "IT";
  readonly at: Date;
};

/** Opens the ticket of a claim that was judged to be good, and keeps its lines; answers the ticket's number. */
export async function openClaim(
  tx: Tx,
  { order, facts, lines: wanted, note, expectedMinor, uid, language, draft, market, at }: ClaimToOpen,
  secrets: Secrets,
): Promise<string> {
  const known = new Map(facts.lines.map((line) => [line.lineNo, line]));
  const lines = wanted.map((line) => ({
    ...line,
    names: known.get(line.lineNo)?.names ?? { cs: "", sk: "", en: "" },
  }));
  const { orderNumber, companyId, shipToId, currency } = order;
  const caseNumber = await openTicket(
    tx,
    {
      ...{ uid, companyId, shipToId, at, today: facts.today, draft, phone: "", market },
      ...categoryOfClaim(wanted.map(({ reason }) => reason)),
      shipToName: facts.shipToName,
      title: say(ticketOfClaim.title, language, { order: orderNumber }),
      description: claimInWords({ lines, note, money: { minor: expectedMinor, currency } }, language),
      about: { order: orderNumber, line: null, invoice: null, delivery: null, material: null },
    },
    secrets,
  );
  const claim = { caseNumber, orderNumber, companyId, shipToId, uid, at, currency };
  await insertClaim(tx, { ...claim, expectedMinor, lines, isOwn: draft !== null });
  return caseNumber;
}
