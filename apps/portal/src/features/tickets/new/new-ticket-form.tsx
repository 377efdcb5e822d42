import type { Category, Subcategory } from "@vycep/contract/tickets/tickets.rest";
import type { PermissionSchemaEntry } from "@vycep/contract/users/users.rest";
import type { Country } from "@vycep/domain/market/market";
import {
  DESCRIPTION_MAX,
  judgeNewTicket,
  lengthOf,
  TITLE_MAX,
  type TicketField,
} from "@vycep/domain/tickets/new-ticket";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useNavigation } from "@vycep/ui/navigation/anchor.tsx";
import { type FormEvent, useRef, useState } from "react";
import { paths, type TicketAbout } from "../../../shared/paths.ts";
import { DraftNote } from "../draft-note.tsx";
import { DraftFiles } from "../files/draft-files.tsx";
import { useFiles } from "../files/use-files.ts";
import { useTicketsWords } from "../tickets-words.ts";
import type { Draft } from "../use-draft.ts";
import { AboutPicker } from "./about-picker.tsx";
import { AboutRows } from "./about-rows.tsx";
import { contextOf, draftKeyOf } from "./asked-about.ts";
import { problemWords } from "./problem-words.ts";
import { useCreateTicket } from "./use-create-ticket.ts";

export type TicketFields = Readonly<Record<TicketField | "shipTo", string>>;

interface NewTicketFormProps {
  /** Of what a ticket may be about the person may look up. */
  readonly maySee: { readonly orders: boolean; readonly invoices: boolean };
  readonly draft: Draft<TicketFields>;
  /** As the address says it. */
  readonly asked: TicketAbout;
  readonly places: readonly PermissionSchemaEntry[];
  readonly categories: readonly Category[];
  readonly subcategories: readonly Subcategory[];
  readonly country: Country | undefined;
}

/** TICKET-02: what it is about, where, whom to call, and what happened; kept while it is typed. */
export function NewTicketForm(props: NewTicketFormProps) {
  const { draft, asked, maySee, places, categories, subcategories, country } = props;
  const { t } = useTicketsWords();
  const shell = useTexts("shell");
  const { navigate } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [about, setAbout] = useState(asked);
  const [wasTried, setWasTried] = useState(false);
  const create = useCreateTicket();
  const files = useFiles({ draft: draftKeyOf(asked) });
  const { fields, change } = draft;
  const verdict = judgeNewTicket(fields, { subcategories, country });
  const problems = verdict.ok || !wasTried ? [] : verdict.refusal.problems;
  const errorOf = (field: TicketField) => {
    const problem = problems.find((each) => each.field === field);
    return problem && t(problemWords[problem.kind]);
  };
  const own = subcategories.filter(({ categoryId }) => categoryId === fields.category);

  function handleCategory(category: string) {
    const ofIt = subcategories.filter(({ categoryId }) => categoryId === category);
    // Where there is no choice nobody has to make one.
    change({ category, subcategory: ofIt.length === 1 ? (ofIt[0]?.id ?? "") : "" });
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!verdict.ok) {
      const first = verdict.refusal.problems[0]?.field;
      form.current?.querySelector<HTMLElement>(`[name=${first}], #ticket-${first}`)?.focus();
      return;
    }
    const { shipTo } = fields;
    draft.close();
    const ended = await create.run({
      ...{ ...verdict.value, shipTo, about: contextOf(about), draft: draftKeyOf(asked) },
    });
    if (ended?.kind !== "done") {
      if (ended !== undefined) draft.reopen();
      return;
    }
    showToast(t("created", { number: ended.answer.caseNumber }));
    navigate(paths.ticket(ended.answer.caseNumber));
  }
  async function handleDiscard() {
    if (!(await draft.discard())) return;
    showToast(t("discarded"));
    navigate(paths.tickets());
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Card>
        <div className="grid gap-5">
          <div className="grid gap-x-5 gap-y-4 desktop:grid-cols-2">
            <Select
              id="ticket-category"
              label={t("category")}
              placeholder={t("choose")}
              closeLabel={shell("close")}
              options={categories.map(({ id, name }) => ({ id, label: name }))}
              value={fields.category || null}
              onChange={handleCategory}
              error={errorOf("category")}
            />
            <Select
              id="ticket-subcategory"
              label={t("subcategory")}
              placeholder={t("choose")}
              closeLabel={shell("close")}
              options={own.map(({ id, name }) => ({ id, label: name }))}
              value={fields.subcategory || null}
              onChange={(subcategory) => change({ subcategory })}
              error={errorOf("subcategory")}
              disabledReason={own.length === 0 ? t("chooseCategoryFirst") : undefined}
            />
            <Select
              label={t("shipTo")}
              placeholder={t("choose")}
              closeLabel={shell("close")}
              options={places.map(({ shipToId, shipToName }) => ({
                id: shipToId,
                label: shipToName,
                note: shipToId,
              }))}
              value={fields.shipTo || null}
              onChange={(shipTo) => change({ shipTo })}
            />
            <TextField
              label={t("phone")}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={40}
              note={t("optional")}
              hint={t("phoneHint")}
              value={fields.phone}
              onChange={(event) => change({ phone: event.target.value })}
              error={errorOf("phone")}
            />
          </div>
          <AboutRows
            about={about}
            onRemove={(name) =>
              setAbout({ ...about, [name]: undefined, ...(name === "order" && { line: undefined }) })
            }
          />
          <AboutPicker
            maySee={maySee}
            onPick={({ kind, number }) =>
              setAbout({ ...about, [kind]: number, ...(kind === "order" && { line: undefined }) })
            }
          />
          <TextField
            label={t("subject")}
            name="title"
            value={fields.title}
            onChange={(event) => change({ title: event.target.value })}
            count={t("count", { count: String(lengthOf(fields.title)), max: String(TITLE_MAX) })}
            error={errorOf("title")}
          />
          <TextArea
            label={t("description")}
            name="description"
            minRows={6}
            value={fields.description}
            onChange={(event) => change({ description: event.target.value })}
            count={t("countOf2000", {
              count: String(lengthOf(fields.description)),
              max: String(DESCRIPTION_MAX),
            })}
            error={errorOf("description")}
          />
          <DraftFiles files={files} />
          <FailureAlert action={create} />
          <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
            <Button
              type="submit"
              size="large"
              isBusy={create.isBusy}
              disabledReason={files.isSending ? t("waitForFiles") : undefined}
            >
              {t("send")}
            </Button>
            <Button variant="quiet" onClick={() => void handleDiscard()}>
              {t("discard")}
            </Button>
            <DraftNote saved={draft.saved} />
          </div>
        </div>
      </Card>
    </form>
  );
}
