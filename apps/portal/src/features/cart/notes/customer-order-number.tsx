import { CUSTOMER_ORDER_NUMBER_MAX } from "@vycep/contract/cart/cart.codec";
import { useTexts } from "@vycep/shell/words/i18n";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useRef } from "react";
import type { CartAnswer } from "../reading/cart-answer.ts";
import { NoteConflict } from "./note-conflict.tsx";
import { useCartNote } from "./use-cart-note.ts";

/** The customer's own number of the order, kept while it is typed. */
export function CustomerOrderNumber({ answer }: { readonly answer: CartAnswer }) {
  const t = useTexts("cart");
  const { text, write, save, failure, conflict } = useCartNote("customerOrderNumber", answer);
  const ref = useRef<HTMLInputElement>(null);
  return (
    <Card>
      <h2 className="type-heading mb-2.5 flex items-baseline justify-between gap-3.5">
        {t("ownNumber")}
        <span className="text-small font-normal text-ink-soft [font-stretch:100%]">{t("optional")}</span>
      </h2>
      <TextField
        ref={ref}
        label={t("ownNumber")}
        isLabelHidden
        value={text}
        maxLength={CUSTOMER_ORDER_NUMBER_MAX}
        autoComplete="off"
        onChange={(event) => write(event.target.value)}
        onBlur={save}
        hint={t("ownNumberHint")}
        error={failure === undefined ? undefined : t("noteNotSaved")}
      />
      {conflict && <NoteConflict ours={text} conflict={conflict} onDecided={() => ref.current?.focus()} />}
    </Card>
  );
}
