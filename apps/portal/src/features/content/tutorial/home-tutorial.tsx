import { useQuery } from "@tanstack/react-query";
import { tutorialOf } from "@vycep/domain/content/tutorial";
import { later } from "@vycep/shell/page/later.tsx";
import { storage } from "@vycep/shell/storage/storage";
import { useStore } from "@vycep/shell/storage/store";
import { orderingKeys } from "../../../shared/ordering/ordering-keys.ts";
import type { CurrentUser } from "../../../shared/user/current-user.ts";
import { seenBy, tutorialKeys } from "./tutorial-keys.ts";
import { helpPagesQuery } from "./use-help-pages.ts";

const modal = later(async () => (await import("./tutorial-modal.tsx")).TutorialModal, ["tutorial"]);

const closedBy = {
  get: () => storage.read(tutorialKeys.tutorialClosed),
  subscribe: storage.subscribe,
};

const askedAboutProgress = {
  get: () => storage.read(orderingKeys.orderInProgressAsked) === true,
  subscribe: storage.subscribe,
};

interface HomeTutorialProps {
  readonly user: CurrentUser;
  /** Who may order is asked about an order in progress first; the tutorial waits for the answer. */
  readonly isOrdering: boolean;
}

/** The tutorial of the home page, where there is something to show (TUTOR-01, TUTOR-11…14); else nothing is drawn. */
export function HomeTutorial({ user, isOrdering }: HomeTutorialProps) {
  const isClosed = useStore(closedBy) === user.uid;
  const isAsked = useStore(askedAboutProgress) || !isOrdering;
  const help = useQuery({ ...helpPagesQuery(), enabled: !isClosed && !user.isAcademyOnly });
  if (isClosed || help.isPending || !isAsked || user.termsToAgree !== undefined) return null;
  const seen = seenBy(storage.read(tutorialKeys.sawTutorials), user.uid);
  const verdict = tutorialOf({
    isFirstLogin: user.isFirstLogin,
    counter: user.tutorialCounter,
    isAcademyOnly: user.isAcademyOnly,
    pages: help.data ?? [],
    seen,
  });
  if (verdict.kind === "none") return null;
  const seenOn = verdict.kind === "news" ? seen?.date : undefined;
  return <modal.Part user={user} verdict={verdict} seenOn={seenOn} />;
}
