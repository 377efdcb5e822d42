import type { AllTicketsAnswer } from "@vycep/contract/tickets/tickets.rest";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { paths } from "../../shared/paths.ts";
import { useTicketsWords } from "./tickets-words.ts";

/** What the brewery waits for: the newest such ticket, in one sentence with its way on. */
export function WaitingStrip({ waiting }: { readonly waiting: AllTicketsAnswer["waiting"] }) {
  const { t } = useTicketsWords();
  if (waiting === null) return null;
  const { count, caseNumber, lastComment } = waiting;
  // What somebody wrote is no markup of ours.
  const text = [...lastComment.replaceAll(/[<>]/g, "")].slice(0, 140).join("");
  return (
    <div className="mb-4">
      <Alert
        tone="warning"
        action={
          <ButtonLink variant="outline" size="small" href={paths.ticket(caseNumber)}>
            {t("answer")}
          </ButtonLink>
        }
      >
        <RichText text={t("waiting", { count, number: caseNumber, text })} />
      </Alert>
    </div>
  );
}
