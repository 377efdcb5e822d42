import { loadTexts, useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { IconLink } from "@vycep/ui/actions/icon-link.tsx";
import { lazy, Suspense, useState } from "react";
import { SearchBox } from "../../features/catalog/list/search-box.tsx";
import { canScan } from "../../features/fast-entry/watch-codes.ts";
import { paths } from "../../shared/paths.ts";

// The camera comes when somebody reaches for it.
const loadScanner = () =>
  Promise.all([import("../../features/fast-entry/scan-dialog.tsx"), loadTexts(["fast-entry"])]).then(
    ([file]) => ({ default: file.ScanDialog }),
  );
const ScanDialog = lazy(loadScanner);

interface CatalogueToolsProps {
  readonly isGrid: boolean;
  /** The same goods as a form, or as a list. */
  readonly otherHref: string;
  /** What is searched for. */
  readonly typed: string;
  readonly onSearch: (text: string) => void;
}

/** Beside the title: the form, the fast entry, the search. On a phone one row of the search and the camera. */
export function CatalogueTools({ isGrid, otherHref, typed, onSearch }: CatalogueToolsProps) {
  const t = useTexts("catalog");
  const [isScanning, setScanning] = useState(false);
  return (
    <>
      <div className="flex gap-2.5 max-mobile:hidden">
        <ButtonLink href={otherHref} variant="outline" icon={isGrid ? "grid" : "list"}>
          {t(isGrid ? "asList" : "asGrid")}
        </ButtonLink>
        <ButtonLink href={paths.fastEntry()} variant="outline" icon="copy">
          {t("fastEntry")}
        </ButtonLink>
      </div>
      <div
        data-grows
        className="w-search max-mobile:w-auto max-mobile:min-w-0 max-mobile:flex-1 tablet:w-60 tablet:flex-1"
      >
        <SearchBox value={typed} onSearch={onSearch} />
      </div>
      <div className="flex gap-1 desktop:hidden">
        {canScan() && (
          <IconButton
            icon="scan"
            label={t("scan")}
            variant="outline"
            aria-haspopup="dialog"
            onReach={() => void loadScanner()}
            onClick={() => setScanning(true)}
          />
        )}
        <IconLink href={paths.fastEntry()} icon="copy" label={t("fastEntry")} />
      </div>
      {isScanning && (
        <Suspense>
          <ScanDialog
            text={t("scanText")}
            onClose={() => setScanning(false)}
            onCode={(code) => {
              setScanning(false);
              onSearch(code);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
