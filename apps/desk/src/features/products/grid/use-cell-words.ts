import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { useFlagNames, usePackageTypeNames } from "../product-field.tsx";
import { shelvesQuery } from "../use-products.ts";
import type { CellWords } from "./cell-text.ts";

/** What codes in the grid are called in the reader's language; until it is read, codes stand for themselves. */
export function useCellWords(): CellWords {
  const t = useTexts("product-desk");
  const { data: shelves } = useQuery(shelvesQuery);
  return {
    ...{ yes: t("yes"), no: t("no"), flags: useFlagNames() },
    names: {
      category: namesOf(shelves?.categories),
      packaging_code: namesOf(shelves?.packagings),
      package_type: usePackageTypeNames(),
    },
  };
}

function namesOf(some: readonly { readonly code: string; readonly name: string }[] = []) {
  return Object.fromEntries(some.map(({ code, name }) => [code, name]));
}
