import { useQuery } from "@tanstack/react-query";
import { yearOf } from "@vycep/domain/kernel/local-moment";
import { homeMarket, marketCodes } from "@vycep/domain/market/market";
import { localNow } from "@vycep/shell/clock/clock";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody } from "../../kit/list-states.tsx";
import { CalendarTabs } from "./calendar-tabs.tsx";
import { HolidayForm } from "./holiday-form.tsx";
import { holidayYearQuery } from "./use-holidays.ts";

/** DCAL-01: the holidays and shop closings of a country in a year, checked and confirmed by a person. */
export const holidaysScreen: Screen = {
  component: HolidaysScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(holidayYearQuery(homeMarket(), nextYear())),
};

function nextYear(): number {
  return yearOf(localNow().date) + 1;
}

function HolidaysScreen() {
  const t = useTexts("holidays");
  const desk = useTexts("desk");
  const [market, setMarket] = useState(homeMarket);
  const [year, setYear] = useState(nextYear);
  const reading = useQuery(holidayYearQuery(market, year));
  return (
    <>
      <DeskHead
        title={desk("calendar")}
        note={t("holidaysOf", { market, year: String(year) })}
        tools={
          <>
            <div className="flex items-center gap-1">
              <IconButton icon="chevron-left" label={t("yearBefore")} onClick={() => setYear(year - 1)} />
              <strong aria-live="polite">{year}</strong>
              <IconButton icon="chevron-right" label={t("yearAfter")} onClick={() => setYear(year + 1)} />
            </div>
            <Segments
              label={t("country")}
              options={marketCodes().map((id) => ({ id, label: id }))}
              value={market}
              onPick={setMarket}
            />
          </>
        }
      />
      <CalendarTabs current="holidays" />
      <DeskListBody
        reading={reading}
        loading={t("holidaysLoading")}
        found={({ days }) => t("days", { count: days.length })}
        none={() => undefined}
      >
        {(found) => <HolidayForm key={`${market} ${year} ${found.seen}`} found={found} />}
      </DeskListBody>
    </>
  );
}
