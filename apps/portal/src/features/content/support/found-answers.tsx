import { type FoundText, findTexts, type MarkedPart } from "@vycep/domain/content/find-texts";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { paths } from "../../../shared/paths.ts";
import type { Answer } from "./use-answers.ts";

interface FoundAnswersProps {
  readonly answers: readonly Answer[];
  readonly query: string;
}

/** What of questions and knowledge holds the words searched for, without regard to diacritics (C25). */
export function FoundAnswers({ answers, query }: FoundAnswersProps) {
  const t = useTexts("support");
  const shell = useTexts("shell");
  const found = findTexts(answers, query);
  const groups = [
    { kind: "faq", title: t("questions") },
    { kind: "kb", title: shell("knowledgeBase") },
  ] as const;
  return (
    <div className="grid gap-5">
      <p role="status">
        <b>{t("found", { count: found.length, query })}</b>{" "}
        <span className="text-ink-soft">{t("foundNote")}</span>
      </p>
      {found.length === 0 && (
        <Card>
          <EmptyState
            title={t("noneTitle")}
            actions={
              <ButtonLink href={paths.supportContact()} variant="outline">
                {shell("writeToService")}
              </ButtonLink>
            }
          >
            {t("noneText")}
          </EmptyState>
        </Card>
      )}
      {groups.map(({ kind, title }) => {
        const own = found.filter(({ text }) => text.kind === kind);
        return own.length === 0 ? null : (
          <Card key={kind} isFlush title={`${title} · ${own.length}`}>
            <ul>
              {own.map((one) => (
                <FoundRow key={one.text.id} found={one} />
              ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}

function FoundRow({ found: { text, title, excerpt } }: { readonly found: FoundText<Answer> }) {
  return (
    <li className="relative border-t border-line px-5 py-3 hover:bg-foam-dim">
      <h3 className="font-semibold">
        <Anchor
          href={text.kind === "faq" ? paths.question(text.id) : paths.knowledgeEntry(text.id)}
          className="rounded-text after:absolute after:inset-0 hover:underline"
        >
          <Marked parts={title} />
        </Anchor>
      </h3>
      <p className="text-small text-ink-soft">
        <Marked parts={excerpt} />
      </p>
    </li>
  );
}

function Marked({ parts }: { readonly parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isHit }, index) => {
    const key = `${index}-${text}`;
    if (!isHit) return <span key={key}>{text}</span>;
    return (
      <mark key={key} className="rounded-text bg-amber-tint text-inherit">
        {text}
      </mark>
    );
  });
}
