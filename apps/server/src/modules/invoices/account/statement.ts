import { nationalAccount } from "@vycep/domain/billing/payment-code";
import { firstOfMonth, statementRows } from "@vycep/domain/billing/statement";
import { daysBetween, type LocalDate } from "@vycep/domain/kernel/local-moment";
import type { StatementPaper } from "@vycep/paper/account/statement-content";
import type { Deps } from "../../../platform/deps.ts";
import { shipToById } from "../../ship-to/ship-to.facts.ts";
import { type PaperDeps, paperLook } from "../paper-look.facts.ts";
import { drawInThread } from "../papers/draw-in-thread.ts";
import { paperLanguage } from "../papers/tax-paper-of.ts";
import { partiesOf } from "../parties.ts";
import { type Account, accountMonth } from "./statements.repo.ts";

type Wanted = Account & { readonly number: string; readonly until: LocalDate };

/** A month of an account; undefined where nothing moved and nothing was open. */
export async function statementOf({ db }: Pick<Deps, "db">, { companyId, currency, number, until }: Wanted) {
  const from = firstOfMonth(until);
  const month = await accountMonth(db, { companyId, currency }, { from, until });
  if (month === undefined || (month.movements.length === 0 && month.open.length === 0)) return;
  const place = await shipToById(db, month.shipToId);
  if (place === undefined) return;
  const { seller, buyer } = await partiesOf(db, place, until);
  const rows = statementRows(month.openingMinor, month.movements);
  const paper: StatementPaper = {
    ...{ number, from, until, currency, rows, buyer },
    seller: { ...seller, account: nationalAccount(seller.iban) ?? seller.iban },
    openingMinor: month.openingMinor,
    closingMinor: rows.at(-1)?.balanceMinor ?? month.openingMinor,
    open: month.open.map(({ isAwaited, ...item }) => ({
      ...item,
      daysLate: isAwaited ? Math.max(0, daysBetween(item.due, until)) : 0,
    })),
  };
  return { paper, market: place.market };
}

/** A statement of account as a PDF; undefined where there is nothing to say. */
export async function writeStatement(
  deps: PaperDeps,
  {
    number,
    companyId,
    issued: until,
    amount,
  }: Pick<Wanted, "number" | "companyId"> & {
    readonly issued: LocalDate;
    readonly amount: Pick<Account, "currency"> | undefined;
  },
): Promise<Uint8Array | undefined> {
  if (amount === undefined) return undefined;
  const { currency } = amount;
  const statement = await statementOf(deps, { number, companyId, until, currency });
  return statement && drawStatement(deps, statement);
}

/** Draws what was said of a month. */
export async function drawStatement(
  deps: PaperDeps,
  { paper, market }: NonNullable<Awaited<ReturnType<typeof statementOf>>>,
): Promise<Uint8Array> {
  return drawInThread({
    language: paperLanguage(market),
    madeAt: deps.clock.instant(),
    look: await paperLook(deps),
    drawn: { kind: "statement", paper },
  });
}
