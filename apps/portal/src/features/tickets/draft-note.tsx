import { Icon } from "@vycep/ui/icons/icon.tsx";
import type { DraftSaved } from "../../shared/drafts/use-kept-draft.ts";
import { useTicketsWords } from "./tickets-words.ts";

/** Says whether what is typed is kept. */
export function DraftNote({ saved }: { readonly saved: DraftSaved }) {
  const { t, time } = useTicketsWords();
  if (saved.kind === "nothing") return null;
  return (
    <p className="ml-auto flex items-center gap-2 text-fine text-ink-soft">
      {saved.kind === "saved" && <Icon name="check" size="small" />}
      {saved.kind === "saving" && t("draftSaving")}
      {saved.kind === "failed" && t("draftFailed")}
      {saved.kind === "saved" && t("draftSaved", { time: saved.at === undefined ? "" : time(saved.at) })}
    </p>
  );
}
