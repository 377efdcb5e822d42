import type { OwnStop } from "@vycep/contract/deliveries/driver.rest";
import { MAX_EMPTIES_UNITS } from "@vycep/domain/empties/planned-return";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { CountField } from "./count-field.tsx";
import { notedEmpties, type StopDraft } from "./stop-draft.ts";

interface EmptiesListProps {
  readonly stop: OwnStop;
  readonly draft: StopDraft;
  readonly onChange: (part: Partial<StopDraft>) => void;
}

/** What is taken along, against what was announced; other types may come besides. */
export function EmptiesList({ stop, draft, onChange }: EmptiesListProps) {
  const t = useTexts("driver");
  const counted = notedEmpties(stop, draft);
  const count = (code: string, units: number) => onChange({ units: { ...draft.units, [code]: units } });
  const others = stop.takenBack.filter(({ code }) => !counted.some((one) => one.code === code));
  return (
    <section aria-labelledby="empties" className="mt-2">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="empties" className="text-heading font-bold">
          {t("empties")}
        </h2>
        <span className="text-small text-ink-soft">{t("emptiesNote")}</span>
      </div>
      {counted.length === 0 ? (
        <p className="text-ink-soft">{t("noEmpties")}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-normal border border-line bg-foam">
          {counted.map(({ code, name, expected, units }) => (
            <li key={code} className="flex items-center justify-between gap-3 px-4 py-3">
              <div className="min-w-0">
                <b className="block text-pretty">{name}</b>
                <span
                  className={classNames(
                    "text-ink-soft",
                    expected !== null && units !== expected && "font-semibold text-amber-ink",
                  )}
                >
                  {expected === null ? t("notAnnounced") : t("announced", { count: expected })}
                </span>
              </div>
              <CountField
                label={t("counted")}
                name={name}
                value={units}
                max={MAX_EMPTIES_UNITS}
                onChange={(next) => count(code, next)}
              />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-touch cursor-pointer items-center gap-2 font-semibold text-bottle">
            <Icon name="plus" size="small" />
            {t("otherEmpties")}
          </summary>
          <div className="flex flex-wrap gap-2">
            {others.map(({ code, name }) => (
              <Chip key={code} icon="plus" text={name} onClick={() => count(code, 1)} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}
