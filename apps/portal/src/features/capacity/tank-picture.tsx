import { useTexts } from "@vycep/shell/words/i18n";
import { TankMeter } from "@vycep/ui/meters/tank-meter.tsx";
import { formatCount } from "@vycep/words/engine/format";
import type { CapacityViewProps } from "./capacity-view-props.ts";

interface TankPictureProps extends Pick<CapacityViewProps, "load" | "limits"> {
  readonly tone: "neutral" | "good" | "over";
}

/** How full the tank gets, with a mark at every step of tank beer. */
export function TankPicture({ load, limits, tone }: TankPictureProps) {
  const t = useTexts("delivery");
  const all = limits.maxLitres ?? 0;
  const step = 500; // CONST-06
  const marks = Array.from({ length: Math.floor(all / step) }, (_, index) => ({
    at: step * (index + 1),
    text: formatCount(step * (index + 1)),
  }));
  return (
    <TankMeter label={t("tankMeter")} value={load.millilitres / 1000} max={all} marks={marks} tone={tone} />
  );
}
