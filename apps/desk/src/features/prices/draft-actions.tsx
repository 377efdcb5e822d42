import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense, useState } from "react";
import type { DraftDialogKind } from "./draft-dialogs.tsx";
import type { Draft } from "./use-drafts.ts";

const DraftDialog = lazy(() => import("./draft-dialogs.tsx").then((file) => ({ default: file.DraftDialog })));

interface DraftActionsProps {
  readonly draft: Draft;
  /** How many prices are typed and not saved: what is handed in would be without them. */
  readonly unsaved: number;
}

/** What may be done with a draft now; the one step forward is filled. */
export function DraftActions({ draft, unsaved }: DraftActionsProps) {
  const t = useTexts("price-desk");
  const [open, setOpen] = useState<DraftDialogKind>();
  const may = (move: Draft["may"][number]) => draft.may.includes(move);
  const reason = unsaved > 0 ? t("unsaved") : draft.counts.all === 0 ? t("noLinesTitle") : undefined;
  return (
    <>
      {may("drop") && (
        <Button variant="outline" onClick={() => setOpen("drop")}>
          {t("drop")}
        </Button>
      )}
      {may("change") && (
        <Button variant="outline" icon="pencil" onClick={() => setOpen("edit")}>
          {t("edit")}
        </Button>
      )}
      {may("return") && (
        <Button variant="outline" icon="undo" onClick={() => setOpen("return")}>
          {t("return")}
        </Button>
      )}
      {may("take_back") && (
        <Button variant="outline" icon="undo" onClick={() => setOpen("take_back")}>
          {t("takeBack")}
        </Button>
      )}
      {may("hand_in") && (
        <Button
          icon={draft.needsSecondPerson ? "users" : "check"}
          disabledReason={reason}
          onClick={() => setOpen("hand_in")}
        >
          {t(draft.needsSecondPerson ? "handIn" : "handInAlone")}
        </Button>
      )}
      {may("approve") && (
        <Button icon="check" onClick={() => setOpen("approve")}>
          {t("approve")}
        </Button>
      )}
      <Suspense>
        {open && <DraftDialog draft={draft} kind={open} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  );
}
