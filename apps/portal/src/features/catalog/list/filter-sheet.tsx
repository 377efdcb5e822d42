import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
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
}

/** The filters where there is no room for a column: a button, and what it opens. */
export function FilterSheet({ groups, chosen, total, onToggle, onClear }: FilterSheetProps) {
  const t = useTexts("catalog");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon="filter"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        {chosen === 0 ? t("filters") : t("filtersOn", { chosen })}
      </Button>
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
