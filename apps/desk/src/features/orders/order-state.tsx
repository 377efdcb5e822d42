import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import type { DeskOrderState } from "../../shared/graphql.gen/graphql.ts";

const looks = {
  received: { tone: "fresh", icon: "clock" },
  confirmed: { tone: "done", icon: "check" },
  loaded: { tone: "preparing", icon: "pallet" },
  on_the_way: { tone: "moving", icon: "truck" },
  delivered: { tone: "done", icon: "success" },
  partially_delivered: { tone: "partial", icon: "warning" },
  cancelled: { tone: "muted", icon: "close" },
} as const;

/** How far an order is, as a word with a shape. */
export function OrderState({ state }: { readonly state: DeskOrderState }) {
  const t = useTexts("order-desk");
  return <Status {...looks[state]} text={t(`state.${state}`)} />;
}
