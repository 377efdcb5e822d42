import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import type { DeskPriceDraftState } from "../../shared/graphql.gen/graphql.ts";

const looks = {
  open: { tone: "preparing", icon: "pencil" },
  waiting: { tone: "preparing", icon: "users" },
  planned: { tone: "moving", icon: "clock" },
  published: { tone: "done", icon: "check" },
  taken_back: { tone: "muted", icon: "undo" },
  dropped: { tone: "muted", icon: "close" },
} as const satisfies Readonly<Record<DeskPriceDraftState, object>>;

/** How a draft stands, as a word with a shape. */
export function DraftState({ state }: { readonly state: DeskPriceDraftState }) {
  const t = useTexts("price-desk");
  return <Status {...looks[state]} text={t(`state.${state}`)} />;
}
