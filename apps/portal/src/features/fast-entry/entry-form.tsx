import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { type FormEvent, useState } from "react";

interface EntryFormProps {
  readonly text: string;
  readonly error: string | undefined;
  readonly onCheck: (text: string) => void;
  readonly onType: (text: string) => void;
}

/** The text itself, to paste into or to correct. */
export function EntryForm({ text, error, onCheck, onType }: EntryFormProps) {
  const t = useTexts("fast-entry");
  const [isEmpty, setEmpty] = useState(false);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setEmpty(text.trim() === "");
    if (text.trim() !== "") onCheck(text);
  }
  return (
    <form
      onSubmit={handleSubmit}
      className="grid gap-3.5 [&_textarea]:min-h-60 max-mobile:[&_textarea]:min-h-36 [&_textarea]:font-mono [&_textarea]:text-small"
    >
      <TextArea
        label={t("text")}
        hint={t("textHint")}
        error={error ?? (isEmpty ? t("nothingFound") : undefined)}
        placeholder={t("textPlaceholder")}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setEmpty(false);
          onType(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) handleSubmit(event);
        }}
      />
      <Button type="submit" size="large" isWide icon="check">
        {t("check")}
      </Button>
    </form>
  );
}
