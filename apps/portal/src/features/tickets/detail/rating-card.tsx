import type { TicketAnswer } from "@vycep/contract/tickets/tickets.rest";
import { DESCRIPTION_MAX } from "@vycep/domain/tickets/new-ticket";
import { RATINGS, type Rating } from "@vycep/domain/tickets/solved-ticket";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { Button } from "@vycep/ui/actions/button.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { type FormEvent, useState } from "react";
import { useTicketsWords } from "../tickets-words.ts";
import { useRateTicket } from "./use-change-ticket.ts";

/** How a ticket was solved, in the eyes of who asked; once. */
export function RatingCard({ ticket }: { readonly ticket: Pick<TicketAnswer, "caseNumber" | "rating"> }) {
  const { t } = useTicketsWords();
  const [rating, setRating] = useState<Rating>();
  const [note, setNote] = useState("");
  const rate = useRateTicket(ticket.caseNumber);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (rating === undefined) return;
    const ended = await rate.run({ rating, note: note.trim() });
    if (ended?.kind === "done") showToast(t("rated"));
  }
  if (ticket.rating !== null) {
    return <Card>{t("yourRating", { rating: String(ticket.rating) })}</Card>;
  }
  return (
    <Card title={t("ratingTitle")}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
        <RadioGroup
          label={t("rating")}
          isLabelHidden
          options={RATINGS.map((value) => ({ id: String(value), label: t(`rating.${value}`) }))}
          value={rating === undefined ? null : String(rating)}
          onChange={(id) => setRating(RATINGS.find((value) => String(value) === id))}
        />
        <TextArea
          label={t("ratingNote")}
          note={t("optional")}
          maxLength={DESCRIPTION_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <FailureAlert action={rate} />
        <div>
          <Button
            type="submit"
            isBusy={rate.isBusy}
            disabledReason={rating === undefined ? t("rating") : undefined}
          >
            {t("sendRating")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
