import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { changesIn, draftOf } from "./settings-draft.ts";
import { type Settings, useDropSettings } from "./use-portal-settings.ts";

interface PlannedCardProps {
  readonly settings: Settings;
  readonly mayChange: boolean;
}

/** What will hold from days ahead; each can be taken back. */
export function PlannedCard({ settings, mayChange }: PlannedCardProps) {
  const t = useTexts("portal-settings");
  const action = useDropSettings();
  const { market, seen, dated } = settings;
  const ahead = dated.flatMap((one, place) => {
    const before = dated[place - 1];
    return one.validFrom === null || before === undefined
      ? []
      : [{ validFrom: one.validFrom, count: changesIn(draftOf(one, ""), before) }];
  });
  if (ahead.length === 0) return null;
  async function takeBack(validFrom: string) {
    const ended = await action.run({ market, seen, validFrom });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("takenBack", { day: formatDate(toLocalDate(validFrom)) }));
  }
  return (
    <Card title={t("planned")}>
      <RefusalAlert action={action} title={t("notTakenBack")} />
      <ul className="grid gap-2">
        {ahead.map(({ validFrom, count }) => {
          const day = formatDate(toLocalDate(validFrom));
          return (
            <li key={validFrom} className="flex items-center justify-between gap-3">
              <span>
                <strong>{t("from", { day })}</strong>
                <span className="block text-small text-ink-soft">{t("plannedChanges", { count })}</span>
              </span>
              {mayChange && (
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t("takeBackOf", { day })}
                  isBusy={action.isBusy}
                  onClick={() => void takeBack(validFrom)}
                >
                  {t("takeBack")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
