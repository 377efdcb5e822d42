import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPallets } from "@vycep/shell/words/measures";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatCount } from "@vycep/words/engine/format";
import { formatWindow } from "@vycep/words/engine/format-time";
import { Method } from "../../shared/method.tsx";
import type { Board, BoardOrder, BoardRound } from "./use-board.ts";
import type { Planning } from "./use-planning.ts";

interface StopCardProps {
  readonly order: BoardOrder;
  readonly board: Board;
  readonly planning: Planning;
  /** Its place among the stops, from 1; undefined where no vehicle takes it. */
  readonly stop: number | undefined;
  /** It came or changed while somebody looked (DLIST-06). */
  readonly mark: "new" | "changed" | undefined;
  readonly isMovable: boolean;
}

/** The button is drawn in another column while it is moved by keys: the focus goes with it. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** One order of the day: taken by Space and moved by arrows, dragged, or sent by its menu (DDISP-02). */
export function StopCard({ order, board, planning, stop, mark, isMovable }: StopCardProps) {
  const t = useTexts("rounds");
  const desk = useTexts("desk");
  const { held } = planning;
  const { number, shipToName, pallets, kilograms, window } = order;
  const isHeld = held?.number === number;
  const canMove = isMovable && (order.state === "received" || order.state === "confirmed");
  return (
    <li
      data-order={number}
      draggable={canMove && !planning.isBusy}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", number);
        event.dataTransfer.effectAllowed = "move";
        planning.drag(number);
      }}
      onDragEnd={planning.letGo}
      className={classNames(
        "rounded-normal border bg-foam py-2 pr-1 pl-2.5",
        isHeld ? "border-bottle shadow-float" : "border-line",
        canMove && "cursor-grab",
        isHeld && held?.by === "saving" && "opacity-60",
      )}
    >
      <div className="flex items-center gap-2">
        {stop !== undefined && (
          <span className="grid size-5 flex-none place-items-center rounded-tag bg-amber text-fine font-bold text-amber-on">
            {stop}
          </span>
        )}
        <div className="min-w-0 flex-1">
          {canMove ? (
            <button
              type="button"
              ref={isHeld && held?.by !== "drag" ? focus : undefined}
              aria-pressed={isHeld && held?.by !== "saving"}
              aria-describedby="round-keys"
              onKeyDown={(event) => planning.onKey(event, number)}
              // Space also clicks when it is let go, which means nothing here.
              onKeyUp={(event) => event.key === " " && event.preventDefault()}
              className="block max-w-full rounded-small text-left leading-tight font-bold text-pretty"
            >
              {shipToName}
            </button>
          ) : (
            <strong className="block leading-tight text-pretty">{shipToName}</strong>
          )}
        </div>
        {canMove && (
          <div className="-my-2 flex-none">
            <MoveMenu order={order} board={board} planning={planning} />
          </div>
        )}
      </div>
      <p className="flex flex-wrap justify-between gap-x-2 pr-1.5 text-small text-ink-soft tabular-nums *:whitespace-nowrap">
        <span>
          {t("load", { pallets: formatPallets(pallets), kilograms: formatCount(Math.round(kilograms)) })}
        </span>
        <span>{formatWindow(window)}</span>
      </p>
      {mark !== undefined && (
        <p className="type-label text-amber-ink">{desk(mark === "new" ? "rowNew" : "rowChanged")}</p>
      )}
      <Flags order={order} day={board.day} />
    </li>
  );
}

function Flags({ order, day }: { readonly order: BoardOrder; readonly day: string }) {
  const t = useTexts("rounds");
  const { state, method } = order;
  const isOver = state === "delivered" || state === "partially_delivered";
  return (
    <p className="flex flex-wrap gap-1 pt-0.5">
      {state === "received" && <Flag tone="offer" text={t("unconfirmed")} />}
      {day < localNow().date && !isOver && <Flag tone="last" text={t("late")} />}
      {state === "loaded" && <Flag tone="new" text={t("loaded")} />}
      {state === "on_the_way" && <Flag tone="new" text={t("onTheWay")} />}
      {state === "delivered" && <Flag tone="new" text={t("delivered")} />}
      {state === "partially_delivered" && <Flag tone="last" text={t("short")} />}
      <span className="type-label rounded-tag bg-void px-1.5 py-px font-bold text-ink-soft">
        <Method method={method} />
      </span>
    </p>
  );
}

function MoveMenu({ order, board, planning }: Pick<StopCardProps, "order" | "board" | "planning">) {
  const t = useTexts("rounds");
  const { number, shipToName } = order;
  const own = board.rounds.find(({ stops }) => stops.includes(number));
  const others = board.rounds.filter((round) => round !== own && round.absence == null);
  function amongStops({ vehicleId, stops }: BoardRound, stop: string) {
    const at = stops.indexOf(stop);
    const moves = [
      { id: "earlier", label: t("moveUp"), icon: "chevron-up", position: at - 1 },
      { id: "later", label: t("moveDown"), icon: "chevron-down", position: at + 1 },
    ] as const;
    return moves
      .filter(({ position }) => position >= 0 && position < stops.length)
      .map(({ position, ...entry }) => ({
        ...entry,
        onSelect: () => planning.put(stop, { vehicleId, position }),
      }));
  }
  return (
    <Menu
      label={t("moveOf", { name: shipToName })}
      trigger={<Icon name="dots" size="small" />}
      isBusy={planning.isBusy}
      groups={[
        own === undefined ? [] : amongStops(own, number),
        others.map(({ vehicleId, plate, stops }) => ({
          id: vehicleId,
          label: t("ontoVehicle", { plate }),
          onSelect: () => planning.put(number, { vehicleId, position: stops.length }),
        })),
        own === undefined
          ? []
          : [
              {
                id: "down",
                label: t("takeDown"),
                onSelect: () => planning.put(number, { vehicleId: undefined, position: 0 }),
              },
            ],
      ].filter((group) => group.length > 0)}
    />
  );
}
