import { parseLocalTime } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPallets } from "@vycep/shell/words/measures";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { FloorPlan } from "@vycep/ui/meters/floor-plan.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { PrintMenu } from "../../shared/print-menu.tsx";
import { BoardColumn } from "./board-column.tsx";
import { toTenths } from "./board-plan.ts";
import type { Board, BoardOrder, BoardRound } from "./use-board.ts";
import type { Planning } from "./use-planning.ts";

interface RoundColumnProps {
  readonly round: BoardRound;
  readonly board: Board;
  readonly planning: Planning;
  readonly markOf: (order: BoardOrder) => "new" | "changed" | undefined;
  readonly isMovable: boolean;
  readonly onEdit: (round: BoardRound) => void;
}

/** A vehicle of the day: its floor, its payload, its stops, who drives and when (DDISP-02). */
export function RoundColumn({ round, board, planning, markOf, isMovable, onEdit }: RoundColumnProps) {
  const t = useTexts("rounds");
  const print = useTexts("printing");
  const { vehicleId, plate, places, payloadKilograms, pallets, kilograms, departsAt } = round;
  const title = useRoundTitle(round, board);
  const departs = parseLocalTime(departsAt ?? "");
  const left = {
    count: toTenths(Math.max(0, places - pallets)),
    kilograms: formatCount(Math.max(0, Math.floor(payloadKilograms - kilograms))),
  };
  return (
    <BoardColumn
      vehicleId={vehicleId}
      label={`${title}, ${plate}`}
      board={board}
      planning={planning}
      markOf={markOf}
      isMovable={isMovable}
      head={
        <>
          <header className="flex items-start justify-between gap-2">
            <div className="min-w-0">
              <h2 className="truncate font-bold">{title}</h2>
              <p className="truncate text-small text-ink-soft">
                {plate} · {round.driverName ?? t("noDriver")}
              </p>
            </div>
            {isMovable && (
              <IconButton
                icon="pencil"
                size="small"
                variant="outline"
                label={t("editRound", { plate })}
                onClick={() => onEdit(round)}
              />
            )}
          </header>
          {round.absence != null && <Flag tone="last" text={t(absenceKey(round.absence))} />}
          {round.driverAbsence != null && <Flag tone="last" text={t("driverAway")} />}
          <div className="flex">
            <FloorPlan
              size="small"
              places={places}
              filled={pallets}
              tone={pallets > places || kilograms > payloadKilograms ? "over" : "neutral"}
              label={t("placesOf", { count: places, pallets: formatPallets(pallets) })}
            />
          </div>
          <RoundLoad round={round} />
        </>
      }
      empty={<p className="px-1 text-small text-ink-soft">{t("emptyRound")}</p>}
      foot={
        <div className="flex items-end justify-between gap-2">
          <p className="grid min-w-0 text-small text-ink-soft">
            <span>
              {departs === undefined ? t("noDeparture") : t("departs", { time: formatTime(departs) })}
            </span>
            {round.stops.length > 0 && <span>{t("leftOver", left)}</span>}
          </p>
          {round.stops.length > 0 && (
            <PrintMenu
              look="icon"
              label={print("printVehicle", { plate })}
              choice={{ day: board.day, vehicle: vehicleId }}
            />
          )}
        </div>
      }
    />
  );
}

function RoundLoad({ round }: { readonly round: BoardRound }) {
  const t = useTexts("rounds");
  const { places, payloadKilograms, pallets, kilograms } = round;
  const share = Math.max(pallets / places, kilograms / payloadKilograms);
  const carried = t("kilogramsOf", {
    kilograms: formatCount(Math.round(kilograms)),
    payload: formatCount(payloadKilograms),
  });
  const floor = t("placesOf", { count: places, pallets: formatPallets(pallets) });
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-2 pb-1 text-small tabular-nums *:whitespace-nowrap">
        <span>{floor}</span>
        <span>{carried}</span>
      </p>
      <Meter
        label={t("loadOfRound")}
        value={share * 100}
        max={100}
        valueText={`${floor}, ${carried}`}
        size="thin"
        tone={share > 1 ? "over" : share >= 0.9 ? "filling" : "reached"}
      />
    </div>
  );
}

/** A round is called by the first towns that it goes to; an empty one by its vehicle. */
function useRoundTitle({ stops, name, plate }: BoardRound, { orders }: Board): string {
  const t = useTexts("rounds");
  const known = new Map(orders.map(({ number, city }) => [number, city]));
  const [first, second] = [...new Set(stops.flatMap((number) => known.get(number) ?? []))];
  if (first === undefined) return name === "" ? plate : name;
  return second === undefined ? first : t("towns", { first, second });
}

function absenceKey(absence: string) {
  if (absence === "retired") return "absence.retired" as const;
  return absence === "not-its-day" ? ("absence.not-its-day" as const) : ("absence.out-of-service" as const);
}
