import { Navigate } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatWeekdayDate } from "@vycep/words/engine/format";
import { DeskHead } from "../../kit/desk-head.tsx";
import { useLocalClock } from "../../kit/use-local-clock.ts";
import { cutOffsNeed } from "../../shared/cut-offs.ts";
import { useMay, useMe } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { CutOffs } from "./cut-offs.tsx";
import { WeekFigures } from "./week-figures.tsx";
import { WorkQueue } from "./work-queue.tsx";

/** The page that the desk opens with (DTODAY-01, DTODAY-02, DTODAY-03). */
export const todayScreen: Screen = { component: TodayScreen };

function TodayScreen() {
  const t = useTexts("desk");
  const language = useLanguage();
  const { date } = useLocalClock();
  const seesCutOffs = useMay(cutOffsNeed);
  const seesOrders = useMay({ area: "orders", power: "see" });
  const roles = useMe()?.roles ?? [];
  // A driver has nothing here; the round of the day is the desk.
  if (roles.length === 1 && roles[0] === "driver") return <Navigate to={paths.ownRound()} replace />;
  const figures = seesOrders && <WeekFigures />;
  return (
    <>
      <DeskHead title={t("today")} note={formatWeekdayDate(date, language)} />
      <div className="grid gap-stack px-page pb-page">
        {seesCutOffs ? (
          <CutOffs work={<WorkQueue />} figures={figures} />
        ) : (
          <>
            <WorkQueue />
            {figures}
          </>
        )}
      </div>
    </>
  );
}
