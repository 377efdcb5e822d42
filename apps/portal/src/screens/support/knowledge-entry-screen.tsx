import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { usePageTitle } from "@vycep/shell/page/page-title";
import { PicturedText } from "@vycep/shell/page/pictured-text.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { Helpful } from "../../features/content/helpful.tsx";
import { ServiceCard } from "../../features/content/support/service-card.tsx";
import { type Answer, knowledgeBaseQuery } from "../../features/content/support/use-answers.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** CONTENT-03: one entry of the knowledge base, what belongs to it, and whether it was of help. */
export const knowledgeEntryScreen: Screen = {
  component: KnowledgeEntryScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(knowledgeBaseQuery());
  },
};

function KnowledgeEntryScreen() {
  const t = useTexts("support");
  const { id } = useParams({ strict: false });
  const all = useSuspenseQuery(knowledgeBaseQuery()).data;
  const entry = all.find((one) => one.id === id);
  if (entry !== undefined) return <KnownEntry key={entry.id} entry={entry} all={all} />;
  return (
    <EmptyState
      headingLevel={1}
      title={t("unknownTitle")}
      actions={<ButtonLink href={paths.support("knowledge-base")}>{t("toKnowledge")}</ButtonLink>}
    >
      {t("unknownText")}
    </EmptyState>
  );
}

interface KnownEntryProps {
  readonly entry: Answer;
  readonly all: readonly Answer[];
}

function KnownEntry({ entry, all }: KnownEntryProps) {
  const t = useTexts("support");
  const { country } = useCurrentUser();
  usePageTitle(entry.title);
  const related = all.filter(({ id, section }) => section === entry.section && id !== entry.id);
  return (
    <div className="grid items-start gap-5 pt-4 wide:grid-cols-aside-small">
      <Card>
        <article className="grid gap-4">
          <header className="grid gap-2">
            <p className="flex flex-wrap items-center gap-2.5 text-small text-ink-soft">
              {entry.section !== "" && <Flag text={entry.section} tone="new" />}
              {entry.modifiedOn && t("modified", { day: formatDate(entry.modifiedOn) })}
            </p>
            <h1 id="page-title" tabIndex={-1} className="type-title text-pretty">
              {entry.title}
            </h1>
          </header>
          <PicturedText text={entry.body} />
        </article>
      </Card>
      <div className="grid gap-5">
        <Card>
          <Helpful kind="kb" id={entry.id} said={entry.isHelpful} />
        </Card>
        {related.length > 0 && (
          <Card title={t("related")}>
            <ul className="grid gap-2.5">
              {related.map(({ id, title }) => (
                <li key={id}>
                  <Link href={paths.knowledgeEntry(id)}>{title}</Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <ServiceCard country={country} />
      </div>
    </div>
  );
}
