import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatWeekdayNear } from "@vycep/words/engine/format";
import { useId } from "react";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { paths } from "../../shared/paths.ts";
import { useMakeDriverCode } from "./use-board.ts";

interface DriverCodeProps {
  readonly day: string;
  readonly driverId: string;
  readonly name: string;
}

/** A code by which a driver's telephone comes in that day; it is shown this once (DSIGN-09). */
export function DriverCode({ day, driverId, name }: DriverCodeProps) {
  const t = useTexts("rounds");
  const language = useLanguage();
  const id = useId();
  const making = useMakeDriverCode();
  const date = parseLocalDate(day);
  const { ended } = making;
  const code = ended?.kind === "done" ? ended.answer.code : undefined;
  return (
    <section aria-labelledby={id} className="grid gap-2 border-t border-line pt-4">
      <h3 id={id} className="font-semibold">
        {t("codeFor")}
      </h3>
      <p className="text-small text-ink-soft">
        {t("codeForNote", { day: date === undefined ? day : formatWeekdayNear(date, language), name })}
      </p>
      {code != null && (
        <div className="grid gap-1 rounded-normal bg-bottle-tint p-4 text-bottle">
          <output aria-label={t("codeOf", { name })} className="font-mono text-large tracking-wider">
            {code}
          </output>
          <p className="text-small">{t("codeOnce", { address: location.host + paths.ownRound() })}</p>
        </div>
      )}
      <RefusalAlert action={making} />
      {code == null && (
        <div>
          <Button
            variant="outline"
            size="small"
            isBusy={making.isBusy}
            onClick={() => void making.run({ day, driverId })}
          >
            {t("makeCode")}
          </Button>
        </div>
      )}
    </section>
  );
}
