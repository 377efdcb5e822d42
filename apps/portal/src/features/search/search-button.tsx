import { followPageKey } from "@vycep/shell/page/page-keys";
import { loadTexts, useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { lazy, Suspense, useState } from "react";

const loadDialog = () =>
  Promise.all([import("./search-dialog.tsx"), loadTexts(["documents"])]).then(([file]) => ({
    default: file.SearchDialog,
  }));
const SearchDialog = lazy(loadDialog);

/** The way to the search of everything: in the head of each page, and by Ctrl K, ⌘ K or `/`. */
export function SearchButton() {
  const t = useTexts("search");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={followSearchKey}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-label={t("searchAll")}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        className="flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-control px-2.5 font-bold text-on-bottle hover:bg-on-bottle/15"
      >
        <Icon name="search" />
        <span
          aria-hidden="true"
          className="rounded-small border border-on-bottle/40 px-1.5 font-sans text-label font-semibold text-on-bottle-soft max-mobile:hidden @max-[85rem]:hidden"
        >
          {t("shortcut")}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** For as long as the button stands on the page: the keys press it, Ctrl K also out of a field, none out of a dialog. */
function followSearchKey(button: HTMLButtonElement): () => void {
  return followPageKey("search", () => button.click());
}
