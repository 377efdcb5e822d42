import type { TemplateFacts } from "@vycep/domain/tickets/answer-template";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, objectOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { type Me, useMe } from "../../shared/me.ts";
import { StepRefusal } from "./step-refusal.tsx";
import { InsertTemplate } from "./templates/insert-template.tsx";
import { useStatusName } from "./ticket-words.tsx";
import { type Ticket, useTicketStep } from "./use-ticket.ts";

const aDraft = objectOf({ text: aText, note: aText, status: aText });
const empty = { text: "", note: "", status: "" };
const kinds = ["text", "note"] as const;
const mostLetters = 2000;

/** Where an answer or a note is written; the answer and the new state are one act, typed words outlive a crash (DEDIT-06). */
export function TicketAnswer({ ticket }: { readonly ticket: Ticket }) {
  const t = useTexts("ticket-desk");
  const { number, status } = ticket.row;
  const isOver = status === "Cancelled" || status === "Merged";
  const [picked, setPicked] = useState<(typeof kinds)[number]>("text");
  const kind = isOver ? "note" : picked;
  const draft = useKeptDraft(`ticket-answer.${number}`, aDraft, empty);
  const action = useTicketStep();
  const me = useMe();
  const text = draft.value[kind].trim();
  async function submit() {
    const wanted = ticket.steps.includes(draft.value.status) ? draft.value.status : null;
    const ended = await action.run(
      kind === "note"
        ? { kind, input: { number, text } }
        : { kind: "answer", input: { number, version: ticket.version, text, status: wanted } },
    );
    if (ended?.kind !== "done" || ended.answer != null) return;
    const left = { ...draft.value, [kind]: "", ...(kind === "text" && { status: "" }) };
    draft.change(left);
    if (left.text === "" && left.note === "") draft.forget();
    showToast(t(kind === "note" ? "noteSaved" : "answerSent"));
  }
  function handleSubmit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (text !== "" && !action.isBusy) void submit();
  }
  return (
    <form
      onSubmit={handleSubmit}
      data-print="hide"
      className="sticky bottom-0 grid gap-2 rounded-normal border border-line bg-foam p-3 shadow-bar"
    >
      <StepRefusal action={action} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segments
          label={t("write")}
          options={(isOver ? (["note"] as const) : kinds).map((id) => ({
            id,
            label: t(id === "note" ? "inside" : "reply"),
          }))}
          value={kind}
          onPick={setPicked}
        />
        <span className="text-fine text-ink-soft">
          {isOver ? t("isOver") : kind === "text" && <Language person={ticket.person} />}
        </span>
      </div>
      <TextArea
        label={t(kind === "note" ? "noteLabel" : "replyLabel")}
        isLabelHidden={kind === "text"}
        value={draft.value[kind]}
        minRows={3}
        maxLength={mostLetters}
        onChange={(event) => draft.change({ ...draft.value, [kind]: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) handleSubmit(event);
        }}
      />
      <div className="flex flex-wrap items-end justify-end gap-2">
        {kind === "text" && (
          <span className="mr-auto">
            <InsertTemplate
              language={ticket.person.language}
              facts={factsOf(ticket, me)}
              onInsert={(filled) => draft.change({ ...draft.value, text: joined(draft.value.text, filled) })}
            />
          </span>
        )}
        {kind === "text" && (
          <AndSet
            ticket={ticket}
            value={draft.value.status}
            onPick={(wanted) => draft.change({ ...draft.value, status: wanted })}
          />
        )}
        <Button type="submit" isBusy={action.isBusy}>
          {t(kind === "note" ? "noteAdd" : "send")}
        </Button>
      </div>
    </form>
  );
}

/** What a template is filled with. */
function factsOf(
  { row, person, order }: Ticket,
  me: Pick<Me, "firstName" | "lastName"> | undefined,
): TemplateFacts {
  return {
    ...{ name: person.name, number: row.number, place: row.shipToName, order: order ?? undefined },
    author: me && `${me.firstName} ${me.lastName}`,
  };
}

/** Behind what stands there already. */
function joined(text: string, more: string): string {
  return text.trim() === "" ? more : `${text.trimEnd()}\n\n${more}`;
}

const languages = ["cs", "sk", "en"] as const;

function Language({ person: { name, language } }: Pick<Ticket, "person">) {
  const t = useTexts("ticket-desk");
  const known = languages.find((one) => one === language);
  return known === undefined ? name : t(`speaks.${known}`, { name });
}

interface AndSetProps {
  readonly ticket: Ticket;
  readonly value: string;
  readonly onPick: (status: string) => void;
}

/** What the ticket is from then on. */
function AndSet({ ticket, value, onPick }: AndSetProps) {
  const t = useTexts("ticket-desk");
  const statusName = useStatusName();
  const keep = { id: "", label: t("keepStatus") };
  return (
    <div className="w-48 max-mobile:flex-1">
      <Select
        label={t("andSet")}
        options={[keep, ...ticket.steps.map((id) => ({ id, label: statusName(id) }))]}
        value={ticket.steps.includes(value) ? value : ""}
        placeholder={t("keepStatus")}
        closeLabel={t("close")}
        onChange={onPick}
      />
    </div>
  );
}
