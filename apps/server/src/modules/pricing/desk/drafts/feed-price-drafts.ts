import type { UserId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { Tx } from "../../../../platform/db.ts";
import { AppError } from "../../../../platform/errors.ts";
import { recordAudit } from "../../../audit/audit.commands.ts";
import type { BesidePrices } from "../price-desk.deps.ts";
import {
  type DraftLine,
  deleteLines,
  factsOfTyped,
  type LineKey,
  lineCount,
  writeLines,
} from "./draft-lines.repo.ts";
import { mostLines } from "./fill-price-draft.ts";
import { asAuthor, insertDraft, openDraftOf, updateDraft, waitingPrices } from "./price-draft.repo.ts";

/** Prices that a program of the brewery's or a file wants. */
export type FedPrices = {
  readonly prices: readonly (LineKey & {
    readonly validFrom: string;
    readonly baseMinor: number;
    readonly yourMinor: number;
  })[];
  /** In whose name drafts are begun: a program's, which is no uid, so that any of the staff may agree to it, or a person's. */
  readonly by: string;
  /** Who of the staff does it; nobody where a program does. */
  readonly uid: UserId | null;
  /** What drafts are called before their day. */
  readonly title: string;
  /** Whatever is open stays as it is, and a draft of its own is begun. */
  readonly isApart: boolean;
  readonly at: Date;
  readonly requestId: string;
};

/**
 * Puts prices into drafts of whoever wants them, one for each day: the open one, else a new one; their ids (DPRICE-05). A row that
 * says what holds on its day, or what waits to be published, needs none, so a call may be repeated at will.
 */
export async function feedPriceDrafts(
  tx: Tx,
  { prices, ...fed }: FedPrices,
  beside: Pick<BesidePrices, "goods">,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const [day, ofDay] of Map.groupBy(prices, ({ validFrom }) => validFrom)) {
    const id = await feedOne(tx, { ...fed, day, prices: ofDay }, beside);
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

type FedDay = FedPrices & { readonly day: string };

async function feedOne(
  tx: Tx,
  fed: FedDay,
  beside: Pick<BesidePrices, "goods">,
): Promise<number | undefined> {
  const { by } = fed;
  const open = fed.isApart ? undefined : await openDraftOf(tx, { by, day: fed.day });
  const { known, news } = await sorted(tx, fed, beside);
  if (open !== undefined) await deleteLines(tx, open, known);
  if (news.length === 0) return open;
  const id = open ?? (await begin(tx, fed));
  await writeLines(tx, id, news);
  if ((await lineCount(tx, id)) > mostLines)
    throw new AppError("conflict", {
      code: "too-many-lines",
      message: `The draft of ${fed.day} would have more than ${mostLines} lines.`,
    });
  await updateDraft(tx, id, asAuthor(by));
  await recordAudit(tx, { ...entryOf(fed, id), action: "price-draft.typed", detail: { lines: news.length } });
  return id;
}

/** Which rows say what holds or waits already, and which want something else. */
async function sorted(tx: Tx, { prices, day, by }: FedDay, beside: Pick<BesidePrices, "goods">) {
  const facts = await factsOfTyped(tx, { keys: prices, day: toLocalDate(day) }, beside);
  const waiting = await waitingPrices(tx, { by, day });
  const lines = prices.map(({ priceList, sku, baseMinor, yourMinor }, row): DraftLine => {
    const after = { baseMinor: toMinor(baseMinor), yourMinor: toMinor(yourMinor) };
    return { priceList, sku, before: facts[row]?.before, after, isTyped: true };
  });
  const isKnown = ({ priceList, sku, before, after }: DraftLine) =>
    [before, waiting.get(`${priceList} ${sku}`)].some(
      (price) => price?.baseMinor === after.baseMinor && price.yourMinor === after.yourMinor,
    );
  return { known: lines.filter(isKnown), news: lines.filter((line) => !isKnown(line)) };
}

async function begin(tx: Tx, fed: FedDay): Promise<number> {
  const { title, day, by, at, requestId } = fed;
  const name = `${title} ${day}`.slice(-100);
  const told = { key: `${day} ${requestId}`.slice(0, 100), name, reason: "", validFrom: day };
  const { id } = await insertDraft(tx, { ...told, by, at });
  await recordAudit(tx, {
    ...entryOf(fed, id),
    ...{ action: "price-draft.made", detail: { name, validFrom: day, reason: "" } },
  });
  return id;
}

const entryOf = ({ at, uid, requestId }: FedPrices, id: number) => ({
  ...{ at, uid, companyId: null, requestId },
  subjectKind: "price-draft" as const,
  subjectId: String(id),
});
