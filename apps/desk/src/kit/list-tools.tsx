import { SearchAsTyped } from "@vycep/shell/list/search-as-typed.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import type { ReactNode } from "react";
import type { DeskList } from "./desk-address.ts";
import { useSearchKey } from "./use-row-keys.ts";

interface ListToolsProps {
  readonly list: Pick<DeskList<{ readonly q: string }>, "state" | "clear" | "isNarrowed"> & {
    readonly change: (parts: { q: string }, isTyping?: boolean) => void;
  };
  readonly searchLabel: string;
  readonly placeholder: string;
  /** Enter in the search, for a list whose first match it opens; undefined takes it back, as somebody types on. */
  readonly onEnter?: ((text: string | undefined) => void) | undefined;
  /** The list's filters, as chips. */
  readonly children?: ReactNode;
  /** At the right: columns, views. */
  readonly aside?: ReactNode;
}

/** Above a list: its search, which `/` reaches, its filters, and what takes them off (DLIST-01, DLIST-07). */
export function ListTools(props: ListToolsProps) {
  const { list, searchLabel, placeholder, onEnter, children, aside } = props;
  const t = useTexts("desk");
  const words = useTexts("list");
  useSearchKey();
  return (
    <div data-print="hide" className="flex flex-wrap items-center gap-2 px-page pb-3">
      <div className="w-search-small max-w-full">
        <SearchAsTyped
          label={searchLabel}
          placeholder={placeholder}
          clearLabel={words("searchClear")}
          value={list.state.q}
          onSearch={(q, isEntered) => {
            list.change({ q }, true);
            onEnter?.(isEntered ? q.trim() : undefined);
          }}
        />
      </div>
      {children}
      {list.isNarrowed && (
        <Button variant="quiet" size="small" onClick={list.clear}>
          {t("clearFilters")}
        </Button>
      )}
      {aside !== undefined && <div className="ml-auto flex items-center gap-2">{aside}</div>}
    </div>
  );
}
