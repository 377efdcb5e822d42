import {
  DESK_PAPERS_PATH,
  type DeskPapersBody,
  deskPapersBody,
  deskPapersParams,
} from "@vycep/contract/deliveries/papers.rest";
import {
  judgePrinting,
  MOST_PRINTED_ORDERS,
  ordersOnPaper,
  type Paper,
} from "@vycep/domain/deliveries/print-papers";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { DeskAct } from "@vycep/domain/staff/staff-right";
import { paperFiles, printMessages } from "@vycep/words/deliveries/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContextMaker } from "../../../platform/desk/desk-context.ts";
import { AppError } from "../../../platform/errors.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { inOneStatement } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import type { OrdersArgs } from "../../orders/printed-orders.facts.ts";
import { chosenOrders } from "./chosen-orders.ts";
import { writePapers } from "./write-papers.ts";

type PapersWiring = {
  readonly deps: Pick<Deps, "db" | "clock" | "config">;
  readonly contextOf: DeskContextMaker;
  /** The arguments of the list of orders as its operation would have them. */
  readonly listArguments: (given: Readonly<Record<string, unknown>>) => Promise<OrdersArgs>;
};

/**
 * `POST /desk/papers/picking-list`: papers of one or many orders as one PDF that is drawn while it is taken (DORD-07). Whoever sees
 * orders may print them, whoever sees deliveries their rounds; sales of their companies alone.
 */
export function papersRoutes(scope: RestScope, { deps, contextOf, listArguments }: PapersWiring): void {
  scope.post(
    `${DESK_PAPERS_PATH}/:paper`,
    { schema: { params: deskPapersParams, body: deskPapersBody } },
    async (request, reply) => {
      const { paper } = request.params;
      const { body } = request;
      const context = contextOf(request);
      const staff = await context.staff();
      for (const act of rightsFor(paper, body)) await context.may(act);
      const choice = "list" in body ? { list: await listArguments(body.list) } : body;
      const { orders: found, total } = await chosenOrders(deps.db, { context, staff }, choice);
      const orders = ordersOnPaper(paper, found);
      const count = Math.max(orders.length, total > MOST_PRINTED_ORDERS ? total : 0);
      const verdict = judgePrinting(count);
      if (!verdict.ok) {
        const { kind } = verdict.refusal;
        const message = say(printMessages[kind], context.language, { most: MOST_PRINTED_ORDERS });
        throw new AppError("unprocessable", { code: kind, message });
      }
      const content = await writePapers(deps, { context, staff }, { paper, orders });
      const [only] = orders.length === 1 ? orders : [];
      await inOneStatement(deps.db, (tx) =>
        recordAudit(tx, {
          ...{ at: deps.clock.instant(), uid: toId<UserId>(staff.uid), requestId: context.requestId },
          ...{ action: "orders.printed", subjectKind: "list", subjectId: "orders" },
          companyId: only?.companyId ?? null,
          detail: { paper, count, ...(only && { order: only.number }) },
        }),
      );
      const name = `${say(paperFiles[paper], context.language)}-${deps.clock.now().date}.pdf`;
      return reply
        .type("application/pdf")
        .header("content-disposition", `attachment; filename="${name}"`)
        .header("cache-control", "private, no-store")
        .send(content);
    },
  );
}

/** Orders and what they cost are seen by who sees orders; of a day of deliveries papers are asked by who sees deliveries. */
function rightsFor(paper: Paper, body: DeskPapersBody): readonly DeskAct[] {
  const isOfDay = "day" in body;
  const isOfOrders = paper === "order" || paper === "delivery-note" || !isOfDay;
  return [
    ...(isOfDay ? [{ area: "deliveries", power: "see" } as const] : []),
    ...(isOfOrders ? [{ area: "orders", power: "see" } as const] : []),
  ];
}
