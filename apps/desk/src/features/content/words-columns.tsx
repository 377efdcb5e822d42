import { CONTENT_TRAITS } from "@vycep/domain/content/edited-content";
import { picturesIn } from "@vycep/domain/kernel/marked-text";
import { LANGUAGES, type Language, nameOfLanguage } from "@vycep/domain/market/language";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { momentText } from "../../kit/moment.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { type ContentForm, originalIn, valueIn, type WordsField } from "./content-form.ts";
import { MarkedArea } from "./marked-area.tsx";
import { type Content, type ContentKind, seenOf, useConfirmContentWords } from "./use-content.ts";

export interface FormProps {
  readonly kind: ContentKind;
  readonly form: ContentForm;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: ContentForm) => void;
  readonly isReadOnly: boolean;
}

interface WordsColumnsProps extends FormProps {
  /** Undefined of what is not there yet. */
  readonly content: Content | undefined;
  /** The language beside the original. */
  readonly beside: Language;
  readonly onBeside: (language: Language) => void;
}

const tones = { valid: "new", outdated: "offer", missing: "last", needless: "muted" } as const;

/** The original, and beside it one of its translations (DCONT-01, DCONT-03). */
export function WordsColumns({ beside, onBeside, ...props }: WordsColumnsProps) {
  const t = useTexts("content-desk");
  const original = originalIn(props.form);
  const others = LANGUAGES.filter((language) => language !== original);
  const other = others.includes(beside) ? beside : others[0];
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of which one is pressed, not a form */}
      <div role="group" aria-label={t("languages")} className="flex flex-wrap gap-1 border-b border-line">
        <span className="inline-flex min-h-control items-center gap-2 px-3 font-semibold">
          {nameOfLanguage(original)} <Flag text={t("original")} tone="muted" />
        </span>
        {others.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={language === other}
            onClick={() => onBeside(language)}
            className={classNames(
              "inline-flex min-h-control items-center gap-2 border-b-4 px-3 font-semibold",
              language === other ? "border-amber text-bottle" : "border-transparent text-ink-soft",
            )}
          >
            {nameOfLanguage(language)} <StateFlag content={props.content} language={language} />
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 items-start gap-4 max-mobile:grid-cols-1">
        <Words {...props} language={original} />
        {other !== undefined && <Words key={other} {...props} language={other} />}
      </div>
    </div>
  );
}

function StateFlag({
  content,
  language,
}: Pick<WordsColumnsProps, "content"> & { readonly language: Language }) {
  const t = useTexts("content-desk");
  const state = content?.row.translations.find((one) => one.language === language)?.state;
  return state === undefined ? null : <Flag text={t(`translation.${state}`)} tone={tones[state]} />;
}

interface WordsProps extends FormProps, Pick<WordsColumnsProps, "content"> {
  readonly language: Language;
}

function Words({ kind, form, errorOf, onChange, isReadOnly, content, language }: WordsProps) {
  const t = useTexts("content-desk");
  const { isFormatted, hasSection } = CONTENT_TRAITS[kind];
  const labels = { title: t(`titleOf.${kind}`), section: t("section"), body: t(`bodyOf.${kind}`) };
  const of = (field: WordsField) => ({
    label: t("inLanguage", { field: labels[field], language: nameOfLanguage(language) }),
    value: valueIn(form, `${field}.${language}`),
    error: errorOf(`${field}.${language}`),
    readOnly: isReadOnly,
  });
  const change = (field: WordsField) => (text: string) => onChange({ [`${field}.${language}`]: text });
  const handle = (field: WordsField) => (event: { readonly target: { readonly value: string } }) =>
    change(field)(event.target.value);
  return (
    <div lang={language} className="grid min-w-0 content-start gap-3">
      <TextField {...of("title")} maxLength={200} onChange={handle("title")} />
      {hasSection && <TextField {...of("section")} maxLength={100} onChange={handle("section")} />}
      {isFormatted ? (
        <MarkedArea {...of("body")} pictures={picturesOf(form)} onChange={change("body")} />
      ) : (
        <TextArea {...of("body")} minRows={5} onChange={handle("body")} />
      )}
      {content !== undefined && <Outdated content={content} language={language} isReadOnly={isReadOnly} />}
    </div>
  );
}

/** What any language shows: a picture is sent once, and said in words in each. */
function picturesOf(form: ContentForm): readonly string[] {
  return LANGUAGES.flatMap((language) => picturesIn(valueIn(form, `body.${language}`)));
}

/** Since when the original says something else, and a way to say that the words are right (DCONT-03). */
function Outdated({
  content,
  language,
  isReadOnly,
}: Pick<WordsProps, "language" | "isReadOnly"> & { readonly content: Content }) {
  const t = useTexts("content-desk");
  const confirm = useConfirmContentWords();
  const at = content.words.find((one) => one.language === language)?.originalChangedAt;
  if (at == null) return null;
  async function run() {
    const ended = await confirm.run({ ...seenOf(content), language });
    if (ended?.kind === "done" && ended.answer.refusal == null) showToast(t("confirmed"));
  }
  return (
    <div className="grid justify-items-start gap-2 rounded-control bg-amber-tint px-3 py-2 text-small text-amber-ink">
      <p>{t("outdatedSince", { moment: momentText(at) })}</p>
      <RefusalAlert action={confirm} title={t("notDone")} />
      {!isReadOnly && (
        <Button variant="outline" size="small" isBusy={confirm.isBusy} onClick={() => void run()}>
          {t("confirmWords")}
        </Button>
      )}
    </div>
  );
}
