import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import type { CellarRound } from "./cellar-keys.ts";
import type { Shelf } from "./shelves.ts";

interface ShelfChipsProps {
  readonly shelves: readonly Shelf[];
  readonly counted: CellarRound["counted"];
  readonly current: string;
  readonly onChoose: (shelf: Shelf) => void;
  readonly onFind: () => void;
}

/** The search, and the shelves with how much of each is counted; a tap leads to the first that is not. */
export function ShelfChips({ shelves, counted, current, onChoose, onFind }: ShelfChipsProps) {
  const t = useTexts("cellar");
  return (
    <nav aria-label={t("shelves")} className="mx-auto w-full max-w-form overflow-x-auto">
      <ul className="flex gap-2 px-4 pb-1">
        <li className="flex-none">
          <button
            type="button"
            aria-label={t("find")}
            onClick={onFind}
            className="grid size-touch place-items-center rounded-full border border-bottle-light bg-bottle"
          >
            <Icon name="search" />
          </button>
        </li>
        {shelves.map((shelf) => {
          const count = shelf.goods.length;
          const done = shelf.goods.filter(({ sku }) => counted[sku]).length;
          const isCurrent = shelf.name === current;
          const values = { shelf: shelf.name, counted: done, count };
          return (
            <li key={shelf.name} className="flex-none">
              <button
                type="button"
                aria-label={t("shelfName", values)}
                {...(isCurrent && { "aria-current": true as const })}
                onClick={() => onChoose(shelf)}
                className="min-h-touch rounded-full border border-bottle-light bg-bottle px-4 text-body font-semibold aria-[current]:border-amber aria-[current]:bg-amber aria-[current]:text-amber-on"
              >
                {t("shelfCount", values)}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
