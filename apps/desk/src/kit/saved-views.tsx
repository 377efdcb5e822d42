import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast, showUndo } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { type FormEvent, useId, useState } from "react";
import { refusalOf } from "./refusal.tsx";
import { useViews, type View } from "./use-views.ts";

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
      {isSaving && <SaveDialog {...{ list, query, save }} onClose={() => setSaving(false)} />}
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

interface SaveDialogProps extends Pick<SavedViewsProps, "list" | "query"> {
  readonly save: ReturnType<typeof useViews>["save"];
  readonly onClose: () => void;
}

function SaveDialog({ list, query, save, onClose }: SaveDialogProps) {
  const t = useTexts("desk");
  const shell = useTexts("shell");
  const formId = useId();
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const refusal = refusalOf(save);
  async function submit() {
    const ended = await save.run({ list, name, query, isShared });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("viewSaved", { name: name.trim() }));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      closeLabel={shell("close")}
      title={t("viewSave")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={save.isBusy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        {refusal != null && (
          <Alert tone="error" isLive>
            {refusal.message}
          </Alert>
        )}
        <FailureAlert action={save} title={t("viewNotSaved")} />
        <TextField
          label={t("viewName")}
          value={name}
          autoFocus
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox
          label={t("viewShare")}
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}
