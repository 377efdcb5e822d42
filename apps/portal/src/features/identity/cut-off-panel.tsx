import { LEAD_TIMES } from "@vycep/domain/calendar/cut-off";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatTime } from "@vycep/words/engine/format-time";
import type { ReactNode } from "react";
import { DoorPanel } from "./door-panel.tsx";

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
    <DoorPanel top={top} title={t("heroTitle")}>
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
    </DoorPanel>
  );
}
