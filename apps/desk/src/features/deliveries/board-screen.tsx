import { useQuery } from "@tanstack/react-query";
import { ordersLeft } from "@vycep/domain/deliveries/plan-rounds";
import { proposeRounds } from "@vycep/domain/deliveries/propose-rounds";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { showToast, showUndo } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Count } from "@vycep/ui/data/badge.tsx";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { formatWeekdayDate } from "@vycep/words/engine/format";
import { useState } from "react";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody, Nothing } from "../../kit/list-states.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { boardAddress } from "./board-address.ts";
import { BoardColumn } from "./board-column.tsx";
import { planOf } from "./board-plan.ts";
import { DaysStrip } from "./days-strip.tsx";
import { MethodTotals } from "./method-totals.tsx";
import { RoundColumn } from "./round-column.tsx";
import { RoundDialog } from "./round-dialog.tsx";
import { type Board, type BoardRound, boardQuery, daysQuery, usePlanStops } from "./use-board.ts";
import { usePlanning } from "./use-planning.ts";

/** DDISP-01, DDISP-02: a day of deliveries, its orders and its rounds. */
export const boardScreen: Screen = {
  component: BoardScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(daysQuery(localNow().date)),
};

function BoardScreen() {
  const t = useTexts("rounds");
  const desk = useTexts("desk");
  const language = useLanguage();
  const { date: today } = localNow();
  const { state } = useDeskList(boardAddress, paths.deliveries());
  const days = useQuery(daysQuery(today)).data ?? [];
  // Today goes out already: whoever plans begins with the day that comes.
  const chosen = state.day ?? parseLocalDate(days.find(({ day }) => day > today)?.day ?? "") ?? today;
  const reading = useQuery(boardQuery(chosen));
  const mayChange = useMay({ area: "deliveries", power: "change" });
  return (
    <>
      <DeskHead
        title={desk("deliveries")}
        note={formatWeekdayDate(chosen, language)}
        tools={mayChange && reading.data && <Propose board={reading.data} />}
      />
      <DaysStrip days={days} chosen={chosen} />
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
        {(board) => <DayBoard key={board.day} board={board} mayChange={mayChange} />}
      </DeskListBody>
    </>
  );
}

/** Puts what no vehicle takes where it fits, by capacity and postal code, and takes it back as a whole. */
function Propose({ board }: { readonly board: Board }) {
  const t = useTexts("rounds");
  const save = usePlanStops();
  const stops = proposeRounds(planOf(board));
  const left = ordersLeft(planOf(board)).length - stops.length;
  async function propose() {
    const { day, version } = board;
    const ended = await save.run({ day, version, stops: stops.map((stop) => ({ ...stop })) });
    if (ended?.kind !== "done") return;
    const { refusal, board: after } = ended.answer;
    if (refusal != null) showToast(refusal.message);
    else
      showUndo(t("proposed", { count: stops.length, left }), () =>
        save.run({
          ...{ day, version: after.version },
          stops: stops.map(({ orderNumber }) => ({ orderNumber, vehicleId: null, position: 0 })),
        }),
      );
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

function DayBoard({ board, mayChange }: { readonly board: Board; readonly mayChange: boolean }) {
  const t = useTexts("rounds");
  const planning = usePlanning(board);
  const [edited, setEdited] = useState<BoardRound>();
  const unplanned = planning.stopsIn(undefined).length;
  return (
    <div className="grid gap-3.5">
      <div className="grid auto-cols-[minmax(13.5rem,1fr)] grid-flow-col gap-2.5 overflow-x-auto pb-1">
        <BoardColumn
          vehicleId={undefined}
          label={t("unplanned")}
          board={board}
          planning={planning}
          isMovable={mayChange}
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
            board={board}
            planning={planning}
            isMovable={mayChange}
            onEdit={setEdited}
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
      {edited !== undefined && (
        <RoundDialog board={board} round={edited} onClose={() => setEdited(undefined)} />
      )}
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
