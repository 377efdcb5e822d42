import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Table } from "@vycep/ui/data/table.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { keptThings } from "../../features/content/legal/kept-things.ts";

/** LAYOUT-08: what the browser keeps; all of it is needed, so nobody is asked for consent. */
export const cookiesScreen: Screen = { component: CookiesScreen };

function CookiesScreen() {
  const t = useTexts("legal");
  const shell = useTexts("shell");
  return (
    <>
      <PageTitle title={shell("cookies")} />
      <div className="grid gap-5">
        <Alert tone="success" title={t("onlyNeeded")}>
          {t("onlyNeededText")}
        </Alert>
        <Table
          caption={shell("cookies")}
          columns={[
            {
              key: "name",
              header: t("columnName"),
              isRowHeader: true,
              cell: ({ names }) => (
                <span className="block w-72 max-w-full font-mono text-small wrap-break-word whitespace-normal">
                  {names.join(", ")}
                </span>
              ),
            },
            { key: "place", header: t("columnPlace"), cell: ({ place }) => t(place) },
            { key: "purpose", header: t("columnPurpose"), isWide: true, cell: ({ purpose }) => t(purpose) },
            { key: "time", header: t("columnTime"), cell: ({ time }) => t(time) },
          ]}
          rows={keptThings}
          rowKey={({ names }) => names.join()}
        />
        <p className="text-ink-soft">{t("clear")}</p>
      </div>
    </>
  );
}
