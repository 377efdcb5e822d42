import type { NoticeSettingsAnswer } from "@vycep/contract/notices/notice-settings.rest";
import {
  NOTICE_SETTING_NAMES,
  NOTICE_WAYS,
  type NoticeSetting,
  type NoticeWay,
} from "@vycep/domain/notices/notice-setting";
import { useTexts } from "@vycep/shell/words/i18n";
import { Switch } from "@vycep/ui/fields/switch.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";

type Place = NoticeSettingsAnswer["places"][number];

interface NoticeSwitchesProps {
  /** What is shown: all places, or one. */
  readonly places: readonly Place[];
  readonly onLook: (setting: NoticeSetting) => void;
  readonly onTurn: (setting: NoticeSetting, way: NoticeWay, isWanted: boolean) => void;
}

/** What one is told by which way: a row a kind, a column a way (BELL-03). Over several places a switch is on where all are. */
export function NoticeSwitches({ places, onLook, onTurn }: NoticeSwitchesProps) {
  const t = useTexts("notice-settings");
  const rows = NOTICE_SETTING_NAMES.filter((name) =>
    places.some(({ settings }) => settings.some(({ setting }) => setting === name)),
  );
  return (
    <Card isFlush>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line text-left type-label">
            <th scope="col" className="px-5 py-3 max-mobile:px-3.5">
              {t("what")}
            </th>
            {NOTICE_WAYS.map((way) => (
              <th key={way} scope="col" className="px-2 py-3 text-center">
                {t(`way.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((setting) => (
            <tr
              key={setting}
              className="border-b border-line last:border-b-0"
              onFocus={() => onLook(setting)}
              onPointerEnter={() => onLook(setting)}
            >
              <th scope="row" className="px-5 py-3 text-left font-normal max-mobile:px-3.5">
                <span className="block font-bold">{t(`setting.${setting}`)}</span>
                <span className="block text-small text-ink-soft">{t(`hint.${setting}`)}</span>
              </th>
              {NOTICE_WAYS.map((way) => (
                <td key={way} className="px-2 py-1">
                  <WaySwitch {...{ places, setting, way, onTurn }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type WaySwitchProps = Pick<NoticeSwitchesProps, "places" | "onTurn"> & {
  readonly setting: NoticeSetting;
  readonly way: NoticeWay;
};

function WaySwitch({ places, setting, way, onTurn }: WaySwitchProps) {
  const t = useTexts("notice-settings");
  const values = places.flatMap(
    ({ settings }) => settings.find((one) => one.setting === setting)?.ways[way] ?? [],
  );
  if (values.length === 0) {
    return <span className="sr-only">{t("noWay")}</span>;
  }
  return (
    <div className="flex justify-center">
      <Switch
        label={<span className="sr-only">{`${t(`setting.${setting}`)}: ${t(`way.${way}`)}`}</span>}
        isOn={values.every(Boolean)}
        onChange={(isWanted) => onTurn(setting, way, isWanted)}
      />
    </div>
  );
}
