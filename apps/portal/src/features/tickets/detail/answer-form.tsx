import { DESCRIPTION_MAX, isCommentComplete, lengthOf } from "@vycep/domain/tickets/new-ticket";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import type { FormEvent, KeyboardEvent } from "react";
import { DraftNote } from "../draft-note.tsx";
import { useTicketsWords } from "../tickets-words.ts";
import { useDraft } from "../use-draft.ts";
import { useCreateComment } from "./use-create-comment.ts";

interface AnswerFormProps {
  readonly caseNumber: string;
  readonly uid: string;
}

const empty = { text: "" };

/** The answer to a ticket, kept while it is typed; only with user, text and ticket it is sent (TICKET-14). */
export function AnswerForm({ caseNumber, uid }: AnswerFormProps) {
  const { t } = useTicketsWords();
  const draft = useDraft(caseNumber, empty);
  const create = useCreateComment();
  const { text } = draft.fields;
  const comment = { user: uid, description: text, ticketId: caseNumber };
  const length = lengthOf(text.trim());

  async function send() {
    if (!isCommentComplete(comment)) return;
    draft.close();
    const ended = await create.run(comment);
    if (ended?.kind !== "done") {
      if (ended !== undefined) draft.reopen();
      return;
    }
    // The server has thrown the draft away with the comment.
    draft.start();
    showToast(t("answerSent"));
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  return (
    <Card>
      <form noValidate onSubmit={handleSubmit} className="grid gap-3">
        <TextArea
          label={t("writeAnswer")}
          minRows={4}
          value={text}
          onChange={(event) => draft.change({ text: event.target.value })}
          onKeyDown={handleKeyDown}
          count={t("countOf2000", { count: String(length), max: String(DESCRIPTION_MAX) })}
          error={length > DESCRIPTION_MAX ? t("tooLong") : undefined}
        />
        <FailureAlert action={create} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isBusy={create.isBusy}>
            {t("sendAnswer")}
          </Button>
          <span className="text-fine text-ink-soft max-mobile:hidden">{t("sendKeys")}</span>
          <DraftNote saved={draft.saved} />
        </div>
      </form>
    </Card>
  );
}
