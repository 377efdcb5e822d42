import { CUSTOMER_ORDER_NUMBER_MAX } from "@vycep/contract/cart/cart.codec";
import { SAVED_ORDER_TITLE_MAX } from "@vycep/domain/orders/saved-order";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { useAction } from "@vycep/shell/actions/use-action";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { nameSavedOrder, type SavedNames } from "./change-saved-order.ts";

interface SavedNamesFormProps {
  readonly id: string;
  readonly names: SavedNames;
  readonly onDone: () => void;
}

/** Title and own number, changed in their place; Enter saves, Escape leaves them as they were (SAVED-06, SAVED-07). */
export function SavedNamesForm({ id, names, onDone }: SavedNamesFormProps) {
  const t = useTexts("saved-orders");
  const [title, setTitle] = useState(names.title);
  const [ownNumber, setOwnNumber] = useState(names.ownNumber);
  const naming = useAction(saveNames, { showsOwnFailure: true });

  async function saveNames() {
    await nameSavedOrder(id, names, { title: title.trim(), ownNumber: ownNumber.trim() });
    onDone();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void naming.run();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onDone();
  }
  return (
    <form
      aria-label={t("namesForm")}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      className="relative z-10 grid min-w-56 gap-2.5 py-1 font-normal whitespace-normal"
    >
      <TextField
        label={t("name")}
        size="small"
        value={title}
        maxLength={SAVED_ORDER_TITLE_MAX}
        count={`${title.length} / ${SAVED_ORDER_TITLE_MAX}`}
        autoComplete="off"
        autoFocus
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={t("ownNumber")}
        size="small"
        value={ownNumber}
        maxLength={CUSTOMER_ORDER_NUMBER_MAX}
        count={`${ownNumber.length} / ${CUSTOMER_ORDER_NUMBER_MAX}`}
        autoComplete="off"
        onChange={(event) => setOwnNumber(event.target.value)}
      />
      <FailureAlert action={naming} />
      <div className="flex gap-2">
        <Button type="submit" size="small" isBusy={naming.isBusy}>
          {t("save")}
        </Button>
        <Button size="small" variant="outline" onClick={onDone}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
