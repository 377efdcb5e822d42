import { SAVED_ORDER_TITLE_MAX } from "@vycep/domain/orders/saved-order";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, type ReactNode, useId, useState } from "react";

interface SaveForLaterDialogProps {
  /** The name to begin with. */
  readonly proposedTitle: string;
  readonly isBusy: boolean;
  /** Why it was not saved; the cart and the name stay as they are. */
  readonly failure: ReactNode;
  readonly onSave: (title: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name under which the cart is put aside (CART-08, SAVED-11). */
export function SaveForLaterDialog(props: SaveForLaterDialogProps) {
  const { proposedTitle, isBusy, failure, onSave, onClose } = props;
  const t = useTexts("cart");
  const formId = useId();
  const [title, setTitle] = useState(proposedTitle);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSave(title.trim());
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t("saveTitle")}
      description={t("saveText")}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} icon="bookmark" isBusy={isBusy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="grid gap-3.5">
        <TextField
          label={t("savedName")}
          value={title}
          maxLength={SAVED_ORDER_TITLE_MAX}
          count={`${title.length} / ${SAVED_ORDER_TITLE_MAX}`}
          autoComplete="off"
          autoFocus
          onChange={(event) => setTitle(event.target.value)}
        />
        {failure}
      </form>
    </Dialog>
  );
}
