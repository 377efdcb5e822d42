import { ordersOn } from "@vycep/domain/deliveries/plan-rounds";
import { vehiclesFor } from "@vycep/domain/deliveries/propose-rounds";
import { loadTogether } from "@vycep/domain/deliveries/vehicle-load";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPallets } from "@vycep/shell/words/measures";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { type BoardPlan, toTenths } from "./board-plan.ts";
import type { Board } from "./use-board.ts";
import { type Planning, spotOf, type TurnedAway } from "./use-planning.ts";

interface TurnedAwayCardProps {
  readonly board: Board;
  readonly planning: Planning;
  readonly turnedAway: TurnedAway;
}

/** Why a vehicle does not take an order, in figures, and the ways out (DDISP-02). */
export function TurnedAwayCard({ board, planning, turnedAway }: TurnedAwayCardProps) {
  const t = useTexts("rounds");
  const { number } = turnedAway;
  const [other] = vehiclesFor(planning.plan, number);
  const round = other && board.rounds.find(({ vehicleId }) => vehicleId === other.vehicleId);
  const isPlanned = spotOf(planning.plan, number).vehicleId !== undefined;
  return (
    <div role="alert" className="grid gap-1.5 rounded-normal bg-red-tint p-2.5 text-red-strong">
      <Reason plan={planning.plan} turnedAway={turnedAway} />
      {round !== undefined && (
        <Button
          isWide
          isBusy={planning.isBusy}
          onClick={() => planning.put(number, { vehicleId: round.vehicleId, position: round.stops.length })}
        >
          {t("ontoVehicle", { plate: round.plate })}
        </Button>
      )}
      <Button variant="outline" isWide onClick={planning.forget}>
        {t(isPlanned ? "leaveWhere" : "leaveUnplanned")}
      </Button>
    </div>
  );
}

function Reason({ plan, turnedAway }: { readonly plan: BoardPlan; readonly turnedAway: TurnedAway }) {
  const t = useTexts("rounds");
  const { number, vehicleId, refusal } = turnedAway;
  if (refusal.kind !== "over-full") return <strong>{t(`refused.${refusal.kind}`)}</strong>;
  const round = plan.rounds.find((one) => one.vehicleId === vehicleId);
  const order = plan.orders.find((one) => one.number === number);
  if (round === undefined || order === undefined) return null;
  const { palletThousandths, grams } = loadTogether([order, ...ordersOn(plan, round)]);
  const { overPalletThousandths, overGrams } = refusal;
  const overPlaces = Math.max(0.1, toTenths(overPalletThousandths / 1000));
  const figures = {
    kilograms: formatCount(Math.ceil(grams / 1000)),
    payload: formatCount(round.payloadGrams / 1000),
    pallets: formatPallets(palletThousandths / 1000),
    count: round.places,
  };
  return (
    <>
      {overGrams > 0 && (
        <strong>{t("overPayload", { over: formatCount(Math.ceil(overGrams / 1000)) })}</strong>
      )}
      {overPalletThousandths > 0 && <strong>{t("overPlaces", { count: overPlaces })}</strong>}
      <span className="text-small">
        {t("overPayloadOf", figures)}{" "}
        {t(overPalletThousandths === 0 ? "placesSuffice" : "overPlacesOf", figures)}
        {overGrams === 0 && ` ${t("payloadSuffices")}`}
      </span>
    </>
  );
}
