import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Count } from "@vycep/ui/data/badge.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { paths } from "../../shared/paths.ts";
import { type MaterialsState, materialsAddress } from "./materials-address.ts";
import { materialChoicesQuery } from "./use-materials.ts";

/** Folders with what is offered in each. */
export function FolderList({ state }: { readonly state: MaterialsState }) {
  const t = useTexts("materials-desk");
  const { data } = useQuery(materialChoicesQuery);
  const folders = data?.folders ?? [];
  const all = folders.reduce((sum, { materials }) => sum + materials, 0);
  const rows = [{ folder: undefined, name: t("allFolders"), materials: all }, ...folders];
  return (
    <nav aria-label={t("folders")}>
      <ul className="divide-y divide-line overflow-hidden rounded-normal border border-line bg-foam">
        {rows.map(({ folder, name, materials }) => (
          <li key={folder ?? ""}>
            <Anchor
              href={paths.materials() + materialsAddress.print({ ...state, folder, after: undefined })}
              aria-current={state.folder === folder ? "page" : undefined}
              className={classNames(
                "flex items-center justify-between gap-3 border-l-3 px-3 py-2.5",
                state.folder === folder
                  ? "border-amber bg-bottle-tint font-semibold"
                  : "border-transparent hover:bg-foam-dim",
              )}
            >
              <span>{name}</span>
              <Count value={materials} tone="muted" />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
