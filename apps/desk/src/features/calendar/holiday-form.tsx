import { localNow } from "@vycep/shell/clock/clock";
import { showToast } from "@vycep/shell/messages/toasts";
import { listOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { type KeptDraft, useKeptDraft } from "../../kit/kept-draft.ts";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { useMay } from "../../shared/me.ts";
import { HolidayAdding } from "./holiday-adding.tsx";
import { aDay, type DraftDay, SHOPS, shopsIn } from "./holiday-draft.ts";
import { HolidayTable } from "./holiday-table.tsx";
import { useInsteads } from "./use-changes.ts";
import { type HolidayYear, useConfirmYear } from "./use-holidays.ts";
import { YearGlance } from "./year-glance.tsx";

/** A year is gone through, and confirmed when nothing is in doubt any more (DCAL-01). */
export function HolidayForm({ found }: { readonly found: HolidayYear }) {
  const t = useTexts("holidays");
  const { market, year, isKnown, seen } = found;
  const mayChange = useMay({ area: "calendar", power: "change" });
  const draft = useKeptDraft(`holidays.${market}.${year}.${seen.slice(0, 12)}`, listOf(aDay), daysOf(found));
  const days = draft.value;
  const waiting = days.filter(({ doubt, isChecked }) => doubt !== "" && !isChecked).length;
  const isSame = isKnown && JSON.stringify(days) === JSON.stringify(daysOf(found));
  const change = (next: readonly DraftDay[]) =>
    draft.change([...next].toSorted((one, other) => one.day.localeCompare(other.day)));
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {isKnown ? (
          <Status text={t("isKnown")} tone="done" icon="check" />
        ) : (
          <Status text={days.length === 0 ? t("isUnknown") : t("isProposed")} tone="preparing" icon="clock" />
        )}
        <p className="min-w-48 flex-1 text-small text-ink-soft">
          {isKnown ? t("knownText") : t("proposedText")}
        </p>
        {mayChange && <Confirm found={found} draft={draft} waiting={waiting} isSame={isSame} />}
      </div>
      <YearGlance year={year} days={days} insteads={useInsteads(market, year)} />
      <HolidayTable
        days={days}
        lastFixed={isKnown ? localNow().date : ""}
        onChange={mayChange ? change : undefined}
      />
      {mayChange && (
        <Card title={t("addDay")} headingLevel={2}>
          <HolidayAdding
            year={year}
            taken={days.map(({ day }) => day)}
            onAdd={(day) => change([...days, day])}
          />
        </Card>
      )}
    </div>
  );
}

function daysOf({ days }: HolidayYear): readonly DraftDay[] {
  return days.map(({ day, name, nameEn, isDayOff, shops, doubt }) => ({
    ...{ day, name, nameEn, isDayOff, shops, doubt: doubt ?? "", isChecked: false },
  }));
}

interface ConfirmProps {
  readonly found: HolidayYear;
  readonly draft: KeptDraft<readonly DraftDay[]>;
  readonly waiting: number;
  readonly isSame: boolean;
}

function Confirm({ found: { market, year, seen, isKnown }, draft, waiting, isSame }: ConfirmProps) {
  const t = useTexts("holidays");
  const action = useConfirmYear();
  const { value: days } = draft;
  async function confirm() {
    const ended = await action.run({
      ...{ market, year, seen },
      days: days.map(({ day, name, nameEn, isDayOff, shops }) => ({
        ...{ day, name, nameEn, isDayOff, shops: shopsIn(shops) ?? SHOPS[0] },
      })),
    });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    draft.forget();
    showToast(t("confirmed", { market, year: String(year) }));
  }
  const reason =
    days.length === 0
      ? t("nothingToConfirm")
      : waiting > 0
        ? t("waiting", { count: waiting })
        : isSame
          ? t("nothingChanged")
          : undefined;
  return (
    <>
      <Button isBusy={action.isBusy} disabledReason={reason} onClick={() => void confirm()}>
        {isKnown ? t("saveYear") : t("confirmDays", { count: days.length })}
      </Button>
      <div className="grid basis-full gap-2 empty:hidden">
        {draft.isFound && <Alert tone="info">{t("draftFound")}</Alert>}
        <RefusalAlert action={action} title={t("notConfirmed")} />
      </div>
    </>
  );
}
