import type { FastifyRequest } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { notOnBehalf } from "../../../platform/session.ts";
import { inOneStatement } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { OPEN_ON_BEHALF } from "./open-on-behalf.ts";

/** Whether staff may ask a service for this in a customer's name. */
export function isOpenOnBehalf({
  method,
  routeOptions: { url = "" },
}: Pick<FastifyRequest, "method" | "routeOptions">): boolean {
  return OPEN_ON_BEHALF.has(`${method} ${url}`);
}

type Asked = { readonly kind: string; readonly fields: readonly string[] };

/**
 * Lets an operation of the commerce API through: of staff in a customer's name only those that serve ordering, and each change is
 * written down before it is made.
 */
export function admitOnBehalf({ db, clock }: Pick<Deps, "db" | "clock">) {
  return async (context: RequestContext, { kind, fields }: Asked): Promise<void> => {
    const token = await context.token();
    if (token?.kind !== "behalf") return;
    const type = kind === "mutation" ? "Mutation" : "Query";
    const isOpen = fields.every((field) => field === "__typename" || OPEN_ON_BEHALF.has(`${type}.${field}`));
    if (!isOpen) throw notOnBehalf();
    const { uid, companyId, shipTos } = await context.actor();
    if (kind !== "mutation") return;
    await inOneStatement(db, (tx) =>
      recordAudit(tx, {
        ...{ at: clock.instant(), uid, companyId: companyId ?? null, requestId: context.requestId },
        ...{ action: "on-behalf.used", subjectKind: "ship-to", subjectId: shipTos[0]?.shipToId ?? "" },
        detail: { operation: fields.join(", ") },
      }),
    );
  };
}
