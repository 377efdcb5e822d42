import { NOTE_FOR_DRIVER_MAX } from "@vycep/contract/cart/cart.codec";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useRef } from "react";
import type { CartAnswer } from "../reading/cart-answer.ts";
import { NoteConflict } from "./note-conflict.tsx";
import { useCartNote } from "./use-cart-note.ts";
import { withPhrase } from "./with-phrase.ts";

const phrases = ["phraseRamp", "phraseBell", "phraseTrolley"] as const;

/** What the driver should know, kept while it is typed. */
export function DriverNote({ answer }: { readonly answer: CartAnswer }) {
  const t = useTexts("cart");
  const { text, write, save, failure, conflict } = useCartNote("noteForDriver", answer);
  const ref = useRef<HTMLTextAreaElement>(null);
  return (
    <Card>
      <h2 className="type-heading mb-2.5 flex items-baseline justify-between gap-3.5">
        {t("driverNote")}
        <span className="text-small font-normal text-ink-soft [font-stretch:100%]">{t("optional")}</span>
      </h2>
      <TextArea
        ref={ref}
        label={t("driverNote")}
        isLabelHidden
        value={text}
        maxLength={NOTE_FOR_DRIVER_MAX}
        onChange={(event) => write(event.target.value)}
        onBlur={save}
        hint={t("driverNoteHint")}
        count={t("lengthOf", { length: text.length, most: NOTE_FOR_DRIVER_MAX })}
        error={failure === undefined ? undefined : t("noteNotSaved")}
      />
      {conflict && <NoteConflict ours={text} conflict={conflict} onDecided={() => ref.current?.focus()} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {phrases.map((phrase) => (
          <Chip
            key={phrase}
            icon="plus"
            text={t(phrase)}
            actionLabel={t("addPhrase", { phrase: t(phrase) })}
            onClick={() => {
              write(withPhrase(text, t(phrase)));
              ref.current?.focus();
            }}
          />
        ))}
      </div>
    </Card>
  );
}
