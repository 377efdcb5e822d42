import { ACCEPTED_ENDINGS } from "@vycep/domain/tickets/attachment";
import { Button } from "@vycep/ui/actions/button.tsx";
import { type ChangeEvent, type DragEvent, useRef } from "react";
import { useTicketsWords } from "../tickets-words.ts";
import type { Files } from "./use-files.ts";

/** Takes files by the button, or where they are dropped. */
export function FilePicker({ onAdd }: { readonly onAdd: Files["add"] }) {
  const { t } = useTicketsWords();
  const input = useRef<HTMLInputElement>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onAdd([...(event.target.files ?? [])]);
    // The same file may be chosen again after its cross.
    event.target.value = "";
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    onAdd([...event.dataTransfer.files]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way, the button is the first
    <div
      className="flex flex-wrap items-center gap-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t("addFile")}
        accept={ACCEPTED_ENDINGS.map((ending) => `.${ending}`).join(",")}
        onChange={handleChange}
      />
      <Button variant="outline" icon="upload" onClick={() => input.current?.click()}>
        {t("addFile")}
      </Button>
      <span className="text-small text-ink-soft max-mobile:hidden">{t("orDrop")}</span>
    </div>
  );
}
