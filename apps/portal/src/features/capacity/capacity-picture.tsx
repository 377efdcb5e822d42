import { shownWithin } from "@vycep/domain/capacity/bar-line";
import { NO_MONEY } from "@vycep/domain/kernel/money";
import { METHODS } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPallets, formatWeight } from "@vycep/shell/words/measures";
import { FloorPlan } from "@vycep/ui/meters/floor-plan.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatMoney, formatRoundMoney } from "@vycep/words/engine/format";
import { lazy, Suspense } from "react";
import type { CapacityViewProps } from "./capacity-view-props.ts";

// Few have tanks.
const TankPicture = lazy(() => import("./tank-picture.tsx").then((file) => ({ default: file.TankPicture })));

const tones = { neutral: "neutral", success: "good", error: "over" } as const;
export const meterTones = { neutral: "filling", success: "reached", error: "over" } as const;

/** Floor plan for what is loaded, a tank for tank beer, money for orders with a threshold and no places. */
export function CapacityPicture({ method, load, netMinor, currency, limits, progress }: CapacityViewProps) {
  const t = useTexts("delivery");
  const { kind } = METHODS[method];
  if (kind === "tank") {
    return (
      <Suspense fallback={<div className="h-12.5 w-60" />}>
        <TankPicture {...{ load, limits, tone: tones[progress.state] }} />
      </Suspense>
    );
  }
  const places = limits.maxPallets;
  const taken = load.palletThousandths / 1000;
  if (places === null) {
    const threshold = limits.orderValueMinor ?? NO_MONEY;
    return (
      <div className="w-40">
        <Meter
          label={t("valueMeter")}
          value={netMinor}
          max={threshold}
          valueText={t("valueOf", {
            value: formatMoney({ minor: netMinor, currency }),
            all: formatRoundMoney({ minor: threshold, currency }),
          })}
          tone={meterTones[progress.state]}
          toText={formatRoundMoney({ minor: threshold, currency })}
        />
      </div>
    );
  }
  return (
    <div className="grid gap-1.5">
      <FloorPlan
        label={t("floorPlan", { taken: formatPallets(taken), all: places })}
        places={places}
        filled={Math.min(taken, places)}
        kind={kind === "empties-truck" || kind === "empties-pickup" ? "outline" : "solid"}
        tone={tones[progress.state]}
        size="small"
      />
      {kind === "truck" && limits.maxKg !== null && (
        <Meter
          label={t("weightMeter")}
          value={load.grams / 1000}
          max={limits.maxKg}
          valueText={t("weightOf", {
            weight: formatWeight(shownWithin("weight", load.grams, limits.maxKg * 1000).actual / 1000),
            all: formatWeight(limits.maxKg),
          })}
          tick={limits.minKg ?? undefined}
          tone={meterTones[progress.state]}
          size="thin"
        />
      )}
    </div>
  );
}
