import { useQuery } from "@tanstack/react-query";
import { fold } from "@vycep/domain/kernel/fold";
import { parseLanguage } from "@vycep/domain/market/language";
import { fillTemplate, type TemplateFacts, templateIn } from "@vycep/domain/tickets/answer-template";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { SearchField } from "@vycep/ui/fields/search-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useState } from "react";
import { paths } from "../../../shared/paths.ts";
import { type Template, templatesQuery } from "./use-templates.ts";

export interface InsertTemplateProps {
  /** In which the customer is answered; another can be chosen. */
  readonly language: string;
  readonly facts: TemplateFacts;
  readonly onInsert: (text: string) => void;
}

const languages = ["cs", "sk", "en"] as const;

/** Templates found by title or text, in the language of the answer; Enter takes the first. */
export function TemplatePicker({
  language: spoken,
  facts,
  onInsert,
  onClose,
}: InsertTemplateProps & { readonly onClose: () => void }) {
  const t = useTexts("ticket-templates");
  const templates = useQuery(templatesQuery()).data ?? [];
  const [query, setQuery] = useState("");
  const [language, setLanguage] = useState(parseLanguage(spoken) ?? "en");
  const wanted = fold(query.trim());
  const found = templates
    .map((template) => ({ template, ...templateIn(template, language) }))
    .filter(({ template, text }) => fold(`${template.title} ${text}`).includes(wanted));
  function pick(text: string | undefined) {
    if (text === undefined) return;
    onInsert(fillTemplate(text, facts));
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("close")}
      title={t("insertTitle")}
      footNote={<Link href={paths.ticketTemplates()}>{t("manage")}</Link>}
    >
      <div className="grid gap-3">
        <SearchField
          label={t("search")}
          placeholder={t("searchPlaceholder")}
          clearLabel={t("clear")}
          value={query}
          onChange={setQuery}
          onSubmit={() => pick(found[0]?.text)}
        />
        <div className="flex flex-wrap items-center justify-between gap-2 text-small">
          <span className="text-ink-soft">{t("language")}</span>
          <Segments
            label={t("language")}
            options={languages.map((id) => ({ id, label: t(`in.${id}`) }))}
            value={language}
            onPick={setLanguage}
          />
        </div>
        {found.length === 0 ? (
          <p className="text-ink-soft">{t("noneFound")}</p>
        ) : (
          <ul className="grid gap-1">
            {found.map(({ template, text, language: has }) => (
              <li key={template.id}>
                <Choice
                  {...{ template, text }}
                  other={has === language ? undefined : t("inOther", { language: t(`in.${has}`) })}
                  onPick={() => pick(text)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly template: Template;
  readonly text: string;
  /** Said where it is in another language than was wanted. */
  readonly other: string | undefined;
  readonly onPick: () => void;
}

function Choice({ template: { title }, text, other, onPick }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className="grid w-full gap-0.5 rounded-control px-3 py-2 text-left hover:bg-bottle-tint"
    >
      <strong>
        {title}
        {other !== undefined && <span className="font-normal text-amber-ink"> · {other}</span>}
      </strong>
      <span className="line-clamp-2 text-fine text-ink-soft">{text}</span>
    </button>
  );
}
