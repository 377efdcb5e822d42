import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";

const looks = {
  draft: { tone: "fresh", icon: "pencil" },
  waiting: { tone: "preparing", icon: "clock" },
  ahead: { tone: "fresh", icon: "calendar" },
  holds: { tone: "done", icon: "check" },
  over: { tone: "muted", icon: "close" },
  withdrawn: { tone: "muted", icon: "undo" },
  empty: { tone: "preparing", icon: "box" },
} as const;

/** How an offer stands today: a word with a shape. */
export function OfferState({ state }: { readonly state: keyof typeof looks }) {
  const t = useTexts("deal-desk");
  return <Status {...looks[state]} text={t(`state.${state}`)} />;
}
