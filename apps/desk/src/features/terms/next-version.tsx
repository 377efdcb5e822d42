import { LANGUAGES, type Language, nameOfLanguage } from "@vycep/domain/market/language";
import { showToast } from "@vycep/shell/messages/toasts";
import { aText, recordOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { lazy, Suspense, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { momentText } from "../../kit/moment.tsx";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { ComparedTerms } from "./compared-terms.tsx";
import { type Terms, type TermsWords, useSaveTerms, useStopTermsPlan } from "./use-terms.ts";

const PublishTermsDialog = lazy(async () => ({
  default: (await import("./publish-terms-dialog.tsx")).PublishTermsDialog,
}));
const DropTermsDialog = lazy(async () => ({
  default: (await import("./drop-terms-dialog.tsx")).DropTermsDialog,
}));

interface NextVersionProps {
  readonly terms: Terms;
  readonly mayChange: boolean;
}

const views = ["write", "compare"] as const;
const aForm = recordOf(aText);

/** The version that comes next: written language by language, compared with the one in force, published. */
export function NextVersion({ terms, mayChange }: NextVersionProps) {
  const t = useTexts("terms-desk");
  const { market, seen, draft, versions } = terms;
  const inForce = versions.find(({ standing }) => standing === "inForce");
  const begins = formOf(draft?.words ?? inForce?.words ?? []);
  const form = useKeptDraft(`terms.${market}`, aForm, begins);
  const save = useSaveTerms();
  const stop = useStopTermsPlan();
  const [view, setView] = useState<(typeof views)[number]>("write");
  const [language, setLanguage] = useState<Language>("cs");
  const [opened, setOpened] = useState<"publish" | "drop">();
  const isUnsaved = draft !== null && LANGUAGES.some((one) => differs(form.value, begins, one));
  const refusal = refusalOf(save);
  const errorOf = (field: string) =>
    refusal?.field === `${field}.${language}` ? refusal.message : undefined;
  async function run(value: Readonly<Record<string, string>>) {
    const ended = await save.run({ market, seen, words: inputOf(value) });
    if (ended?.kind !== "done") return;
    const { refusal: no, terms: now } = ended.answer;
    const wrong = LANGUAGES.find((one) => no?.field?.endsWith(`.${one}`) === true);
    if (wrong !== undefined) setLanguage(wrong);
    if (no != null) return;
    form.change(formOf(now.draft?.words ?? []));
    form.forget();
    showToast(t("saved"));
  }
  async function stopPlan() {
    const ended = await stop.run({ market, seen });
    if (ended?.kind === "done" && ended.answer.refusal == null) showToast(t("stopped"));
  }
  if (draft === null) {
    return (
      <Card title={inForce?.words.find((one) => one.language === language)?.title ?? t("versionsNone")}>
        <p className="mb-3 text-ink-soft">{inForce === undefined ? t("versionsNoneText") : t("beginHint")}</p>
        <RefusalAlert action={save} title={t("notSaved")} />
        {mayChange && (
          <Button icon="plus" isBusy={save.isBusy} onClick={() => void run(begins)}>
            {t("begin")}
          </Button>
        )}
      </Card>
    );
  }
  const { publishAt, changedAt, changedBy } = draft;
  const changed = { moment: momentText(changedAt), who: changedBy ?? "" };
  const field = (name: "title" | "body") => ({
    label: t("inLanguage", { field: t(name), language: nameOfLanguage(language) }),
    value: form.value[`${name}.${language}`] ?? "",
    error: errorOf(name),
    readOnly: !mayChange,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      save.reset();
      form.change({ ...form.value, [`${name}.${language}`]: event.target.value });
    },
  });
  return (
    <Card
      title={t("nextTitle", { version: draft.version })}
      aside={
        <span className="text-small text-ink-soft">
          {changedBy === null ? t("changedNobody", changed) : t("changed", changed)}
        </span>
      }
    >
      <div className="grid gap-3">
        {publishAt !== null && (
          <Alert
            tone="warning"
            action={
              mayChange && (
                <Button variant="outline" size="small" isBusy={stop.isBusy} onClick={() => void stopPlan()}>
                  {t("stopPlan")}
                </Button>
              )
            }
          >
            {t("plannedFrom", { moment: momentText(publishAt) })}
          </Alert>
        )}
        <RefusalAlert action={stop} title={t("notDone")} />
        {form.isFound && isUnsaved && <Alert tone="info">{t("draftFound")}</Alert>}
        <p className="text-small text-ink-soft">{t("nextHint")}</p>
        <div className="flex flex-wrap justify-between gap-2">
          <Segments
            label={t("languages")}
            options={LANGUAGES.map((id) => ({ id, label: nameOfLanguage(id) }))}
            value={language}
            onPick={setLanguage}
          />
          <Segments
            label={t("view")}
            options={views.map((id) => ({ id, label: t(`view.${id}`) }))}
            value={view}
            onPick={setView}
          />
        </div>
        {view === "write" ? (
          <div lang={language} className="grid gap-3">
            <TextField {...field("title")} maxLength={200} />
            <TextArea {...field("body")} minRows={16} hint={t("bodyHint")} />
          </div>
        ) : (
          <ComparedTerms inForce={inForce} form={form.value} language={language} />
        )}
        {errorOf("title") === undefined && errorOf("body") === undefined && (
          <RefusalAlert action={save} title={t("notSaved")} />
        )}
        {mayChange && (
          <div className="flex flex-wrap items-center justify-end gap-2">
            {isUnsaved && <span className="mr-auto text-small text-amber-ink">{t("saveFirst")}</span>}
            <Button variant="outline" onClick={() => setOpened("drop")}>
              {t("discard")}
            </Button>
            <Button
              variant={isUnsaved ? "primary" : "outline"}
              isBusy={save.isBusy}
              onClick={() => void run(form.value)}
            >
              {t("save")}
            </Button>
            {!isUnsaved && publishAt === null && (
              <Button onClick={() => setOpened("publish")}>{t("publish")}</Button>
            )}
          </div>
        )}
      </div>
      <Suspense>
        {opened === "publish" && <PublishTermsDialog terms={terms} onClose={() => setOpened(undefined)} />}
        {opened === "drop" && (
          <DropTermsDialog terms={terms} onDropped={form.forget} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </Card>
  );
}

function formOf(words: TermsWords): Readonly<Record<string, string>> {
  return Object.fromEntries(
    words.flatMap(({ language, title, body }) => [
      [`title.${language}`, title],
      [`body.${language}`, body],
    ]),
  );
}

function inputOf(form: Readonly<Record<string, string>>) {
  return LANGUAGES.map((language) => ({
    language,
    title: form[`title.${language}`] ?? "",
    body: form[`body.${language}`] ?? "",
  }));
}

function differs(
  form: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
  language: Language,
): boolean {
  return ["title", "body"].some(
    (part) => (form[`${part}.${language}`] ?? "").trim() !== (before[`${part}.${language}`] ?? "").trim(),
  );
}
