import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useTicketsWords } from "./tickets-words.ts";
import type { Draft } from "./use-draft.ts";

/** Says whether what is typed is kept. */
export function DraftNote({ saved }: { readonly saved: Draft<Record<string, string>>["saved"] }) {
  const { t, time } = useTicketsWords();
  if (saved.kind === "nothing") return null;
  return (
    <p className="ml-auto flex items-center gap-2 text-fine text-ink-soft">
      {saved.kind === "saved" && <Icon name="check" size="small" />}
      {saved.kind === "saving" && t("draftSaving")}
      {saved.kind === "failed" && t("draftFailed")}
      {saved.kind === "saved" && t("draftSaved", { time: time(saved.at) })}
    </p>
  );
}
