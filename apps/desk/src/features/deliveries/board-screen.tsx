import { useQuery } from "@tanstack/react-query";
import { ordersLeft } from "@vycep/domain/deliveries/plan-rounds";
import { proposeRounds } from "@vycep/domain/deliveries/propose-rounds";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { localNow } from "@vycep/shell/clock/clock";
import { showUndo } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Count } from "@vycep/ui/data/badge.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { formatWeekdayNear, formatWeekdayNearDay } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { useLiveRows } from "../../kit/live/use-live-rows.ts";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { PrintMenu } from "../../shared/print-menu.tsx";
import { boardAddress } from "./board-address.ts";
import { BoardColumn } from "./board-column.tsx";
import { planOf } from "./board-plan.ts";
import { DaysStrip } from "./days-strip.tsx";
import { MethodTotals } from "./method-totals.tsx";
import { RoundColumn } from "./round-column.tsx";
import {
  type Board,
  type BoardOrder,
  boardQuery,
  daysQuery,
  type PlanStopsAction,
  usePlanStops,
} from "./use-board.ts";
import { usePlanning } from "./use-planning.ts";

// The form comes with the first round that somebody changes.
const RoundDialog = lazy(() => import("./round-dialog.tsx").then((file) => ({ default: file.RoundDialog })));

/** DDISP-01, DDISP-02: a day of deliveries, its orders and its rounds. */
export const boardScreen: Screen = {
  component: BoardScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(daysQuery(localNow().date)),
};

function BoardScreen() {
  const t = useTexts("rounds");
  const desk = useTexts("desk");
  const print = useTexts("printing");
  const language = useLanguage();
  const { date: today } = localNow();
  const { state } = useDeskList(boardAddress, paths.deliveries());
  const daysReading = useQuery(daysQuery(today));
  const days = daysReading.data ?? [];
  // Today goes out already: whoever plans begins with the day that comes.
  const chosen = state.day ?? parseLocalDate(days.find(({ day }) => day > today)?.day ?? "") ?? today;
  // Which day comes is known with the days; without them, today is better than none.
  const isKnown = state.day !== undefined || daysReading.isFetched;
  const reading = useQuery({ ...boardQuery(chosen), enabled: isKnown });
  const mayChange = useMay({ area: "deliveries", power: "change" });
  const save = usePlanStops();
  return (
    <>
      <DeskHead
        title={desk("deliveries")}
        note={isKnown && formatWeekdayNearDay(chosen, today, language)}
        tools={
          reading.data && (
            <>
              {reading.data.orders.length > 0 && (
                <PrintMenu look="button" label={print("printDay")} choice={{ day: reading.data.day }} />
              )}
              {mayChange && <Propose board={reading.data} save={save} />}
            </>
          )
        }
      />
      <DaysStrip days={days} chosen={chosen} />
      <NotPlanned save={save} />
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={(board) => t("orders", { count: board.orders.length })}
        none={(board) =>
          board.orders.length > 0 || board.rounds.length > 0 ? undefined : (
            <Nothing icon="truck" title={t("noneTitle")}>
              {t("noneText")}
            </Nothing>
          )
        }
      >
        {(board) => <DayBoard key={board.day} board={board} mayChange={mayChange} save={save} />}
      </DeskListBody>
    </>
  );
}

/** What was not planned and why, with the day it was about: another one may be shown by now. */
function NotPlanned({ save }: { readonly save: PlanStopsAction }) {
  const t = useTexts("rounds");
  const language = useLanguage();
  const { ended, isBusy } = save;
  if (isBusy || ended === undefined) return null;
  if (ended.kind !== "done")
    return (
      <div className="px-page pb-2.5">
        <FailureAlert action={save} title={t("notPlanned")} />
      </div>
    );
  const { refusal, day } = ended.answer;
  const date = parseLocalDate(day);
  if (refusal == null || date === undefined) return null;
  return (
    <div className="px-page pb-2.5">
      <Alert
        tone="error"
        isLive
        title={t("notPlannedOn", { day: formatWeekdayNear(date, language) })}
        action={
          <Button variant="outline" size="small" onClick={save.reset}>
            {t("understood")}
          </Button>
        }
      >
        {refusal.message}
      </Alert>
    </div>
  );
}

interface ProposeProps {
  readonly board: Board;
  readonly save: PlanStopsAction;
}

/** Puts what no vehicle takes where it fits, by capacity and postal code, and takes it back as a whole. */
function Propose({ board, save }: ProposeProps) {
  const t = useTexts("rounds");
  const stops = proposeRounds(planOf(board));
  const left = ordersLeft(planOf(board)).length - stops.length;
  async function propose() {
    const { day, version } = board;
    const ended = await save.run({ day, version, stops: stops.map((stop) => ({ ...stop })) });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    offerBack(ended.answer.board.version);
  }
  function offerBack(version: number) {
    const count = stops.length;
    const done = t("proposed", { count });
    showUndo(left > 0 ? `${done} ${t("proposedLeft", { left })}` : done, () => takeBack(version));
  }
  async function takeBack(version: number) {
    const ended = await save.run({
      ...{ day: board.day, version },
      stops: stops.map(({ orderNumber }) => ({ orderNumber, vehicleId: null, position: 0 })),
    });
    // Something else was being saved that moment: the way back is still there.
    if (ended === undefined) offerBack(version);
  }
  return (
    <Button
      variant="outline"
      icon="wand"
      isBusy={save.isBusy}
      disabledReason={stops.length === 0 ? t(left > 0 ? "nothingFits" : "allPlanned") : undefined}
      onClick={() => void propose()}
    >
      {t("propose")}
    </Button>
  );
}

const numberOf = ({ number }: BoardOrder) => number;

interface DayBoardProps extends ProposeProps {
  readonly mayChange: boolean;
}

function DayBoard({ board: read, mayChange, save }: DayBoardProps) {
  const t = useTexts("rounds");
  const planning = usePlanning(read, save);
  const { board } = planning;
  const live = useLiveRows({ rows: board.orders, rowKey: numberOf, isChosen: planning.held !== undefined });
  const marked = { board, planning, markOf: live.markOf, isMovable: mayChange };
  const [editedId, setEditedId] = useState<string>();
  const edited = board.rounds.find(({ vehicleId }) => vehicleId === editedId);
  const unplanned = planning.stopsIn(undefined).length;
  return (
    <div className="grid gap-3.5">
      <div className="grid auto-cols-[minmax(13.5rem,1fr)] grid-flow-col gap-2.5 overflow-x-auto pb-1">
        <BoardColumn
          vehicleId={undefined}
          label={t("unplanned")}
          {...marked}
          head={
            <header className="flex items-center justify-between gap-2">
              <h2 className="font-bold">{t("unplanned")}</h2>
              {unplanned > 0 && <Count value={unplanned} />}
            </header>
          }
          empty={<p className="text-small text-ink-soft">{t("allPlanned")}</p>}
        />
        {board.rounds.map((round) => (
          <RoundColumn
            key={round.vehicleId}
            round={round}
            {...marked}
            onEdit={({ vehicleId }) => setEditedId(vehicleId)}
          />
        ))}
      </div>
      {board.rounds.length === 0 && <p className="text-ink-soft">{t("noVehicle")}</p>}
      <MethodTotals board={board} />
      {mayChange && (
        <p id="round-keys" className="text-small text-ink-soft">
          {t("keys")}
        </p>
      )}
      <LiveRegion message={useHeldText(board, planning)} />
      <Suspense>
        {edited !== undefined && (
          <RoundDialog board={board} round={edited} onClose={() => setEditedId(undefined)} />
        )}
      </Suspense>
    </div>
  );
}

/** Where what is held by keys would be put down, for who cannot see it. */
function useHeldText({ orders, rounds }: Board, { held }: ReturnType<typeof usePlanning>): string {
  const t = useTexts("rounds");
  if (held?.by !== "keys") return "";
  const name = orders.find(({ number }) => number === held.number)?.shipToName ?? held.number;
  const round = rounds.find(({ vehicleId }) => vehicleId === held.vehicleId);
  if (round === undefined) return t("heldUnplanned", { name });
  return t("heldOn", { name, plate: round.plate, stop: held.position + 1 });
}
