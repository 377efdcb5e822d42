import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import { judgeAct, type StaffRights } from "@vycep/domain/staff/staff-right";
import type { DeskCallNote, DeskCallOrder, DeskOrderState } from "../../../platform/desk/desk-graphql.gen.ts";
import type { PlacedOrder } from "../../orders/orders.facts.ts";
import type { CallNote } from "./call.repo.ts";

/** An order as the contract has it: GraphQL's names hold no hyphens. */
export function callOrder({ state, ...order }: PlacedOrder): DeskCallOrder {
  return { ...order, state: state.replaceAll("-", "_") as DeskOrderState };
}

/** A local moment: 2026-11-23T13:30. */
export function momentText(moment: LocalMoment | undefined): string | null {
  if (moment === undefined) return null;
  const part = (count: number) => String(count).padStart(2, "0");
  return `${moment.date}T${part(Math.floor(moment.minutes / 60))}:${part(moment.minutes % 60)}`;
}

/** Whether staff are told who the people of a place are: customers alone is not enough (DSIGN-05). */
export function seesPeople(rights: StaffRights): boolean {
  return judgeAct(rights, { area: "customer-users", power: "see" }).ok;
}

export function callNote({ id, at, by, caller, text }: CallNote, isCallerTold: boolean): DeskCallNote {
  return {
    ...{ id: String(id), at: new Date(at).toISOString(), by: by ?? "", text },
    caller: isCallerTold ? caller : null,
  };
}
