import { useTexts } from "@vycep/shell/words/i18n";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { CollectionNotice } from "../../features/empties/collection-notice.tsx";

/** No goods come with an order for empties: it leads to them, instead of to a list of nothing to order (EMPTIES-04). */
export function EmptiesAlone() {
  const t = useTexts("catalog");
  return (
    <>
      <PageTitle title={t("title")} />
      <CollectionNotice />
    </>
  );
}
