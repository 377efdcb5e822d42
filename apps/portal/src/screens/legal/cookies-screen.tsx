import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { type Column, Table } from "@vycep/ui/data/table.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { type KeptThing, keptThings } from "../../features/content/legal/kept-things.ts";
import { LegalPage } from "../../features/content/legal/legal-page.tsx";
import { paths } from "../../shared/paths.ts";

/** LAYOUT-08: what the browser keeps; all of it is needed, so nobody is asked for consent. */
export const cookiesScreen: Screen = { component: CookiesScreen };

function CookiesScreen() {
  const t = useTexts("legal");
  const shell = useTexts("shell");
  const columns: readonly Column<KeptThing>[] = [
    {
      key: "name",
      header: t("columnName"),
      cell: ({ names }) => (
        <span className="font-mono text-small whitespace-normal wrap-anywhere">{names.join(", ")}</span>
      ),
      isRowHeader: true,
    },
    { key: "place", header: t("columnPlace"), cell: ({ place }) => t(place) },
    { key: "purpose", header: t("columnPurpose"), cell: ({ purpose }) => t(purpose), isWide: true },
    { key: "time", header: t("columnTime"), cell: ({ time }) => t(time) },
  ];
  return (
    <>
      <PageTitle title={shell("cookies")} />
      <LegalPage current={paths.cookies()}>
        <div className="grid gap-5">
          <Alert tone="success" title={t("onlyNeeded")}>
            {t("onlyNeededText")}
          </Alert>
          <Table
            caption={shell("cookies")}
            columns={columns}
            rows={keptThings}
            rowKey={({ names }) => names.join()}
          />
          <p className="text-ink-soft">{t("clear")}</p>
        </div>
      </LegalPage>
    </>
  );
}
