import type { Tx } from "../../../platform/db.ts";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type { DeskNewCustomerAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { customerRefusal } from "../customer-refusal.facts.ts";
import { changingCustomer, type NotChanged } from "./customer-changing.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import { type Existing, holdNumbers } from "./new-customer.repo.ts";

type Creating = {
  readonly staff: Staff;
  /** Nothing is written; with what else is wrong, and who has it already, where somebody does. */
  readonly refuse: (
    why: NotChanged,
    besides?: { readonly others?: readonly NotChanged[]; readonly existing?: Existing | undefined },
  ) => never;
};

/** Writes one customer down after the other, so that no number or IČO is given twice; answers its number. */
export async function creatingCustomer(
  deps: CustomerDeskDeps,
  context: DeskContext,
  create: (tx: Tx, of: Creating) => Promise<string>,
): Promise<DeskNewCustomerAnswer> {
  let made: string | null = null;
  let existing: Existing | null = null;
  let others: readonly NotChanged[] = [];
  const refusal = await changingCustomer(deps, context, async (tx, staff, rollBack) => {
    await holdNumbers(tx);
    made = await create(tx, {
      staff,
      refuse(why, besides = {}) {
        existing = besides.existing ?? null;
        others = besides.others ?? [];
        return rollBack(why);
      },
    });
  });
  const inWords = ({ kind, field }: NotChanged) => customerRefusal(kind, context.language, field);
  return {
    ...{ id: refusal === null ? made : null, existing, refusal },
    refusals: refusal === null ? [] : [refusal, ...others.map(inWords)],
  };
}
