import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { keptThings } from "../../features/content/legal/kept-things.ts";
import { LegalPage } from "../../features/content/legal/legal-page.tsx";
import { paths } from "../../shared/paths.ts";

/** LAYOUT-08: what the browser keeps; all of it is needed, so nobody is asked for consent. */
export const cookiesScreen: Screen = { component: CookiesScreen };

function CookiesScreen() {
  const t = useTexts("legal");
  const shell = useTexts("shell");
  return (
    <>
      <PageTitle title={shell("cookies")} />
      <LegalPage current={paths.cookies()}>
        <div className="grid gap-5">
          <Alert tone="success" title={t("onlyNeeded")}>
            {t("onlyNeededText")}
          </Alert>
          <div className="overflow-x-auto rounded-large border border-line bg-foam">
            <table className="w-full border-collapse text-left">
              <caption className="sr-only">{shell("cookies")}</caption>
              <thead className="type-label text-ink-soft">
                <tr>
                  <th className="px-4 py-3">{t("columnName")}</th>
                  <th className="px-4 py-3">{t("columnPlace")}</th>
                  <th className="px-4 py-3">{t("columnPurpose")}</th>
                  <th className="px-4 py-3">{t("columnTime")}</th>
                </tr>
              </thead>
              <tbody>
                {keptThings.map(({ names, place, purpose, time }) => (
                  <tr key={names.join()} className="border-t border-line align-top">
                    <th
                      scope="row"
                      className="w-72 px-4 py-3 font-mono text-small font-normal wrap-break-word"
                    >
                      {names.join(", ")}
                    </th>
                    <td className="px-4 py-3">{t(place)}</td>
                    <td className="px-4 py-3">{t(purpose)}</td>
                    <td className="px-4 py-3">{t(time)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="text-ink-soft">{t("clear")}</p>
        </div>
      </LegalPage>
    </>
  );
}
