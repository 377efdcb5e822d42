import type { Currency } from "@vycep/domain/kernel/money";
import type { ReactNode } from "react";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { CartLine, removalId } from "./cart-line.tsx";
import type { CartLineView } from "./cart-view.ts";
import { LongList } from "./long-list.tsx";
import { removeLine } from "./remove-line.ts";

interface CartLinesProps {
  readonly lines: readonly CartLineView[];
  readonly currency: Currency;
  readonly picture: (line: CartLineView) => ReactNode;
  readonly name?: ((line: CartLineView, title: string) => ReactNode) | undefined;
}

/** From here on only the rows in sight are drawn, so that a cart of hundreds of lines stays quick. */
const longFrom = 60;

/** The lines of the cart. After a removal the focus goes to the line that took its place (C24). */
export function CartLines({ lines, currency, picture, name }: CartLinesProps) {
  const t = useTexts("cart");
  function handleRemove(index: number) {
    const line = lines[index];
    if (line === undefined) return;
    const next = lines[index + 1] ?? lines[index - 1];
    focusSoon(next === undefined ? "#page-title" : `#${removalId(next)} button`);
    removeLine(line);
  }
  const row = (line: CartLineView, index: number) => (
    <CartLine
      line={line}
      currency={currency}
      picture={picture(line)}
      name={name && ((title) => name(line, title))}
      onRemove={() => handleRemove(index)}
    />
  );
  if (lines.length > longFrom) {
    return <LongList label={t("lines")} rows={lines} rowKey={({ sku }) => sku} draw={row} />;
  }
  return (
    <ul aria-label={t("lines")} className="@container divide-y divide-line">
      {lines.map((line, index) => (
        <li key={line.sku}>{row(line, index)}</li>
      ))}
    </ul>
  );
}

/** Once the list is drawn without the line. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
}
