import { useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody } from "../../kit/list-states.tsx";
import { SettingsTabs } from "../../kit/settings-tabs.tsx";
import { useMay } from "../../shared/me.ts";
import { ContactsCard } from "./contacts-card.tsx";
import { LookForm } from "./look-form.tsx";
import { brandQuery } from "./use-brand.ts";

/** DCONF-04: the look of the portal and, country by country, mails and contacts. */
export const brandScreen: Screen = {
  component: BrandScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(brandQuery),
};

function BrandScreen() {
  const t = useTexts("brand-desk");
  const desk = useTexts("desk");
  const reading = useQuery(brandQuery);
  const mayChange = useMay({ area: "configuration", power: "change" });
  return (
    <>
      <DeskHead title={desk("portalSettings")} />
      <SettingsTabs current="brand" />
      <DeskListBody reading={reading} loading={t("loading")} found={() => ""} none={() => undefined}>
        {(brand) => (
          <div className="grid gap-3">
            <LookForm brand={brand} mayChange={mayChange} />
            <div className="grid grid-cols-2 items-start gap-3 max-wide:grid-cols-1">
              {brand.contacts.map((contacts) => (
                <ContactsCard key={contacts.market} {...{ contacts, mayChange }} seen={brand.seen} />
              ))}
            </div>
          </div>
        )}
      </DeskListBody>
    </>
  );
}
