import { isBarHidden, palletCount } from "@vycep/domain/capacity/bar-progress";
import type { Progress } from "@vycep/domain/capacity/progress";
import { METHODS } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPallets } from "@vycep/shell/words/measures";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatCount, formatMoney, formatRoundMoney } from "@vycep/words/engine/format";
import { CapacityPicture, meterTones } from "./capacity-picture.tsx";
import type { CapacityViewProps } from "./capacity-view-props.ts";
import { excessInWords, palletsInWords, weightInWords } from "./load-in-words.ts";

const messageClass = { neutral: "text-ink-soft", success: "text-hop-ink", error: "text-red-strong" } as const;

/** Amber where a limit still blocks, never green (D22); an order of nothing is just told. */
function messageLook({ progress, load }: Pick<CapacityViewProps, "progress" | "load">): string {
  const isBlocked = progress.state === "neutral" && load.boxes > 0;
  return isBlocked ? "text-amber-ink" : messageClass[progress.state];
}

/** Too little is amber like the line of the bar, whichever reading told it; red is only too much (D22). */
function drawn(progress: Progress): Progress {
  return progress.messageCode.startsWith("min-") ? { ...progress, state: "neutral" } : progress;
}

/** What is on the order, how much of the vehicle it fills, and what is missing (PROGRESS-01…34). */
export function CapacityView(asked: CapacityViewProps) {
  const { method, look = "bar" } = asked;
  const props = { ...asked, progress: drawn(asked.progress) };
  if (look === "bar" && isBarHidden(method)) return null; // PROGRESS-02
  return (
    <div className="flex w-full min-w-0 items-center gap-4">
      <div className="flex-none">
        <CapacityPicture {...props} />
      </div>
      <div className={look === "bar" ? "min-w-0 max-w-96 flex-1" : "min-w-0 flex-1"}>
        {look === "bar" && <OrderValue {...props} />}
        <Figures {...props} />
        <Message {...props} />
        <WholesaleLine {...props} />
      </div>
    </div>
  );
}

/** The value on its way to the threshold: "48 651,42 Kč … min. 3 500 Kč" over a meter (PROGRESS-24). */
function OrderValue({ netMinor, currency, limits, progress }: CapacityViewProps) {
  const t = useTexts("delivery");
  const { orderValueMinor: threshold } = limits;
  if (threshold === null || limits.maxPallets === null) return null;
  const value = formatMoney({ minor: netMinor, currency });
  const all = formatRoundMoney({ minor: threshold, currency });
  return (
    <>
      <p className="flex justify-between gap-3 text-fine">
        <span className="font-bold">{value}</span>
        <span className="text-ink-soft">{t("minimumValue", { money: all })}</span>
      </p>
      <div className="my-1">
        <Meter
          label={t("valueMeter")}
          value={netMinor}
          max={threshold}
          valueText={t("valueOf", { value, all })}
          tone={meterTones[progress.state]}
          size="thin"
        />
      </div>
    </>
  );
}

/**
 * "17,4 z 20 palet · 13,6 t z 16 t" against what fits in; below the minimum what is still missing, because "of" would
 * read as if no more went in: "6,4 palety, do minima chybí 13,6 · 5,1 t, do minima chybí 10,9 t".
 */
function Figures({ method, load, limits, progress }: CapacityViewProps) {
  const t = useTexts("delivery");
  const { kind } = METHODS[method];
  const parts: string[] = [];
  if (kind === "tank") {
    const all = formatCount(limits.maxLitres ?? 0);
    parts.push(t("litresOf", { taken: formatCount(load.millilitres / 1000), all }));
  } else {
    const taken = load.palletThousandths / 1000;
    parts.push(palletsInWords(t, taken, limits));
    const weight = kind === "empties-pickup" ? undefined : weightInWords(t, load.grams / 1000, limits);
    if (weight !== undefined) parts.push(weight);
  }
  const isMoneyFirst = limits.orderValueMinor !== null && limits.maxPallets !== null;
  const look = isMoneyFirst
    ? "text-ink-soft"
    : `font-bold ${progress.state === "neutral" ? "" : messageClass[progress.state]}`;
  return <p className={`text-fine ${look}`}>{parts.join(" · ")}</p>;
}

function Message({ progress, load, limits }: CapacityViewProps) {
  const t = useTexts("delivery");
  const excess = excessInWords(t, load, { limits, messageCode: progress.messageCode });
  return (
    <p aria-live="polite" className={`flex gap-1.5 text-fine ${messageLook({ progress, load })}`}>
      {(progress.state !== "neutral" || load.boxes > 0) && (
        <span className="mt-px flex-none">
          <Icon name={progress.state === "success" ? "check" : "warning"} size="small" />
        </span>
      )}
      {[t(`progress.${progress.messageCode}`), excess].filter(Boolean).join(" ")}
    </p>
  );
}

/** PROGRESS-31, PROGRESS-32, D19. */
function WholesaleLine({ isWholesale = false, ...facts }: CapacityViewProps) {
  const t = useTexts("delivery");
  const counted = palletCount(facts, isWholesale);
  if (counted === undefined) return null;
  const { palletThousandths, minPallets, maxPallets } = counted;
  return (
    <p className="text-fine text-ink-soft">
      {t("wholesalePallets", {
        taken: formatPallets(palletThousandths / 1000),
        min: minPallets ?? t("noLimit"),
        max: maxPallets ?? t("noLimit"),
      })}
    </p>
  );
}
