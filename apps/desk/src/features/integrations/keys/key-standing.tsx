import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import type { ServiceKey } from "./use-keys.ts";

const looks = {
  live: { tone: "done", icon: "check" },
  ending: { tone: "preparing", icon: "clock" },
  ended: { tone: "muted", icon: "minus" },
  revoked: { tone: "muted", icon: "close" },
} as const;

/** How a key stands, as a word with a shape. */
export function KeyStanding({ standing }: Pick<ServiceKey, "standing">) {
  const t = useTexts("integrations");
  return <Status {...looks[standing]} text={t(`keyIs.${standing}`)} />;
}
