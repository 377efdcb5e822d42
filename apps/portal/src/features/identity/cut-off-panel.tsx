import { LEAD_TIMES } from "@vycep/domain/calendar/cut-off";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatTime } from "@vycep/words/engine/format-time";
import type { ReactNode } from "react";
import { BreweryYard } from "./brewery-yard.tsx";

interface CutOffPanelProps {
  /** Above the title; on mobile the logo and the languages stand here. */
  readonly top: ReactNode;
}

/** The dark half of the sign-in page: the brewery's promise, its cut-off times (CALENDAR-16, OP-28), its yard. */
export function CutOffPanel({ top }: CutOffPanelProps) {
  const t = useTexts("identity");
  const cutOffs = [
    { label: t("cutOffUnfiltered"), time: formatTime(LEAD_TIMES.unfiltered.cutOff) },
    { label: t("cutOffTruck"), time: formatTime(LEAD_TIMES.truck.cutOff) },
    { label: t("cutOffStandard"), time: formatTime(LEAD_TIMES.pickup.cutOff) },
  ];
  return (
    <aside
      data-surface="dark"
      className="relative flex flex-col overflow-hidden bg-bottle-deep text-on-bottle max-mobile:order-1 max-mobile:pb-42"
    >
      <div className="relative z-10 px-15 pt-16 tablet:px-8 max-mobile:px-4 max-mobile:pt-3.5">
        {top}
        <p className="max-w-[15em] text-[2.125rem] leading-[1.14] font-heavy tracking-[-0.012em] text-balance [font-stretch:114%] max-mobile:my-3.5 max-mobile:text-[1.3125rem]">
          {t("heroTitle")}
        </p>
        <dl className="mt-6.5 flex tablet:grid tablet:gap-3 max-mobile:hidden">
          {cutOffs.map(({ label, time }) => (
            <div
              key={time}
              className="border-l border-on-bottle/20 px-6.5 first:border-l-0 first:pl-0 tablet:border-l-0 tablet:px-0"
            >
              <dt className="text-small text-on-bottle-soft">{label}</dt>
              <dd className="type-large">{time}</dd>
            </div>
          ))}
        </dl>
      </div>
      <BreweryYard />
    </aside>
  );
}
