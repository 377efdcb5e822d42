import { useQuery } from "@tanstack/react-query";
import { parseLocalTime } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatTime } from "@vycep/words/engine/format-time";
import type { ReactNode } from "react";
import { cutOffTimesQuery } from "./cut-off-times-query.ts";
import { DoorPanel } from "./door-panel.tsx";

interface CutOffPanelProps {
  /** Above the title; on mobile the logo and the languages stand here. */
  readonly top: ReactNode;
}

/** The dark half of the sign-in page: the brewery's promise, its cut-off times (CALENDAR-16, OP-28), its yard. */
export function CutOffPanel({ top }: CutOffPanelProps) {
  const t = useTexts("identity");
  const times = useQuery(cutOffTimesQuery()).data;
  const cutOffs = [
    { label: t("cutOffUnfiltered"), time: times?.unfiltered },
    { label: t("cutOffTruck"), time: times?.truck },
    { label: t("cutOffStandard"), time: times?.pickup },
  ];
  return (
    <DoorPanel top={top} title={t("heroTitle")}>
      <dl className="mt-6.5 flex tablet:grid tablet:gap-3 max-mobile:hidden">
        {cutOffs.map(({ label, time }) => (
          <div
            key={label}
            className="border-l border-on-bottle/20 px-6.5 first:border-l-0 first:pl-0 tablet:border-l-0 tablet:px-0"
          >
            <dt className="text-small text-on-bottle-soft">{label}</dt>
            <dd className="type-large">{timeText(time)}</dd>
          </div>
        ))}
      </dl>
    </DoorPanel>
  );
}

/** Its place is kept until it has come. */
function timeText(time: string | undefined): string {
  const minutes = parseLocalTime(time ?? "");
  return minutes === undefined ? "\u2013" : formatTime(minutes);
}
