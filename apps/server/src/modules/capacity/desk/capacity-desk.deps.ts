import type { Load } from "@vycep/domain/capacity/load";
import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Minor } from "@vycep/domain/kernel/money";
import type { RawBuilder } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { ShipTo } from "../../ship-to/ship-to.facts.ts";

type Loaded = { readonly load: Load; readonly netMinor: Minor };

/** What a rule is tried with and belongs to other nouns; the wiring brings it. */
export type BesideCapacity = {
  /** What the open carts of a place load, and typed goods. */
  readonly triedPlace: (
    db: Db,
    asked: {
      readonly shipToId: ShipToId;
      readonly lines: readonly { readonly sku: string; readonly boxes: number }[];
      readonly now: LocalMoment;
    },
  ) => Promise<
    | {
        readonly shipTo: ShipTo;
        readonly carts: readonly (Loaded & {
          readonly id: string;
          readonly method: string | null;
          readonly day: string | null;
          readonly updatedAt: string;
          readonly isWholesale: boolean;
        })[];
        readonly lines: (Loaded & { readonly unknown: readonly string[] }) | null;
      }
    | undefined
  >;
  /** What orders of a market, customer type and method loaded that were delivered in some days, the newest. */
  readonly orderLoads: (
    db: Db,
    asked: {
      readonly market: string;
      readonly customerType: string;
      readonly method: string;
      readonly from: LocalDate;
      readonly to: LocalDate;
      readonly most: number;
    },
  ) => Promise<
    readonly (Omit<Load, "boxes"> & {
      readonly shipToId: string;
      readonly tankLitres: number;
      readonly boxes: number;
      readonly netMinor: Minor;
    })[]
  >;
  /** First and last name of one of the staff. */
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>;
};

export type CapacityDeskDeps = Deps & { readonly beside: BesideCapacity };
