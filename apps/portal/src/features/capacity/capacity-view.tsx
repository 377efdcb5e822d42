import { isBarHidden } from "@vycep/domain/capacity/bar-progress";
import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import type { Load } from "@vycep/domain/capacity/load";
import type { Progress } from "@vycep/domain/capacity/progress";
import type { Currency } from "@vycep/domain/kernel/money";
import { METHODS, type ShippingMethod } from "@vycep/domain/transport/method";
import { FloorPlan } from "@vycep/ui/floor-plan.tsx";
import { Icon } from "@vycep/ui/icon.tsx";
import { Meter } from "@vycep/ui/meter.tsx";
import { TankMeter } from "@vycep/ui/tank-meter.tsx";
import {
  formatCount,
  formatMoney,
  formatPallets,
  formatRoundMoney,
  formatWeight,
} from "../../shared/format.ts";
import { useTexts } from "../../shared/i18n/i18n.ts";

export interface CapacityViewProps {
  readonly method: ShippingMethod;
  readonly load: Load;
  readonly netMinor: number;
  readonly currency: Currency;
  readonly limits: CapacityRule;
  /** The verdict of the reading that belongs to the place where this stands (OP-01). */
  readonly progress: Progress;
  readonly isWholesale?: boolean;
  /** "bar" lies flat in the order bar; "card" stands in a summary. */
  readonly look?: "bar" | "card";
}

const tones = { neutral: "neutral", success: "good", error: "over" } as const;
const meterTones = { neutral: "filling", success: "reached", error: "over" } as const;
const messageClass = { neutral: "text-ink-soft", success: "text-hop-ink", error: "text-red-strong" } as const;

/** What is on the order, how much of the vehicle it fills, and what is missing (PROGRESS-01…34). */
export function CapacityView(props: CapacityViewProps) {
  const { method, progress, look = "bar" } = props;
  if (look === "bar" && isBarHidden(method)) return null; // PROGRESS-02
  const isCard = look === "card";
  return (
    <div className={isCard ? "flex items-center gap-4" : "flex min-w-0 items-center gap-4"}>
      <div className="flex-none">
        <Picture {...props} />
      </div>
      <div className="min-w-0">
        <Figures {...props} />
        <Message progress={progress} />
        <WholesaleLine {...props} />
      </div>
    </div>
  );
}

/** Floor plan for what is loaded, a tank for tank beer, money for orders with a threshold and no places. */
function Picture({ method, load, netMinor, currency, limits, progress }: CapacityViewProps) {
  const t = useTexts("delivery");
  const { kind } = METHODS[method];
  if (kind === "tank") return <Tank load={load} limits={limits} progress={progress} />;
  const places = limits.maxPallets;
  const taken = load.palletThousandths / 1000;
  if (places === null) {
    const threshold = limits.orderValueMinor ?? 0;
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
            weight: formatWeight(load.grams / 1000),
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

function Tank({ load, limits, progress }: Pick<CapacityViewProps, "load" | "limits" | "progress">) {
  const t = useTexts("delivery");
  const all = limits.maxLitres ?? 0;
  const step = 500; // CONST-06
  const marks = Array.from({ length: Math.floor(all / step) }, (_, index) => ({
    at: step * (index + 1),
    text: formatCount(step * (index + 1)),
  }));
  return (
    <TankMeter
      label={t("tankMeter")}
      value={load.millilitres / 1000}
      max={all}
      marks={marks}
      tone={tones[progress.state]}
    />
  );
}

/** "17,4 z 20 palet · 13,6 t z 16 t", or money, or litres: against the minimum until it is reached, then the maximum. */
function Figures({ method, load, netMinor, currency, limits, progress }: CapacityViewProps) {
  const t = useTexts("delivery");
  const { kind } = METHODS[method];
  const parts: string[] = [];
  const taken = load.palletThousandths / 1000;
  const tonnes = load.grams / 1000;
  if (kind === "tank") {
    parts.push(
      t("litresOf", { taken: formatCount(load.millilitres / 1000), all: formatCount(limits.maxLitres ?? 0) }),
    );
  } else {
    if (limits.orderValueMinor !== null) {
      parts.push(
        t("valueOf", {
          value: formatMoney({ minor: netMinor, currency }),
          all: formatRoundMoney({ minor: limits.orderValueMinor, currency }),
        }),
      );
    }
    const places = goal(taken, limits.minPallets, limits.maxPallets);
    parts.push(
      places === null
        ? t("palletsTaken", { taken: formatPallets(taken) })
        : t("palletsOf", { taken: formatPallets(taken), all: places }),
    );
    const weight = goal(tonnes, limits.minKg, limits.maxKg);
    if (weight !== null && kind !== "empties-pickup") {
      parts.push(t("weightOf", { weight: formatWeight(tonnes), all: formatWeight(weight) }));
    }
  }
  return (
    <p className={`text-fine font-bold ${progress.state === "neutral" ? "" : messageClass[progress.state]}`}>
      {parts.join(" · ")}
    </p>
  );
}

/** Measured against the minimum as long as it is not reached, then against the maximum. */
function goal(value: number, min: number | null, max: number | null): number | null {
  return min !== null && value < min ? min : max;
}

function Message({ progress }: { readonly progress: Progress }) {
  const t = useTexts("delivery");
  return (
    <p aria-live="polite" className={`flex gap-1.5 text-fine ${messageClass[progress.state]}`}>
      {progress.state !== "neutral" && (
        <span className="mt-px flex-none">
          <Icon name={progress.state === "success" ? "check" : "warning"} size="small" />
        </span>
      )}
      {t(`progress.${progress.messageCode}`)}
    </p>
  );
}

/** PROGRESS-31, PROGRESS-32, D19. */
function WholesaleLine({ method, load, limits, isWholesale = false }: CapacityViewProps) {
  const t = useTexts("delivery");
  const { kind } = METHODS[method];
  if (!isWholesale || (kind !== "truck" && kind !== "empties-truck")) return null;
  const { minPallets, maxPallets } = limits;
  return (
    <p className="text-fine text-ink-soft">
      {t("wholesalePallets", {
        taken: formatPallets(load.palletThousandths / 1000),
        min: minPallets ?? t("noLimit"),
        max: maxPallets ?? t("noLimit"),
      })}
    </p>
  );
}
