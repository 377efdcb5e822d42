import { useQuery } from "@tanstack/react-query";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { type FormEvent, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { ReadingFailed } from "../../kit/list-states.tsx";
import { momentText } from "../../kit/moment.tsx";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { MessageState } from "./messages-table.tsx";
import {
  type ErpMessage,
  erpMessageBodyQuery,
  useSendErpMessages,
  useSetErpMessageAside,
} from "./use-integrations.ts";

/** One message whole: what the ERP said, the steps that help, and what is sent (DINT-01). */
export function MessageCard({ message }: { readonly message: ErpMessage }) {
  const t = useTexts("integrations");
  const mayAct = useMay({ area: "configuration", power: "change" });
  const { kind, orderNumber, company, at, attempts, state, since, error } = message;
  const ends = { refused: t("sinceRefused"), taken: t("sinceTaken"), set_aside: t("sinceAside") };
  const facts = [
    {
      label: t("company"),
      value: (
        <Anchor href={paths.company(company)} className="font-semibold text-bottle hover:underline">
          {company}
        </Anchor>
      ),
    },
    { label: t("created"), value: momentText(at) },
    { label: t("attempts"), value: String(attempts) },
    ...(since == null || state === "waiting" ? [] : [{ label: ends[state], value: momentText(since) }]),
  ];
  return (
    <Card title={`${t(`kind.${kind}`)} ${orderNumber}`} aside={<MessageState message={message} />}>
      <div className="grid gap-3 text-small">
        {error != null && (
          <Alert tone={state === "refused" ? "error" : "warning"}>
            {state === "refused" ? t("said", { error }) : error}
          </Alert>
        )}
        {mayAct && (state === "refused" || state === "waiting") && <Steps message={message} />}
        <DefinitionList items={facts} />
        <MessageBody id={message.id} />
      </div>
    </Card>
  );
}

/** What is sent, read once somebody wants to see it. */
function MessageBody({ id }: { readonly id: string }) {
  const t = useTexts("integrations");
  const [isOpen, setOpen] = useState(false);
  const reading = useQuery({ ...erpMessageBodyQuery(id), enabled: isOpen });
  const { data, error } = reading;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer font-semibold text-bottle">{t("body")}</summary>
      <div className="mt-2">
        {error !== null && <ReadingFailed reading={reading} error={error} />}
        {data === undefined && error === null && <SkeletonRows label={t("loadingBody")} rows={4} />}
        {data === null && <p>{t("bodyGone")}</p>}
        {typeof data === "string" && (
          <pre className="max-h-80 overflow-auto rounded-control bg-foam-dim p-3 text-fine">{data}</pre>
        )}
      </div>
    </details>
  );
}

function Steps({ message: { id, state } }: { readonly message: ErpMessage }) {
  const t = useTexts("integrations");
  const action = useSendErpMessages();
  async function send() {
    const ended = await action.run([id]);
    if (ended?.kind === "done" && ended.answer.refusal == null)
      showToast(t("sent", { count: ended.answer.count }));
  }
  return (
    <div className="grid justify-items-start gap-3">
      <RefusalAlert action={action} title={t("notDone")} />
      <Button size="small" icon="repeat" isBusy={action.isBusy} onClick={() => void send()}>
        {t("sendAgain")}
      </Button>
      {state === "refused" && <SetAside id={id} />}
    </div>
  );
}

/** Gives the message up, with a reason. */
function SetAside({ id }: { readonly id: string }) {
  const t = useTexts("integrations");
  const action = useSetErpMessageAside();
  const kept = useKeptDraft(`erp-message-aside.${id}`, aText, "");
  const [isChecked, setChecked] = useState(false);
  const reason = kept.value.trim();
  const refusal = refusalOf(action)?.message;
  async function setAside() {
    const ended = await action.run({ id, reason });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    kept.forget();
    showToast(t("asideDone"));
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (reason !== "") void setAside();
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid w-full justify-items-start gap-2">
      <FailureAlert action={action} title={t("notDone")} />
      <TextField
        label={t("asideReason")}
        hint={t("asideHint")}
        maxLength={200}
        value={kept.value}
        error={isChecked && reason === "" ? t("reasonMissing") : refusal}
        onChange={(event) => kept.change(event.target.value)}
      />
      <Button type="submit" size="small" variant="outline" icon="pause" isBusy={action.isBusy}>
        {t("setAside")}
      </Button>
    </form>
  );
}
