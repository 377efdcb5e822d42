import type { Readable } from "node:stream";
import type { Paper } from "@vycep/domain/deliveries/print-papers";
import { paperFiles } from "@vycep/words/deliveries/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import { drawSheaf, houseName, papersOfOrders, type SheafPaper } from "../../invoices/order-papers.facts.ts";
import { type PaperDeps, paperLook } from "../../invoices/paper-look.facts.ts";
import type { ChosenOrder } from "../../orders/printed-orders.facts.ts";
import { chosenRounds } from "./chosen-rounds.ts";
import { driversRound, type HouseFacts, houseFacts, loadingList, pickingList } from "./house-papers.ts";

type Who = { readonly context: DeskContext; readonly staff: Staff };

/** Papers of some orders as one PDF, piece by piece as they are drawn (DORD-07). */
export async function writePapers(
  deps: PaperDeps,
  { context, staff }: Who,
  { paper, orders }: { readonly paper: Paper; readonly orders: readonly ChosenOrder[] },
): Promise<Readable> {
  const { language } = context;
  const papers = await papersOf(deps, { context, staff }, { paper, orders });
  return drawSheaf(papers, {
    ...{ language, madeAt: deps.clock.instant(), look: await paperLook(deps) },
    title: say(paperFiles[paper], language),
  });
}

type Wanted = { readonly paper: Paper; readonly orders: readonly ChosenOrder[] };

async function papersOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { context: { language }, staff }: Who,
  { paper, orders }: Wanted,
): Promise<readonly SheafPaper[]> {
  const numbers = orders.map(({ number }) => number);
  if (paper === "order" || paper === "delivery-note") return papersOfOrders(db, paper, numbers);
  const now = clock.now();
  const facts: HouseFacts = {
    ...(await houseFacts(db, numbers)),
    language,
    head: {
      brewery: await houseName(db, now.date),
      printedBy: `${staff.firstName} ${staff.lastName}`,
      printedAt: now,
    },
  };
  if (paper === "picking-list") return [pickingList(facts, numbers)];
  const draw = paper === "round" ? driversRound : loadingList;
  return (await chosenRounds(db, orders)).map((round) => draw(facts, round));
}
