import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { useDeskList } from "../../../kit/desk-address.ts";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { KeysetPages } from "../../../kit/keyset-pages.tsx";
import { DeskListBody, Nothing } from "../../../kit/list-states.tsx";
import { paths } from "../../../shared/paths.ts";
import { IntegrationsTabs } from "../integrations-tabs.tsx";
import { exportsAddress } from "./exports-address.ts";
import { ExportsTable } from "./exports-table.tsx";
import { NewExport } from "./new-export.tsx";
import { exportsQuery } from "./use-exports.ts";

/** DINT-04: where everything is taken along, and what was. */
export const exportsScreen: Screen = {
  component: ExportsScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(exportsQuery(exportsAddress.parse(search).after));
  },
};

function ExportsScreen() {
  const t = useTexts("exports");
  const desk = useTexts("desk");
  const list = useDeskList(exportsAddress, paths.exports());
  const { after } = list.state;
  const reading = useQuery({ ...exportsQuery(after), placeholderData: keepPreviousData });
  const found = reading.data && t("found", { count: reading.data.total });
  return (
    <>
      <DeskHead title={desk("integrations")} />
      <IntegrationsTabs current="export" />
      <div className="px-page pb-4">
        <NewExport />
      </div>
      <section aria-label={t("history")}>
        <h2 className="mb-2 px-page type-heading">{t("history")}</h2>
        <DeskListBody
          reading={reading}
          loading={t("loading")}
          found={({ total }) => t("found", { count: total })}
          none={({ items }) =>
            items.length > 0 ? undefined : (
              <Nothing icon="download" title={t("noneTitle")}>
                {t("noneText")}
              </Nothing>
            )
          }
        >
          {({ items, next }) => (
            <>
              <ExportsTable rows={items} />
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
