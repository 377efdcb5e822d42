import { FILTER_NAMES, type FilterName, type ListFilters, SHOWN_FLAGS } from "./list-address.ts";
import { flagFacets } from "./list-variables.ts";

/** A facet as the server answers it. */
export interface Facet {
  readonly attribute_code: string;
  readonly options?:
    | readonly ({
        readonly label?: string | null;
        readonly value: string;
        readonly count?: number | null;
      } | null)[]
    | null;
}

export interface FilterOption {
  readonly name: FilterName;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
}

/** What a group is headed by; the kinds of beer are a group of their own, as people look for them. */
export type FilterGroupKey = FilterName | "beer";

export interface FilterGroup {
  readonly key: FilterGroupKey;
  readonly options: readonly FilterOption[];
}

/**
 * The filters that the server counted (CATALOG-08, CATALOG-13), as the screen groups them. A filter that is on stays
 * there even when nothing is left of it, or it could not be taken off.
 */
export function filterGroups(
  facets: readonly (Facet | null)[] | null | undefined,
  filters: ListFilters,
): readonly FilterGroup[] {
  const groups = FILTER_NAMES.flatMap((name): FilterGroup[] => {
    const options = optionsOf(name, facets ?? [], filters);
    return name === "category" ? splitCategories(options) : [{ key: name, options }];
  });
  return groups.filter(({ options }) => options.length > 0);
}

/** The filters that are on, in the order of the groups: the chips above the list. */
export function chosenOptions(groups: readonly FilterGroup[]): readonly FilterOption[] {
  return groups.flatMap(({ options }) => options.filter(({ isOn }) => isOn));
}

const codes: Readonly<Record<Exclude<FilterName, "show">, string>> = {
  category: "category",
  package: "package_type",
  brand: "brand",
  volume: "volume",
};

function optionsOf(
  name: FilterName,
  facets: readonly (Facet | null)[],
  filters: ListFilters,
): readonly FilterOption[] {
  const counted =
    name === "show"
      ? SHOWN_FLAGS.flatMap((flag) =>
          entriesOf(facets, flagFacets[flag]).map((entry) => ({ ...entry, value: flag })),
        )
      : entriesOf(facets, codes[name]);
  const values = filters[name];
  const gone = values.filter((value) => !counted.some((entry) => entry.value === value));
  return [
    ...counted.map((entry) => ({ ...entry, name, isOn: values.includes(entry.value) })),
    ...gone.map((value) => ({ name, value, label: lastPart(value), count: 0, isOn: true })),
  ];
}

function entriesOf(facets: readonly (Facet | null)[], code: string) {
  const options = facets.find((facet) => facet?.attribute_code === code)?.options ?? [];
  return options
    .filter((option) => option !== null)
    .map(({ label, value, count }) => ({ label: label ?? value, value, count: count ?? 0 }));
}

/** Top categories; the kinds of beer beside them; kinds of anything else only below a top that is on. */
function splitCategories(options: readonly FilterOption[]): FilterGroup[] {
  const topOf = (value: string) => value.split("/")[0] ?? value;
  const isTopOn = (value: string) =>
    options.some((option) => option.isOn && topOf(option.value) === topOf(value));
  const isBeer = ({ value }: FilterOption) => value.startsWith("beer/");
  return [
    { key: "beer", options: options.filter(isBeer) },
    {
      key: "category",
      options: options.filter(
        (option) => !isBeer(option) && (!option.value.includes("/") || isTopOn(option.value)),
      ),
    },
  ];
}

function lastPart(value: string): string {
  return value.slice(value.lastIndexOf("/") + 1);
}
