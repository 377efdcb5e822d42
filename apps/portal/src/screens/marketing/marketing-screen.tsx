import { ListBody } from "@vycep/shell/list/list-body.tsx";
import { useListPage } from "@vycep/shell/list/list-page";
import { ListPages } from "@vycep/shell/list/list-pages.tsx";
import { NoneFound } from "@vycep/shell/list/none-found.tsx";
import { useListAddress } from "@vycep/shell/list/use-list-address";
import { later } from "@vycep/shell/page/later.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { useState } from "react";
import { ChosenMaterials } from "../../features/marketing/chosen-materials.tsx";
import { FolderChips } from "../../features/marketing/folder-chips.tsx";
import { MaterialCard } from "../../features/marketing/material-card.tsx";
import { MaterialFilters } from "../../features/marketing/material-filters.tsx";
import { materialsAddress } from "../../features/marketing/materials-address.ts";
import {
  type Material,
  materialBrandsQuery,
  materialsQuery,
  pageSize,
} from "../../features/marketing/use-materials.ts";
import { newTicketPath, paths } from "../../shared/paths.ts";

const preview = later(
  async () => (await import("../../features/marketing/material-preview.tsx")).MaterialPreview,
  ["marketing"],
);
const order = later(
  async () => (await import("../../features/marketing/order-print.tsx")).OrderPrint,
  ["marketing"],
);

/** ROUTE-18, MARKETING-01: materials to look at, to download and to order as prints. */
export const marketingScreen: Screen = {
  component: MarketingScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(materialsQuery(materialsAddress.parse(search)));
    void queryClient.prefetchQuery(materialBrandsQuery);
  },
};

interface Opened {
  readonly material: Material;
  readonly as: "preview" | "order";
}

function MarketingScreen() {
  const t = useTexts("marketing");
  const list = useListAddress(materialsAddress, paths.marketing());
  const reading = useListPage(materialsQuery, list.state);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Material>>(new Map());
  const [opened, setOpened] = useState<Opened>();
  function toggle(material: Material) {
    const next = new Map(chosen);
    if (!next.delete(material.materialId)) next.set(material.materialId, material);
    setChosen(next);
  }
  return (
    <>
      <PageTitle title={t("title")} note={t("note")} />
      <MaterialFilters list={list} />
      <FolderChips list={list} page={reading.data} />
      <ListBody
        list={reading}
        pageSize={4}
        loading={t("listLoading")}
        failed={t("listFailed")}
        found={(count) => t("found", { count })}
        none={<NoMaterial isNarrowed={list.address.isNarrowed(list.state)} onClear={list.clear} />}
      >
        {(page) => (
          <>
            <ul className="grid grid-cols-4 gap-5 max-mobile:grid-cols-1 max-mobile:gap-4 tablet:grid-cols-2">
              {page.rows.map((material) => (
                <li key={material.materialId}>
                  <MaterialCard
                    material={material}
                    isChosen={chosen.has(material.materialId)}
                    onChoose={() => toggle(material)}
                    onPreview={() => setOpened({ material, as: "preview" })}
                    onOrder={() => setOpened({ material, as: "order" })}
                  />
                </li>
              ))}
            </ul>
            {page.pageCount > 1 && (
              <ListPages
                {...page}
                pageSize={pageSize}
                all={t("ofAll", { count: page.total })}
                hrefFor={list.hrefOf}
              />
            )}
          </>
        )}
      </ListBody>
      {chosen.size > 0 && (
        <ChosenMaterials chosen={[...chosen.values()]} onClear={() => setChosen(new Map())} />
      )}
      {opened?.as === "preview" && (
        <preview.Part material={opened.material} onClose={() => setOpened(undefined)} />
      )}
      {opened?.as === "order" && opened.material.print !== null && (
        <order.Part
          material={opened.material}
          print={opened.material.print}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function NoMaterial({ isNarrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  const t = useTexts("marketing");
  return (
    <NoneFound
      title={t(isNarrowed ? "noneFoundTitle" : "noneYetTitle")}
      first={<ButtonLink href={newTicketPath({ category: "marketing" })}>{t("askFor")}</ButtonLink>}
      onClear={isNarrowed ? onClear : undefined}
    >
      {t(isNarrowed ? "noneFoundText" : "noneYetText")}
    </NoneFound>
  );
}
