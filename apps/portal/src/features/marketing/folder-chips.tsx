import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { formatCount } from "@vycep/words/engine/format";
import type { MaterialsState } from "./materials-address.ts";
import type { MaterialsPage } from "./use-materials.ts";

interface FolderChipsProps {
  readonly list: ListInHand<MaterialsState>;
  readonly page: Pick<MaterialsPage, "folders" | "prints"> | undefined;
}

/** The folders of the brewery with what the filters find in them, and what can be ordered as a print. */
export function FolderChips({ list, page }: FolderChipsProps) {
  const t = useTexts("marketing");
  const { state, change } = list;
  const folders = page?.folders ?? [];
  const all = folders.reduce((sum, { count }) => sum + count, 0);
  const counted = (text: string, count: number) => `${text} (${formatCount(count)})`;
  return (
    <fieldset
      aria-label={t("folders")}
      className="mb-4 flex min-w-0 flex-wrap gap-2 max-mobile:-mx-4 max-mobile:flex-nowrap max-mobile:overflow-x-auto max-mobile:px-4"
    >
      <Chip
        text={counted(t("all"), all)}
        isOn={state.folder === undefined && state.prints === undefined}
        onClick={() => change({ folder: undefined, prints: undefined })}
      />
      {folders.map(({ folder, name, count }) => (
        <Chip
          key={folder}
          text={counted(name, count)}
          isOn={state.folder === folder}
          onClick={() => change({ folder, prints: undefined })}
        />
      ))}
      {page !== undefined && (
        <Chip
          text={counted(t("prints"), page.prints)}
          isOn={state.prints === "only"}
          onClick={() => change({ folder: undefined, prints: "only" })}
        />
      )}
    </fieldset>
  );
}
