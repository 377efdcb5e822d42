import { ordersLeft, type PlanRefusal, planStop } from "@vycep/domain/deliveries/plan-rounds";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type BoardPlan, planOf } from "./board-plan.ts";
import type { Board, PlanStopsAction } from "./use-board.ts";

/** Where an order stands or is to stand; without a vehicle, among those that none takes. */
export interface Spot {
  readonly vehicleId: string | undefined;
  readonly position: number;
}

/** An order that somebody has in hand, and where it would be put down; "saving" it lies there already, but for the server's word. */
export interface Held extends Spot {
  readonly number: string;
  readonly by: "keys" | "drag" | "saving";
}

/** An order that a vehicle does not take, and why. */
export interface TurnedAway {
  readonly number: string;
  readonly vehicleId: string | undefined;
  readonly refusal: PlanRefusal;
}

/** The orders of a day in the hands of who plans it (DDISP-02). */
export interface Planning {
  /** The day as it is shown: as it was taken while an order is in hand, so that nothing jumps under it (DLIST-06). */
  readonly board: Board;
  readonly plan: BoardPlan;
  readonly held: Held | undefined;
  readonly turnedAway: TurnedAway | undefined;
  /** A change is under way; nothing else is taken in hand until it has ended. */
  readonly isBusy: boolean;
  /** What stands in a column, with what is held by keys or being saved where it would be put down. */
  readonly stopsIn: (vehicleId: string | undefined) => readonly string[];
  readonly drag: (number: string) => void;
  readonly dragOver: (spot: Spot) => void;
  readonly letGo: () => void;
  readonly drop: () => void;
  readonly put: (number: string, spot: Spot) => void;
  readonly forget: () => void;
  readonly onKey: (event: KeyboardEvent, number: string) => void;
}

export function usePlanning(read: Board, save: PlanStopsAction): Planning {
  const [held, setHeld] = useState<Held>();
  const [taken, setTaken] = useState(read);
  const board = held === undefined ? read : taken;
  const plan = planOf(board);
  const [turnedAway, setTurnedAway] = useState<TurnedAway>();
  useFocusAfter(held);

  function take(number: string, by: Held["by"]) {
    if (save.isBusy) return;
    save.reset();
    setTurnedAway(undefined);
    setTaken(read);
    setHeld({ number, by, ...spotOf(plan, number) });
  }
  async function put(number: string, { vehicleId, position }: Spot) {
    if (save.isBusy) return;
    const stop = { orderNumber: number, vehicleId, position };
    const verdict = planStop(plan, stop);
    if (!verdict.ok) {
      setHeld(undefined);
      setTurnedAway({ number, vehicleId, refusal: verdict.refusal });
      return;
    }
    setTurnedAway(undefined);
    setTaken(board);
    setHeld({ number, by: "saving", vehicleId, position });
    const { day, version } = board;
    await save.run({ day, version, stops: [{ ...stop, vehicleId: vehicleId ?? null }] });
    setHeld(undefined);
  }
  function drop() {
    if (held === undefined || save.isBusy) return;
    const before = spotOf(plan, held.number);
    const isSameColumn = before.vehicleId === held.vehicleId;
    // Those that no vehicle takes have no order among themselves.
    if (isSameColumn && (held.vehicleId === undefined || before.position === held.position))
      setHeld(undefined);
    else void put(held.number, held);
  }
  function onKey(event: KeyboardEvent, number: string) {
    const isInHand = held?.by === "keys" && held.number === number;
    if (!isInHand && event.key !== " ") return;
    if (!isInHand) take(number, "keys");
    else if (event.key === "Enter") drop();
    else if (event.key === "Escape") setHeld(undefined);
    else {
      const moved = movedBy(event.key, held, plan);
      if (moved === undefined) return;
      setHeld({ ...held, ...moved });
    }
    event.preventDefault();
    event.stopPropagation();
  }
  return {
    board,
    plan,
    held,
    turnedAway,
    isBusy: save.isBusy,
    stopsIn: (vehicleId) => stopsShown(plan, held?.by === "drag" ? undefined : held, vehicleId),
    drag: (number) => take(number, "drag"),
    dragOver: (spot) => {
      if (held?.by !== "drag") return;
      if (held.vehicleId === spot.vehicleId && held.position === spot.position) return;
      setHeld({ ...held, ...spot });
    },
    // The browser says so after a drop as well, when the card is on its way already.
    letGo: () => setHeld((now) => (now?.by === "drag" ? undefined : now)),
    drop,
    put: (number, spot) => void put(number, spot),
    forget: () => setTurnedAway(undefined),
    onKey,
  };
}

/** The card that was moved by keys is drawn anew where it came to lie, also where it went back to: the focus stays with it. */
function useFocusAfter(held: Held | undefined): void {
  const inHand = useRef<string>(undefined);
  useEffect(
    function keepFocus() {
      if (held?.by === "drag") return;
      const before = inHand.current;
      inHand.current = held?.number;
      if (held !== undefined || before === undefined || document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-order="${CSS.escape(before)}"] [aria-pressed]`)?.focus();
    },
    [held],
  );
}

export function spotOf({ orders, rounds }: BoardPlan, number: string): Spot {
  const round = rounds.find(({ stops }) => stops.includes(number));
  const stops = round?.stops ?? ordersLeft({ orders, rounds }).map((order) => order.number);
  return { vehicleId: round?.vehicleId, position: Math.max(0, stops.indexOf(number)) };
}

export function movedBy(
  key: string,
  { number, vehicleId, position }: Held,
  plan: BoardPlan,
): Spot | undefined {
  const columns = [undefined, ...plan.rounds.map((round) => round.vehicleId)];
  const at = columns.indexOf(vehicleId);
  const lengthOf = (id: string | undefined) =>
    plan.rounds.find((round) => round.vehicleId === id)?.stops.filter((stop) => stop !== number).length ?? 0;
  const intoColumn = (next: number) =>
    next < 0 || next >= columns.length
      ? undefined
      : { vehicleId: columns[next], position: lengthOf(columns[next]) };
  switch (key) {
    case "ArrowLeft":
      return intoColumn(at - 1);
    case "ArrowRight":
      return intoColumn(at + 1);
    case "ArrowUp":
      return position > 0 && vehicleId !== undefined ? { vehicleId, position: position - 1 } : undefined;
    case "ArrowDown":
      return position < lengthOf(vehicleId) ? { vehicleId, position: position + 1 } : undefined;
    default:
      return undefined;
  }
}

function stopsShown(
  { orders, rounds }: BoardPlan,
  held: Held | undefined,
  vehicleId: string | undefined,
): readonly string[] {
  const own =
    vehicleId === undefined
      ? ordersLeft({ orders, rounds }).map(({ number }) => number)
      : (rounds.find((round) => round.vehicleId === vehicleId)?.stops ?? []);
  if (held === undefined) return own;
  const others = own.filter((number) => number !== held.number);
  if (held.vehicleId !== vehicleId) return others;
  return [...others.slice(0, held.position), held.number, ...others.slice(held.position)];
}
