import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskBulkAnswer,
  DeskCustomerUsersAct,
  DeskCustomerUsersInBulkInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { beginBulk } from "../../bulk/bulk.commands.ts";
import type { BulkAct, BulkWork } from "../../bulk/bulk.facts.ts";
import { customerRefusal } from "../../ship-to/customer-refusal.facts.ts";
import { helpCustomerUser, setCustomerUserStatus } from "./change-user.ts";
import { usersSought } from "./customer-users.ts";
import { standingsMeant } from "./desk-user-list.repo.ts";
import type { UserDeskDeps } from "./user-desk.deps.ts";

/** Begins to do something to many people of customers (DLIST-03): those that are named, or all that a list finds. */
export async function changeCustomerUsers(
  deps: UserDeskDeps,
  context: DeskContext,
  { key, ids, filter, act }: DeskCustomerUsersInBulkInput,
): Promise<DeskBulkAnswer> {
  const named = ids ?? (filter == null ? [] : undefined);
  const search = usersSought(filter ?? {}, await context.staff());
  return inTransaction(deps.db, (tx) =>
    beginBulk(tx, context, {
      at: deps.clock.instant(),
      ...{ key, list: "users", act: { kind: act } },
      records: standingsMeant(search, { named, isOfCompany: act === "suspend" || act === "letIn" }),
    }),
  );
}

/** What is done to somebody in bulk, by the commands that staff use on them alone. */
export function usersBulk(depsOf: (deps: Deps) => UserDeskDeps): BulkWork {
  return {
    ...{ list: "users", needs: { area: "customer-users", power: "change" } },
    change: async (base, context, { id, act }) => {
      const [uid = "", companyId] = id.split(" ");
      if (companyId === undefined) return customerRefusal("user-unknown", context.language);
      const of = { uid, companyId };
      const answer = await changeOne(depsOf(base), context, {
        of,
        act: act as BulkAct<DeskCustomerUsersAct>,
      });
      return answer.refusal;
    },
  };
}

type One = {
  readonly of: { readonly uid: string; readonly companyId: string };
  readonly act: BulkAct<DeskCustomerUsersAct>;
};

function changeOne(deps: UserDeskDeps, context: DeskContext, { of, act }: One) {
  switch (act.kind) {
    case "suspend":
      return setCustomerUserStatus(deps, context, { ...of, status: "suspended" });
    case "letIn":
      return setCustomerUserStatus(deps, context, { ...of, status: "active" });
    case "inviteAgain":
      return helpCustomerUser(deps, context, { ...of, help: "invitation" });
    case "sendPasswordLink":
      return helpCustomerUser(deps, context, { ...of, help: "password" });
    case "endSessions":
      return helpCustomerUser(deps, context, { ...of, help: "sessions" });
  }
}
