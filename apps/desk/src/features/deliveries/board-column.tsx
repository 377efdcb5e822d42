import { useTexts } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import type { DragEvent, ReactNode } from "react";
import { StopCard } from "./stop-card.tsx";
import { TurnedAwayCard } from "./turned-away.tsx";
import type { Board, BoardOrder } from "./use-board.ts";
import type { Planning } from "./use-planning.ts";

interface BoardColumnProps {
  /** Which vehicle; undefined holds what none takes. */
  readonly vehicleId: string | undefined;
  readonly label: string;
  readonly board: Board;
  readonly planning: Planning;
  /** What came or changed while somebody looked (DLIST-06). */
  readonly markOf: (order: BoardOrder) => "new" | "changed" | undefined;
  readonly isMovable: boolean;
  readonly head: ReactNode;
  readonly empty?: ReactNode;
  readonly foot?: ReactNode;
}

/** A column of the board, into which orders are moved by keys or dropped (DDISP-02). */
export function BoardColumn(props: BoardColumnProps) {
  const { vehicleId, label, board, planning, markOf, isMovable, head, empty, foot } = props;
  const t = useTexts("rounds");
  const { held, turnedAway } = planning;
  const known = new Map(board.orders.map((order) => [order.number, order]));
  const stops = planning.stopsIn(vehicleId).flatMap((number) => known.get(number) ?? []);
  const isTarget = held?.by === "drag" && held.vehicleId === vehicleId;
  const isTurningAway = turnedAway !== undefined && turnedAway.vehicleId === vehicleId;
  const isVehicle = vehicleId !== undefined;
  function handleOver(event: DragEvent) {
    if (held?.by !== "drag") return;
    event.preventDefault();
    planning.dragOver({ vehicleId, position: positionUnder(event, held.number) });
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    planning.drop();
  }
  return (
    <section
      aria-label={label}
      onDragOver={handleOver}
      onDrop={handleDrop}
      className={classNames(
        "flex min-h-60 flex-col gap-2 rounded-normal",
        isVehicle && "border bg-foam-dim p-2.5",
        isVehicle && (isTurningAway ? "border-red" : isTarget ? "border-bottle" : "border-line"),
        !isVehicle && isTarget && "outline-2 outline-bottle outline-dashed",
      )}
    >
      {head}
      <ol aria-label={t("stopsOf", { name: label })} className="grid grid-cols-1 gap-2">
        {stops.map((order, index) => (
          <StopCard
            key={order.number}
            order={order}
            board={board}
            planning={planning}
            mark={markOf(order)}
            stop={isVehicle ? index + 1 : undefined}
            isMovable={isMovable}
          />
        ))}
      </ol>
      {stops.length === 0 && empty}
      {isTurningAway && <TurnedAwayCard board={board} planning={planning} turnedAway={turnedAway} />}
      {foot !== undefined && <div className="mt-auto pt-1">{foot}</div>}
    </section>
  );
}

/** Before the first card whose middle is under the pointer; below all of them is the end. The card in hand stands where it was, and does not count. */
function positionUnder({ clientY, currentTarget }: DragEvent, inHand: string): number {
  const cards = [...currentTarget.querySelectorAll<HTMLElement>("[data-order]")].filter(
    (card) => card.dataset.order !== inHand,
  );
  const at = cards.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect();
    return clientY < top + height / 2;
  });
  return at < 0 ? cards.length : at;
}
