import { showUndo } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { lazy, Suspense, useState } from "react";
import { useViews, type View } from "./use-views.ts";

// The form comes with the first view that is saved.
const SaveViewDialog = lazy(async () => ({
  default: (await import("./save-view-dialog.tsx")).SaveViewDialog,
}));

interface SavedViewsProps {
  /** Of which list, by its noun: "orders". */
  readonly list: string;
  /** Where the list is. */
  readonly path: string;
  /** What it looks for now: `query` of its `DeskList`. */
  readonly query: string;
}

/** Above a list: all of it, what others share and what one has kept for oneself, each a link; and the way to keep this (DLIST-02). */
export function SavedViews({ list, path, query }: SavedViewsProps) {
  const t = useTexts("desk");
  const { views, save, remove } = useViews(list);
  const [isSaving, setSaving] = useState(false);
  const current = views.find((view) => view.query === query);
  const isNothingToShow = views.length === 0 && query === "";
  async function handleRemove({ id, name, query: kept, isShared }: View) {
    if ((await remove.run(id))?.kind !== "done") return;
    showUndo(t("viewRemoved", { name }), () => save.run({ list, name, query: kept, isShared }));
  }
  // Alone, a tab that says "all" would say nothing.
  if (isNothingToShow) return null;
  return (
    <nav
      aria-label={t("views")}
      data-print="hide"
      className="mb-3 flex flex-wrap items-center gap-0.5 border-b border-line px-page"
    >
      <Tab href={path} isCurrent={query === ""}>
        {t("viewAll")}
      </Tab>
      {views.map((view) => (
        <Tab key={view.id} href={path + view.query} isCurrent={view === current && query !== ""}>
          {view.name}
        </Tab>
      ))}
      <span className="ml-auto flex items-center gap-1.5">
        {current?.isOwn === true && (
          <IconButton
            icon="trash"
            size="small"
            label={t("viewRemove", { name: current.name })}
            isBusy={remove.isBusy}
            onClick={() => void handleRemove(current)}
          />
        )}
        {current === undefined && query !== "" && (
          <Button variant="quiet" size="small" icon="plus" onClick={() => setSaving(true)}>
            {t("viewSave")}
          </Button>
        )}
      </span>
      {isSaving && (
        <Suspense>
          <SaveViewDialog {...{ list, query, save }} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </nav>
  );
}

interface TabProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly children: string;
}

function Tab({ href, isCurrent, children }: TabProps) {
  return (
    <Anchor
      href={href}
      {...(isCurrent && { "aria-current": "page" as const })}
      className={classNames(
        "inline-flex min-h-control items-center border-b-3 px-3 font-semibold whitespace-nowrap",
        isCurrent ? "border-amber text-bottle" : "border-transparent text-ink-soft hover:text-bottle",
      )}
    >
      {children}
    </Anchor>
  );
}
