import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { lazy, Suspense, useState } from "react";
import type { FilterGroup, FilterOption } from "./filter-groups.ts";
import { FilterPanel } from "./filter-panel.tsx";

const Sheet = lazy(() => import("@vycep/ui/overlays/sheet.tsx").then((file) => ({ default: file.Sheet })));

interface FilterSheetProps {
  readonly groups: readonly FilterGroup[];
  readonly chosen: number;
  readonly total: number;
  readonly onToggle: (option: FilterOption) => void;
  readonly onClear: () => void;
  /** On a phone its name is told by the icon, as long as none is on. */
  readonly isSmall?: boolean;
}

/** The filters where there is no room for a column: a button, and what it opens. */
export function FilterSheet({ groups, chosen, total, onToggle, onClear, isSmall = false }: FilterSheetProps) {
  const t = useTexts("catalog");
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isSmall && isMobile && chosen === 0 ? (
        <IconButton
          icon="filter"
          label={t("filters")}
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      ) : (
        <Button
          variant="outline"
          size="small"
          icon="filter"
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
        >
          {chosen === 0 ? t("filters") : t("filtersOn", { chosen })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <Sheet
            isOpen
            onClose={() => setOpen(false)}
            title={t("filters")}
            closeLabel={t("close")}
            footer={
              <div className="flex gap-2.5">
                {chosen > 0 && (
                  <Button variant="outline" onClick={onClear}>
                    {t("clearFilters")}
                  </Button>
                )}
                <Button isWide onClick={() => setOpen(false)}>
                  {t("showProducts", { count: total })}
                </Button>
              </div>
            }
          >
            <div className="px-5 py-4">
              <FilterPanel groups={groups} onToggle={onToggle} />
            </div>
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
