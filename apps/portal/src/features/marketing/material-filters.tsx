import { useQuery } from "@tanstack/react-query";
import { MATERIAL_FORMATS } from "@vycep/domain/marketing/material-file";
import { ListFilters } from "@vycep/shell/list/list-filters.tsx";
import { FilterSelect, PeriodSelect } from "@vycep/shell/list/list-selects.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { type MaterialsState, withoutFolder } from "./materials-address.ts";
import { materialBrandsQuery } from "./use-materials.ts";

/** The bar above the materials: search by name or brand, format, brand, when they were added. */
export function MaterialFilters({ list }: { readonly list: ListInHand<MaterialsState> }) {
  const t = useTexts("marketing");
  const { state, change, address } = list;
  const brands = useQuery(materialBrandsQuery).data ?? [];
  const bar = {
    ...list,
    address: { ...address, countFilters: (of: MaterialsState) => address.countFilters(withoutFolder(of)) },
  };
  return (
    <ListFilters
      list={bar}
      label={t("filters")}
      searchLabel={t("searchLabel")}
      searchPlaceholder={t("searchPlaceholder")}
      sortLabel={(sort) => t(`sort.${sort}`)}
      choices={(look) => (
        <>
          <FilterSelect
            look={look}
            label={t("format")}
            any={t("anyFormat")}
            options={MATERIAL_FORMATS.map((id) => ({ id, label: t(`format.${id}`) }))}
            value={state.format}
            onChange={(format) => change({ format })}
          />
          <FilterSelect
            look={look}
            label={t("brand")}
            any={t("anyBrand")}
            options={brands.map(({ brand }) => ({ id: brand, label: brand }))}
            value={state.brand}
            onChange={(brand) => change({ brand })}
          />
          <PeriodSelect
            look={look}
            label={t("added")}
            anyTime={t("anyTime")}
            value={state.added}
            onChange={(added) => change({ added })}
          />
        </>
      )}
    />
  );
}
