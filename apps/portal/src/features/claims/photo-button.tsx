import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { type ChangeEvent, useRef } from "react";

interface PhotoButtonProps {
  readonly name: string;
  /** How many the line has. */
  readonly count: number;
  readonly onAdd: (files: readonly File[]) => void;
}

/** Takes a photo of a line, by the camera where there is one. */
export function PhotoButton({ name, count, onAdd }: PhotoButtonProps) {
  const t = useTexts("claims");
  const input = useRef<HTMLInputElement>(null);
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onAdd([...(event.target.files ?? [])]);
    // The same photo may be chosen again after its cross.
    event.target.value = "";
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        multiple
        hidden
        aria-label={t("photosOf", { name })}
        onChange={handleChange}
      />
      <Button variant="outline" icon="image" size="large" onClick={() => input.current?.click()}>
        {count === 0 ? t("photo") : t("photoCount", { count: formatCount(count) })}
      </Button>
    </>
  );
}
