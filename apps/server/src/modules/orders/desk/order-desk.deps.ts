import type { Deps } from "../../../platform/deps.ts";
import type { AfterReport } from "../report-order.ts";

/** What the desk needs to move orders: what else follows from a report of the house, its papers above all. */
export type OrderDeskDeps = Deps & { readonly afterReport: AfterReport };
