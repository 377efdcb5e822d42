import { nameParts } from "@vycep/domain/catalog/name-parts";
import type { Currency } from "@vycep/domain/kernel/money";
import { toastStore } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Grid, GridRow } from "@vycep/ui/data/grid.tsx";
import { memo, type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import type { CartLineView } from "../reading/cart-view.ts";
import { removeLine } from "../writing/remove-line.ts";
import { CartGroup } from "./cart-group.tsx";
import { CartLine, type CartLineProps, removalId } from "./cart-line.tsx";
import { LongList } from "./long-list.tsx";

interface CartLinesProps {
  readonly lines: readonly CartLineView[];
  readonly currency: Currency;
  readonly picture: (line: CartLineView) => ReactNode;
  readonly name?: ((line: CartLineView, title: string) => ReactNode) | undefined;
}

/** From here on only the rows in sight are drawn, so that a cart of hundreds of lines stays quick. */
const longFrom = 60;

/**
 * The lines of the cart, one stop of the Tab key in all: arrows go between them and their numbers. After a removal the
 * focus goes to the line that took its place (C24).
 */
export function CartLines({ lines, currency, picture, name }: CartLinesProps) {
  const t = useTexts("cart");
  const edited = useEditedLine(lines);
  const row = (line: CartLineView) => <Row {...{ line, currency, picture, name, edited }} />;
  const said = { label: t("lines"), keys: t("gridKeys") };
  if (lines.length > longFrom) {
    return <LongList {...said} rows={lines} rowKey={({ sku }) => sku} draw={row} />;
  }
  return (
    <Grid {...said} className="@container divide-y divide-line">
      {lines.map((line) => (
        <GridRow key={line.sku}>{row(line)}</GridRow>
      ))}
    </Grid>
  );
}

interface RowProps extends Omit<CartLinesProps, "lines"> {
  readonly line: CartLineView;
  readonly edited: EditedLine;
}

/** Drawn again only when something about this line has changed, however long the cart is. */
const Row = memo(function Row({ line, currency, picture, name, edited }: RowProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes which line is being edited
    <div onFocus={() => edited.enter(line)} onBlur={edited.leave}>
      <Line
        line={line}
        currency={currency}
        picture={picture(line)}
        name={name && ((title) => name(line, title))}
        onRemove={() => edited.remove(line)}
      />
    </div>
  );
});

function Line(props: CartLineProps) {
  return props.line.parts === undefined ? <CartLine {...props} /> : <CartGroup {...props} />;
}

interface EditedLine {
  readonly enter: (line: CartLineView) => void;
  readonly leave: () => void;
  readonly remove: (line: CartLineView) => void;
}

/** Says when the line that has the focus is gone, and not by the hand that edits it: another tab or person took it. */
function useEditedLine(lines: readonly CartLineView[]): EditedLine {
  const t = useTexts("cart");
  const edited = useRef<CartLineView>(undefined);
  const sayIfGone = useEffectEvent(() => {
    const line = edited.current;
    if (line === undefined || lines.some(({ sku }) => sku === line.sku)) return;
    edited.current = undefined;
    const product = nameParts(line.product.name ?? line.sku).title;
    toastStore.show({ text: t("goneMeanwhile", { product }), tone: "info" });
    focusSoon("#page-title");
  });
  const shown = useRef(lines);
  useLayoutEffect(
    function followLines() {
      shown.current = lines;
      if (lines.length > 0) sayIfGone();
    },
    [lines],
  );
  return useMemo(
    () => ({
      enter: (line) => {
        edited.current = line;
      },
      leave: () => {
        edited.current = undefined;
      },
      remove: (line) => {
        edited.current = undefined;
        const index = shown.current.findIndex(({ sku }) => sku === line.sku);
        const next = shown.current[index + 1] ?? shown.current[index - 1];
        // After the last one the empty cart takes it.
        if (next !== undefined) focusSoon(`#${removalId(next)} button`);
        removeLine(line);
      },
    }),
    [],
  );
}

/** Once the list is drawn without the line. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
}
