import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { linkClass } from "@vycep/ui/actions/link.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatPercent } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { useId, useState } from "react";
import { moneyIn } from "./moved-product.ts";
import { type ComparedDay, useCartDays } from "./use-cart-days.ts";
import { useShortDay } from "./use-short-day.ts";

interface BestDaysProps {
  readonly cart: { readonly id: string; readonly changedAt: string | undefined };
  readonly onPick: (date: LocalDate) => void;
  readonly onClose: () => void;
  /** Opens the calendar instead, where there is one. */
  readonly onCalendar: (() => void) | undefined;
}

/** Which day is best (B8): five days, the whole cart priced on each; nothing moves before the button. */
export function BestDays({ cart, onPick, onClose, onCalendar }: BestDaysProps) {
  const t = useTexts("move");
  const dayOf = useShortDay();
  const { data, error } = useCartDays(cart);
  const [chosen, setChosen] = useState<string>();
  const days = data?.days ?? [];
  const best =
    days.find(({ is_best: isBest }) => isBest) ?? days.find(({ badges }) => badges.includes("in_cart"));
  const picked = days.find(({ date }) => date === (chosen ?? best?.date));
  const isHere = picked?.badges.includes("in_cart") === true;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("whenTitle")}
      description={t("whenText")}
      closeLabel={t("close")}
      size="wide"
      footNote={
        onCalendar && (
          <button type="button" aria-haspopup="dialog" className={linkClass()} onClick={onCalendar}>
            {t("otherDay")}
          </button>
        )
      }
      actions={
        picked !== undefined && (
          <Button size="large" onClick={() => (isHere ? onClose() : onPick(toLocalDate(picked.date)))}>
            {t(isHere ? "staysHere" : "chooseDay", { day: dayOf(picked.date) })}
          </Button>
        )
      }
    >
      {data === undefined && error === null && <SkeletonRows label={t("counting")} rows={5} />}
      {error !== null && <Alert tone="error">{t("daysFailed")}</Alert>}
      {data !== undefined && (
        <Rows days={days} currency={data.currency} picked={picked?.date} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

interface RowsProps {
  readonly days: readonly ComparedDay[];
  readonly currency: string;
  readonly picked: string | undefined;
  readonly onChoose: (date: string) => void;
}

function Rows({ days, currency, picked, onChoose }: RowsProps) {
  const t = useTexts("move");
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t("whenTitle")}</legend>
      {days.map((day) => (
        <DayRow key={day.date} {...{ day, currency, name, onChoose }} isChosen={day.date === picked} />
      ))}
    </fieldset>
  );
}

interface DayRowProps extends Pick<RowsProps, "currency" | "onChoose"> {
  readonly day: ComparedDay;
  readonly name: string;
  readonly isChosen: boolean;
}

function DayRow({ day, currency, name, isChosen, onChoose }: DayRowProps) {
  const t = useTexts("move");
  const dayOf = useShortDay();
  const { money, difference } = moneyIn(currency);
  const orderBy = decodeMoment(day.order_by ?? "");
  const why = useWhy(day);
  const cheaper = (day.difference ?? 0) < 0;
  return (
    <label
      className={classNames(
        "grid cursor-pointer grid-cols-day-row items-center gap-x-3 gap-y-1 rounded-normal border-field px-4 py-2.5",
        isChosen ? "border-bottle bg-bottle-mist shadow-edge-bottle" : "border-line-strong",
        !isChosen && (day.may_send ? "bg-foam" : "bg-foam-dim"),
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={() => onChoose(day.date)}
        className="size-4.5 accent-bottle"
      />
      <span>
        <strong className="block">{dayOf(day.date)}</strong>
        {orderBy !== undefined && (
          <span className="text-fine text-ink-soft">
            {t("orderBy", { moment: `${dayOf(orderBy.date)} ${formatTime(orderBy.minutes)}` })}
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-1.5 text-small text-ink-soft max-mobile:order-last max-mobile:col-span-2 max-mobile:col-start-2">
        {day.badges.map((badge) => (
          <Status
            key={badge}
            tone={
              badge === "cheapest" || badge === "minimum_met"
                ? "done"
                : badge === "in_cart"
                  ? "muted"
                  : "refused"
            }
            text={badge === "set_aside" ? t("asideThen", { count: day.set_aside }) : t(`badge.${badge}`)}
          />
        ))}
        {why !== undefined && <span>{why}</span>}
      </span>
      <span className="text-right">
        <strong className="block whitespace-nowrap">{day.net == null ? "—" : money(day.net)}</strong>
        <span
          className={classNames(
            "text-fine whitespace-nowrap",
            cheaper ? "font-bold text-bottle" : "text-ink-soft",
          )}
        >
          {day.difference == null
            ? t("cannotSend")
            : day.difference !== 0
              ? difference(day.difference)
              : t(day.badges.includes("in_cart") ? "sameDay" : "samePrice")}
        </span>
      </span>
    </label>
  );
}

/** What makes the day another one, in words: the limit that is crossed, else the line that tells most. */
function useWhy({ tells, limit, date }: ComparedDay): string | undefined {
  const t = useTexts("move");
  const dayOf = useShortDay();
  if (tells?.fate === "set_aside" && tells.sold_to && tells.sold_to < date)
    return t("productUntil", { product: tells.name, day: dayOf(tells.sold_to) });
  if (tells?.fate === "set_aside" && tells.sold_from && tells.sold_from > date)
    return t("productFrom", { product: tells.name, day: dayOf(tells.sold_from) });
  if (limit) return limit.message;
  if (tells?.promo_after && !tells.promo_before) {
    const percent = formatPercent(-Math.abs(tells.promo_after.percentage));
    return t("productPromo", { product: tells.name, percent });
  }
  if (tells?.promo_before && !tells.promo_after) return t("productPromoEnds", { product: tells.name });
  return undefined;
}
