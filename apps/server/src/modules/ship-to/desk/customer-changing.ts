import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { CustomerMessage } from "@vycep/words/customers/answers";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type { DeskCustomerRefusal } from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import type { AuditDetail } from "../../audit/audit-detail.facts.ts";
import { customerRefusal } from "../customer-refusal.facts.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";

/** Why nothing was changed, and of which field. */
export type NotChanged = { readonly kind: CustomerMessage; readonly field?: string };

/** Of a price list that is none: it was not chosen, or there is no such one. */
export function noSuchList(priceList: string) {
  const kind = priceList === "" ? "price-list-missing" : "price-list-unknown";
  return { kind, field: "priceList" } as const;
}

/** One change of a customer: in one transaction, unless the brewery's system keeps customers (DEDIT-05). */
export async function changingCustomer(
  { db, config }: CustomerDeskDeps,
  context: DeskContext,
  change: (tx: Tx, staff: Staff, rollBack: RollBack<NotChanged>) => Promise<void>,
): Promise<DeskCustomerRefusal | null> {
  const staff = await context.staff();
  if (config.erpOwns.includes("customers")) return customerRefusal("erp-owns-customers", context.language);
  const done = await doneOrRolledBack<void, NotChanged>((rollBack) =>
    inTransaction(db, (tx) => change(tx, staff, rollBack)),
  );
  if (done.ok) return null;
  const { kind, field = null } = done.refusal;
  return customerRefusal(kind, context.language, field);
}

/** What was held is theirs to change and as they saw it: whoever was quicker is not overwritten (DEDIT-01). */
export function asSeen<Held extends { readonly version: number }>(
  held: Held | undefined,
  {
    staff,
    companyId,
    version,
    rollBack,
  }: {
    readonly staff: Pick<Staff, "reach">;
    readonly companyId: string | undefined;
    readonly version: number;
    readonly rollBack: RollBack<NotChanged>;
  },
): Held {
  if (held === undefined || !isTheirs(staff, companyId)) return rollBack({ kind: "customer-unknown" });
  if (held.version !== version) return rollBack({ kind: "changed-meanwhile" });
  return held;
}

/** Whether a company is in the reach of somebody. */
export function isTheirs({ reach }: Pick<Staff, "reach">, companyId: string | undefined): boolean {
  return reach === "everything" || [...reach].some((own) => own === companyId);
}

type Changed = {
  readonly deps: Pick<CustomerDeskDeps, "clock">;
  readonly context: Pick<DeskContext, "requestId">;
  readonly staff: Pick<Staff, "uid">;
  readonly kind: "ship-to" | "company";
  readonly id: string;
  readonly companyId: string;
};

/** Writes down what was done to a customer, by whom. */
export async function auditCustomer(
  tx: Tx,
  { deps, context, staff, kind, id, companyId }: Changed,
  { action, detail }: { readonly action: string; readonly detail: AuditDetail },
): Promise<void> {
  await recordAudit(tx, {
    ...{ at: deps.clock.instant(), uid: toId<UserId>(staff.uid), companyId, action },
    ...{ subjectKind: kind, subjectId: id, requestId: context.requestId, detail },
  });
}
