import type { ContentRating } from "@vycep/contract/content/articles.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { useId } from "react";
import { useRateContent } from "./use-rate-content.ts";

interface HelpfulProps extends Pick<ContentRating, "kind" | "id"> {
  /** What this person has said before. */
  readonly said: boolean | null;
}

/** "Was this of help?" with what was said so far; said again, it counts anew. */
export function Helpful({ kind, id, said }: HelpfulProps) {
  const t = useTexts("content");
  const labelId = useId();
  const { isHelpful, rate } = useRateContent({ kind, id }, said);
  return (
    <fieldset aria-labelledby={labelId}>
      <p id={labelId} className="mb-2.5 font-semibold">
        {kind === "article" ? t("wasArticleHelpful") : t("wasAnswerHelpful")}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {[true, false].map((answer) => (
          <Button
            key={String(answer)}
            variant={isHelpful === answer ? "primary" : "outline"}
            size="small"
            aria-pressed={isHelpful === answer}
            icon={isHelpful === answer ? "check" : undefined}
            onClick={() => void rate.run(answer)}
          >
            {answer ? t("yes") : t("no")}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 text-small text-ink-soft empty:hidden">
        {isHelpful !== null && (isHelpful ? t("thanksHelpful") : t("thanksNotHelpful"))}
      </p>
    </fieldset>
  );
}
