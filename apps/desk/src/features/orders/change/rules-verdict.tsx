import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import type { Change } from "./use-change-order.ts";

interface RulesVerdictProps {
  readonly obstacles: Change["obstacles"];
  /** What is said where nothing stands against it. */
  readonly kept: string;
}

/** What the rules of the portal say, in the portal's words. */
export function RulesVerdict({ obstacles, kept }: RulesVerdictProps) {
  const tc = useTexts("order-change");
  return (
    <section className="grid gap-2">
      <h3 className="type-label text-ink-faint">{tc("rulesTitle")}</h3>
      <ul aria-live="polite" className="grid gap-2 text-small">
        {obstacles.map(({ code, message, sku }) => (
          <li key={`${code} ${sku}`} className="grid grid-cols-[auto_1fr] gap-2 text-red-strong">
            <Icon name="warning" />
            {message}
          </li>
        ))}
        {obstacles.length === 0 && (
          <li className="grid grid-cols-[auto_1fr] gap-2">
            <Icon name="check" />
            {kept}
          </li>
        )}
      </ul>
    </section>
  );
}
