import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { paths } from "../../shared/paths.ts";
import { trialAddress } from "./offers-address.ts";
import { OffersTabs } from "./offers-tabs.tsx";
import { TrialCard } from "./trial-card.tsx";

/** DGOOD-03: any goods as a named customer's cart, with a leaflet that nobody sees yet where its address says so. */
export const trialScreen: Screen = { component: TrialScreen };

function TrialScreen() {
  const t = useTexts("deal-desk");
  const desk = useTexts("desk");
  const { place = "", day = "", goods = "", leaflet } = useDeskList(trialAddress, paths.trialCart()).state;
  const typed = goods
    .split(",")
    .map((line) => line.replace("*", " "))
    .join("\n");
  return (
    <>
      <DeskHead title={desk("offers")} note={t("dayDecides")} />
      <OffersTabs current="trial" />
      <div className="max-w-2xl px-page pb-6">
        <TrialCard
          key={`${place} ${day} ${goods} ${leaflet ?? ""}`}
          begins={{ place, day, goods: typed, leafletId: leaflet }}
        />
      </div>
    </>
  );
}
