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
import { NextVersion } from "./next-version.tsx";
import { termsQuery } from "./use-terms.ts";
import { VersionsCard } from "./versions-card.tsx";

/** DCONF-03: the terms of use of a market, their versions, and who agreed. */
export const termsScreen: Screen = {
  component: TermsScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(termsQuery(homeMarket())),
};

function TermsScreen() {
  const t = useTexts("terms-desk");
  const desk = useTexts("desk");
  const nameOf = useMarketName();
  const [market, setMarket] = useState(homeMarket);
  const reading = useQuery(termsQuery(market));
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
      <SettingsTabs current="terms" />
      <DeskListBody reading={reading} loading={t("loading")} found={() => ""} none={() => undefined}>
        {(terms) => (
          <div className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-3 max-wide:grid-cols-1">
            <NextVersion key={market} terms={terms} mayChange={mayChange} />
            <VersionsCard terms={terms} />
          </div>
        )}
      </DeskListBody>
    </>
  );
}
