import { useSuspenseQuery } from "@tanstack/react-query";
import { showUndo } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { useState } from "react";
import { NoticePreview } from "../../features/notices/notice-preview.tsx";
import { NoticeSwitches } from "../../features/notices/notice-switches.tsx";
import {
  type NoticeSetting,
  type NoticeWay,
  noticeSettingsQuery,
  type SwitchChange,
  setNoticeSettings,
  useSetNoticeSettings,
} from "../../features/notices/use-notice-settings.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** BELL-03: what one is told, by which ways, for which places; every switch is saved at once and can be taken back. */
export const noticesSection: Screen = {
  component: NoticesSection,
  load: ({ queryClient }) => void queryClient.prefetchQuery(noticeSettingsQuery),
};

function NoticesSection() {
  const t = useTexts("notice-settings");
  const { shipTos } = useCurrentUser();
  const { data } = useSuspenseQuery(noticeSettingsQuery);
  const [chosen, setChosen] = useState<string>();
  const [looked, setLooked] = useState<NoticeSetting>();
  const save = useSetNoticeSettings(t("failed"));
  const places = data.places.filter(({ shipToId }) => chosen === undefined || shipToId === chosen);
  const nameOf = (id: string | undefined) =>
    shipTos.find(({ shipToId }) => shipToId === id)?.shipToName ?? "";
  const shown = looked ?? places[0]?.settings[0]?.setting;

  async function handleTurn(setting: NoticeSetting, way: NoticeWay, isWanted: boolean) {
    const before = places.flatMap(({ shipToId, settings }): SwitchChange[] => {
      const value = settings.find((one) => one.setting === setting)?.ways[way];
      return value === undefined ? [] : [{ shipToId, setting, way, isWanted: value }];
    });
    const ended = await save.run(before.map((change) => ({ ...change, isWanted })));
    if (ended?.kind !== "done") return;
    const values = { setting: t(`setting.${setting}`), way: t(`way.${way}`) };
    showUndo(t(isWanted ? "savedOn" : "savedOff", values), () => setNoticeSettings(before));
  }

  return (
    <div className="grid items-start gap-5 wide:grid-cols-aside">
      <div className="min-w-0">
        {data.places.length > 1 && (
          <fieldset className="mb-4">
            <legend className="sr-only">{t("places")}</legend>
            <div className="flex flex-wrap gap-2">
              <Chip text={t("allPlaces")} isOn={chosen === undefined} onClick={() => setChosen(undefined)} />
              {data.places.map(({ shipToId }) => (
                <Chip
                  key={shipToId}
                  text={nameOf(shipToId)}
                  isOn={chosen === shipToId}
                  onClick={() => setChosen(shipToId)}
                />
              ))}
            </div>
          </fieldset>
        )}
        <NoticeSwitches
          places={places}
          onLook={setLooked}
          onTurn={(setting, way, isWanted) => void handleTurn(setting, way, isWanted)}
        />
        <p className="mt-3 text-small text-ink-soft">{t("account")}</p>
      </div>
      {shown !== undefined && <NoticePreview setting={shown} place={nameOf(places[0]?.shipToId)} />}
    </div>
  );
}
