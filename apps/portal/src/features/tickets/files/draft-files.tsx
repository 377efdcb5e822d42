import { useTicketsWords } from "../tickets-words.ts";
import { FilePicker } from "./file-picker.tsx";
import { FileRows } from "./file-rows.tsx";
import type { Files } from "./use-files.ts";

/** The files that go with a new ticket (TICKET-04). */
export function DraftFiles({ files }: { readonly files: Files }) {
  const { t } = useTicketsWords();
  return (
    <section aria-label={t("attachments")} className="grid gap-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-semibold">{t("attachments")}</h2>
        <span className="text-small text-ink-soft">{t("attachmentsLimit")}</span>
      </div>
      <FileRows files={files} />
      <FilePicker onAdd={files.add} />
    </section>
  );
}
