import { LANGUAGES, type Language } from "@vycep/domain/market/language";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Choice } from "../../kit/conflict-dialog.tsx";
import { DeskHead } from "../../kit/desk-head.tsx";
import { refusalOf } from "../../kit/refusal.tsx";
import { changedFields } from "../../kit/three-way.ts";
import { useRecordDraft, type Written } from "../../kit/use-record-draft.ts";
import {
  aContentForm,
  type ContentForm,
  emptyForm,
  formOf,
  inputOf,
  originalIn,
  valueIn,
} from "./content-form.ts";
import { ContentPreview } from "./content-preview.tsx";
import { FactsCard } from "./facts-card.tsx";
import { useFieldWords } from "./field-words.ts";
import { type Content, type ContentKind, useSaveContent } from "./use-content.ts";
import { WordsColumns } from "./words-columns.tsx";

// Two who write one text at once are rare.
const ConflictDialog = lazy(() =>
  import("../../kit/conflict-dialog.tsx").then((file) => ({ default: file.ConflictDialog<string> })),
);

interface ContentEditorProps {
  readonly kind: ContentKind;
  /** Undefined of what is not there yet. */
  readonly content: Content | undefined;
  readonly title: string;
  readonly badge?: ReactNode;
  readonly note?: ReactNode;
  readonly isReadOnly: boolean;
  /** What else can be done with it, which nothing unsaved may stand in the way of. */
  readonly tools: (isUnsaved: boolean) => ReactNode;
  readonly aside?: ReactNode;
  readonly onSaved: (key: string) => void;
}

/** A text being written, its languages side by side and the portal's view of it beside them (DCONT-01, DEDIT-06). */
export function ContentEditor(props: ContentEditorProps) {
  const { kind, content, title, badge, note, isReadOnly, tools, aside, onSaved } = props;
  const t = useTexts("content-desk");
  const desk = useTexts("desk");
  const save = useSaveContent();
  const draft = useRecordDraft<ContentForm>(`content.${content?.row.id ?? `new.${kind}`}`, aContentForm, {
    version: content?.version ?? 0,
    form: content === undefined ? emptyForm(kind) : formOf(content),
  });
  const { was, mine } = draft.draft;
  const [beside, setBeside] = useState<Language>(() => firstLacking(content));
  const [isComparing, setComparing] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const tell = useFieldWords(kind);
  const count = changedFields<string>(Object.keys(was), was, mine).length;
  const refusal = refusalOf(save);
  const isSortWrong = !/^\d{1,4}$/.test(valueIn(mine, "sort"));
  const errorOf = (field: string) => {
    if (field === "sort" && isJudged && isSortWrong) return t("sortWrong");
    return refusal?.field === field && count > 0 ? refusal.message : undefined;
  };
  async function run(written: Written<ContentForm>) {
    const key = content?.row.key ?? null;
    const ended = await save.run({ kind, key, version: written.version, ...inputOf(written.mine) });
    if (ended?.kind !== "done") return;
    const { refusal: no, key: kept } = ended.answer;
    if (no?.code === "changed-meanwhile") setComparing(true);
    showWords(no?.field);
    if (no != null) return;
    draft.drop();
    showToast(t(content?.row.publishAt == null ? "saved" : "savedPlanned"));
    if (kept != null) onSaved(kept);
  }
  /** Words that are wrong are brought before whoever wrote them. */
  function showWords(field: string | null | undefined) {
    const language = LANGUAGES.find((one) => field?.endsWith(`.${one}`) === true);
    if (language !== undefined && language !== originalIn(mine)) setBeside(language);
  }
  function handleSave() {
    setJudged(true);
    if (isSortWrong) return;
    if (draft.isStale) setComparing(true);
    else void run(draft.draft);
  }
  function handleChoice(choices: ReadonlyMap<string, Choice>) {
    const merged = draft.merge(choices);
    setComparing(false);
    if (merged !== undefined) void run(merged);
  }
  function handleDrop() {
    draft.drop();
    setComparing(false);
  }
  const form = { kind, form: mine, errorOf, onChange: draft.change, isReadOnly };
  return (
    <>
      <DeskHead
        {...{ title, badge, note }}
        tools={
          !isReadOnly && (
            <>
              {count > 0 && (
                <span className="font-semibold text-amber-ink">{t("changesWait", { count })}</span>
              )}
              {count > 0 && (
                <Button variant="outline" onClick={handleDrop}>
                  {t("discard")}
                </Button>
              )}
              {tools(count > 0)}
              <Button isBusy={save.isBusy} onClick={handleSave}>
                {t("save")}
              </Button>
            </>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)_25rem] items-start gap-4 px-page pb-6 max-laptop:grid-cols-1">
        <div className="grid min-w-0 gap-4">
          <FailureAlert action={save} title={t("notSaved")} />
          {(draft.isStale || draft.isFound) && (
            <Alert tone={draft.isStale ? "warning" : "info"}>
              {desk(draft.isStale ? "staleDraft" : "draftFound")}
            </Alert>
          )}
          {refusal !== undefined && !draft.isStale && count > 0 && (
            <Alert tone="error" isLive>
              {refusal.code === "changed-meanwhile" ? desk("changedElsewhere") : refusal.message}
            </Alert>
          )}
          <WordsColumns {...form} content={content} beside={beside} onBeside={setBeside} />
          <FactsCard {...form} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ContentPreview kind={kind} form={mine} />
          {aside}
        </div>
      </div>
      <Suspense>
        {isComparing && draft.isStale && (
          <ConflictDialog
            record={title}
            by={content?.history[0]?.by ?? undefined}
            differences={draft.differences}
            tell={(field) => tell(field, { was, theirs: draft.theirs, mine })}
            onChoose={handleChoice}
            onDrop={handleDrop}
            onClose={() => setComparing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Beside the original stands what somebody has to write. */
function firstLacking(content: Content | undefined): Language {
  const lacking = content?.row.translations.find(({ state }) => state === "missing" || state === "outdated");
  return LANGUAGES.find((language) => language === lacking?.language) ?? "sk";
}
