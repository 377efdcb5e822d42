import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from "react";

interface BubbleProps {
  /** The sentence in the bubble. */
  readonly text: string;
  /** Draws the thing that the bubble explains; the id ties them together. */
  readonly children: (textId: string) => ReactNode;
  readonly isWide?: boolean | undefined;
  /** Also shows after a tap or click: for reasons, which touch could not read otherwise. */
  readonly showsOnTap?: boolean | undefined;
}

const gap = 8;

function place(anchor: HTMLElement, bubble: HTMLElement) {
  const at = anchor.getBoundingClientRect();
  const size = bubble.getBoundingClientRect();
  const above = at.top - size.height - gap;
  const left = at.left + at.width / 2 - size.width / 2;
  const farLeft = document.documentElement.clientWidth - size.width - gap;
  bubble.style.top = `${above < gap ? at.bottom + gap : above}px`;
  bubble.style.left = `${Math.max(gap, Math.min(left, farLeft))}px`;
}

/**
 * A short explanation that appears on hover and on focus, stays while pointed at, and leaves on Escape
 * (WCAG 1.4.13). It lies in the browser's top layer, so no card or dialog can cut it off.
 */
export function Bubble({ text, children, isWide = false, showsOnTap = false }: BubbleProps) {
  const textId = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const bubbleRef = useRef<HTMLSpanElement>(null);

  function show() {
    const [anchor, bubble] = [anchorRef.current, bubbleRef.current];
    if (anchor === null || bubble === null || bubble.matches(":popover-open")) return;
    bubble.showPopover();
    place(anchor, bubble);
    // What was above may go just now: a focus that moves on from a removed row comes before the row is gone.
    requestAnimationFrame(() => place(anchor, bubble));
  }
  function hide() {
    if (bubbleRef.current?.matches(":popover-open") === true) bubbleRef.current.hidePopover();
  }
  function handleFocus(event: FocusEvent) {
    if (showsOnTap || event.target.matches(":focus-visible")) show();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || bubbleRef.current?.matches(":popover-open") !== true) return;
    event.stopPropagation();
    hide();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the control inside it
    <span
      ref={anchorRef}
      className={isWide ? "flex w-full" : "inline-flex max-w-full"}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={handleFocus}
      onBlur={hide}
      onKeyDown={handleKeyDown}
    >
      {children(textId)}
      <span
        ref={bubbleRef}
        id={textId}
        role="tooltip"
        popover="manual"
        // What may be scrolled may be reached by Tab: the focus would fall into the bubble and be lost with it.
        className="fixed inset-auto m-0 w-max max-w-72 overflow-visible rounded-small bg-ink px-3 py-2 text-left text-small font-normal whitespace-normal text-foam before:absolute before:inset-[-8px] before:-z-10"
      >
        {text}
      </span>
    </span>
  );
}
