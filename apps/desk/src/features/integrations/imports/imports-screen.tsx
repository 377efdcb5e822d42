import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { useDeskList } from "../../../kit/desk-address.ts";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { KeysetPages } from "../../../kit/keyset-pages.tsx";
import { ListExport } from "../../../kit/list-export.tsx";
import { DeskListBody, Nothing } from "../../../kit/list-states.tsx";
import { useMay } from "../../../shared/me.ts";
import { paths } from "../../../shared/paths.ts";
import { IntegrationsTabs } from "../integrations-tabs.tsx";
import { importsAddress } from "./imports-address.ts";
import { ImportsTable } from "./imports-table.tsx";
import { NewImport } from "./new-import.tsx";
import { importsOnPage, importsQuery, kindsQuery } from "./use-imports.ts";

/** DINT-03: where files are brought in, and what was. */
export const importsScreen: Screen = {
  component: ImportsScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(kindsQuery);
    void queryClient.prefetchQuery(importsQuery(importsAddress.parse(search).after));
  },
};

function ImportsScreen() {
  const t = useTexts("imports");
  const desk = useTexts("desk");
  const list = useDeskList(importsAddress, paths.imports());
  const { after } = list.state;
  const reading = useQuery({ ...importsQuery(after), placeholderData: keepPreviousData });
  const mayChange = useMay({ area: "configuration", power: "change" });
  const page = reading.data;
  const found = page && t("found", { count: page.total });
  return (
    <>
      <DeskHead title={desk("integrations")} />
      <IntegrationsTabs current="imports" />
      {mayChange && (
        <div className="px-page pb-4">
          <NewImport />
        </div>
      )}
      <section aria-label={t("history")}>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-3 px-page">
          <h2 className="type-heading">{t("history")}</h2>
          <ListExport
            operation="dataImports"
            args={{}}
            page={{ first: importsOnPage, after }}
            isEmpty={page?.total === 0}
          />
        </div>
        <DeskListBody
          reading={reading}
          loading={t("loading")}
          found={({ total }) => t("found", { count: total })}
          none={({ items }) =>
            items.length > 0 ? undefined : (
              <Nothing icon="upload" title={t("noneTitle")}>
                {t("noneText")}
              </Nothing>
            )
          }
        >
          {({ items, next }) => (
            <>
              <ImportsTable rows={items} mayUndo={mayChange} />
              <KeysetPages
                summary={found ?? ""}
                first={after === undefined ? undefined : list.hrefAfter(undefined)}
                next={next == null ? undefined : list.hrefAfter(next)}
              />
            </>
          )}
        </DeskListBody>
      </section>
    </>
  );
}
