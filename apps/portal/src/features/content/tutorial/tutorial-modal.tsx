import { useQuery } from "@tanstack/react-query";
import type { TutorialVerdict } from "@vycep/domain/content/tutorial";
import { formatLocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import type { CurrentUser } from "../../../shared/user/current-user.ts";
import { pageContentQuery } from "../use-page-content.ts";
import { useBuiltInSteps } from "./built-in-steps.ts";
import { closeTutorial } from "./close-tutorial.ts";
import { TutorialDialog } from "./tutorial-dialog.tsx";
import type { TutorialPage } from "./use-help-pages.ts";

interface TutorialModalProps {
  readonly user: CurrentUser;
  readonly verdict: Exclude<TutorialVerdict<TutorialPage>, { readonly kind: "none" }>;
  /** When news were seen the last time, as far as this browser knows. */
  readonly seenOn: string | undefined;
}

/** The tutorial over the home page; closing it is counted and remembered (TUTOR-15…17). */
export function TutorialModal({ user, verdict, seenOn }: TutorialModalProps) {
  const t = useTexts("tutorial");
  const builtIn = useBuiltInSteps();
  const heading = useQuery(pageContentQuery("tutorialHeading"));
  const isNews = verdict.kind === "news";
  const pages = verdict.kind === "built-in" ? builtIn : verdict.pages;
  // The heading is the brewery's (TUTOR-08); the window does not change it under the reader's eyes.
  if (!isNews && heading.isPending) return null;
  const day = parseLocalDate(seenOn?.slice(0, 10) ?? "");
  const since = day === undefined ? undefined : t("newsSince", { day: formatLocalDate(day) });
  return (
    <TutorialDialog
      title={isNews ? t("newsTitle") : heading.data?.title || t("welcome")}
      intro={isNews ? since : heading.data?.body}
      note={isNews ? t("newsOnce") : undefined}
      pages={pages}
      leaving={user.isFirstLogin ? "skip" : "close"}
      onClose={() =>
        void closeTutorial(
          user,
          pages.map(({ id }) => id),
        )
      }
    />
  );
}
