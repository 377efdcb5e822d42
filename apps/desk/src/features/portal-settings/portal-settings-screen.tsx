import { useQuery } from "@tanstack/react-query";
import { homeMarket, marketCodes } from "@vycep/domain/market/market";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody } from "../../kit/list-states.tsx";
import { useMarketName } from "../../kit/market-words.ts";
import { SettingsTabs } from "../../kit/settings-tabs.tsx";
import { useMay } from "../../shared/me.ts";
import { MaintenanceCard } from "./maintenance-card.tsx";
import { PlannedCard } from "./planned-card.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { portalSettingsQuery } from "./use-portal-settings.ts";

/** DCONF-01: what the portal is for the customers of a market, from which day on, and when it is closed. */
export const portalSettingsScreen: Screen = {
  component: PortalSettingsScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(portalSettingsQuery(homeMarket())),
};

function PortalSettingsScreen() {
  const t = useTexts("portal-settings");
  const desk = useTexts("desk");
  const nameOf = useMarketName();
  const [market, setMarket] = useState(homeMarket);
  const reading = useQuery(portalSettingsQuery(market));
  const mayChange = useMay({ area: "configuration", power: "change" });
  return (
    <>
      <DeskHead
        title={desk("portalSettings")}
        tools={
          <Segments
            label={t("market")}
            options={marketCodes().map((id) => ({ id, label: nameOf(id) }))}
            value={market}
            onPick={setMarket}
          />
        }
      />
      <SettingsTabs current="settings" />
      <DeskListBody reading={reading} loading={t("loading")} found={() => ""} none={() => undefined}>
        {(settings) => (
          <div className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-3 max-wide:grid-cols-1">
            <SettingsForm key={market} settings={settings} mayChange={mayChange} />
            <div className="grid gap-3">
              <MaintenanceCard key={market} settings={settings} mayChange={mayChange} />
              <PlannedCard settings={settings} mayChange={mayChange} />
            </div>
          </div>
        )}
      </DeskListBody>
    </>
  );
}
