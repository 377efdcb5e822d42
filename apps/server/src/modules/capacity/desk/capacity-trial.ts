import type { Load } from "@vycep/domain/capacity/load";
import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import type { Minor } from "@vycep/domain/kernel/money";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  CapacityTrial,
  CapacityTrialLoad,
  QueryCapacityTrialArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import type { CapacityDeskDeps } from "./capacity-desk.deps.ts";

/** More lines than anybody types to try a rule. */
const mostLines = 200;
const mostBoxes = 100_000;

/** What a place could send: its open carts, and goods that were typed, for the rule that judges them beside it (DCAL-04). */
export async function capacityTrial(
  { db, clock, beside }: CapacityDeskDeps,
  context: DeskContext,
  { shipToId: id, lines: typed }: QueryCapacityTrialArgs,
): Promise<CapacityTrial | null> {
  const { reach } = await context.staff();
  const lines = typed ?? [];
  if (lines.length > mostLines || lines.some(({ boxes }) => boxes < 1 || boxes > mostBoxes))
    throw badInput("input-invalid", undefined, [{ path: "lines", code: "range" }]);
  const place = await beside.triedPlace(db, { shipToId: toId<ShipToId>(id), lines, now: clock.now() });
  if (!place || (reach !== "everything" && !reach.has(place.shipTo.payer.id))) return null;
  const { shipTo, carts } = place;
  const { facts, market } = shipTo;
  return {
    ...{ shipToId: facts.id, shipToName: facts.name, market, customerType: facts.customerType },
    tankLitresInstalled: facts.tankLitresInstalled,
    carts: carts.map(({ load, netMinor, updatedAt, ...cart }) => ({
      ...cart,
      updatedAt: new Date(updatedAt).toISOString(),
      load: loadOf(load, netMinor),
    })),
    lines: place.lines && loadOf(place.lines.load, place.lines.netMinor),
    unknown: [...(place.lines?.unknown ?? [])],
  };
}

function loadOf(load: Load, netMinor: Minor): CapacityTrialLoad {
  return { ...load, netMinor };
}
