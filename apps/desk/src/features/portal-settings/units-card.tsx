import { METHODS_WITH_UNITS, TYPES_WITH_UNITS } from "@vycep/domain/portal-settings/portal-settings";
import { useTexts } from "@vycep/shell/words/i18n";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { keyOfUnits, type SettingsDraft, UNITS } from "./settings-draft.ts";

interface UnitsCardProps {
  readonly draft: SettingsDraft;
  readonly isReadOnly: boolean;
  readonly onChange: (units: SettingsDraft["units"]) => void;
}

/** In which units each customer type orders by each method (CONFIG-10). */
export function UnitsCard({ draft, isReadOnly, onChange }: UnitsCardProps) {
  const t = useTexts("portal-settings");
  const orders = useTexts("order-desk");
  return (
    <Card title={t("unitsTitle")}>
      <p className="mb-2 text-small text-ink-soft">{t("unitsHint")}</p>
      <div className="grid grid-cols-2 gap-x-6 gap-y-3 max-laptop:grid-cols-1">
        {TYPES_WITH_UNITS.map((customerType) => (
          <table key={customerType} className="w-full">
            <caption className="pb-1 text-left font-bold">{t(`type.${customerType}`)}</caption>
            <thead>
              <tr className="border-b border-line text-small text-ink-soft">
                <th scope="col" className="py-1 text-left font-normal">
                  {t("method")}
                </th>
                {UNITS.map((unit) => (
                  <th key={unit} scope="col" className="px-2 py-1 text-center font-normal">
                    {t(`unit.${unit}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {METHODS_WITH_UNITS.map((method) => {
                const key = keyOfUnits({ customerType, method });
                const chosen = draft.units[key] ?? [];
                return (
                  <tr key={method} className="border-b border-line last:border-0">
                    <th scope="row" className="py-1 text-left font-normal">
                      {orders(`method.${method}`)}
                    </th>
                    {UNITS.map((unit) => (
                      <td key={unit} className="px-2">
                        <div className="flex justify-center">
                          <Checkbox
                            isLabelHidden
                            label={t("unitOf", {
                              unit: t(`unit.${unit}`),
                              method: orders(`method.${method}`),
                              type: t(`type.${customerType}`),
                            })}
                            disabled={isReadOnly}
                            checked={chosen.includes(unit)}
                            onChange={(event) =>
                              onChange({
                                ...draft.units,
                                [key]: event.target.checked
                                  ? [...chosen, unit]
                                  : chosen.filter((one) => one !== unit),
                              })
                            }
                          />
                        </div>
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        ))}
      </div>
    </Card>
  );
}
