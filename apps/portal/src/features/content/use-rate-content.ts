import type { ContentRating } from "@vycep/contract/content/articles.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";
import { useState } from "react";

/** PUT contentrating: whether a text was of help; the last word counts. */
export function useRateContent({ kind, id }: Pick<ContentRating, "kind" | "id">, said: boolean | null) {
  const [isHelpful, setHelpful] = useState(said);
  const action = useAction(async (wanted: boolean) => {
    const body: ContentRating = { kind, id, isHelpful: wanted };
    const answer = await callService<{ readonly isHelpful: boolean }>("content", "/contentrating", {
      method: "PUT",
      body,
    });
    setHelpful(answer.isHelpful);
  });
  return { isHelpful, rate: action };
}
