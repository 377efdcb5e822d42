import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { RawBuilder } from "kysely";
import type { Deps } from "../../../platform/deps.ts";

/** What a change of deliveries touches and belongs to other nouns, as pieces of SQL; the wiring brings it. */
export type BesideCalendar = {
  /** Live carts with goods: a table of id, ship_to_id, method, uid, updated_at. */
  readonly cartsOn: (days: readonly LocalDate[]) => RawBuilder<unknown>;
  /** Orders under way: a table of number, ship_to_id, method, day, pallets. */
  readonly ordersOn: (days: readonly LocalDate[]) => RawBuilder<unknown>;
  /** First and last name of one of the staff. */
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>;
};

export type CalendarDeskDeps = Deps & { readonly beside: BesideCalendar };
