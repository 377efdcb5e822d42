import { type RefObject, useLayoutEffect } from "react";

const focusable = "a[href], button, input";

/**
 * Marks a frame whose table is wider than itself with `data-tight`, by which the table wraps its texts; one that fits stays as it is. It is
 * looked at anew with every other content and every other width.
 */
export function useTightFit(
  frame: RefObject<HTMLElement | null>,
  { rows, columns }: { readonly rows: readonly unknown[]; readonly columns: string },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is measured, not read
  useLayoutEffect(
    function fitTable() {
      const element = frame.current;
      if (element === null) return;
      let width = -1;
      const measure = () => {
        if (element.clientWidth === width) return;
        width = element.clientWidth;
        element.removeAttribute("data-tight");
        element.toggleAttribute("data-tight", element.scrollWidth > width);
        // One that scrolls all the same is scrolled by keys as well, also where nothing in it has the focus.
        if (element.scrollWidth > width && element.querySelector(focusable) === null) element.tabIndex = 0;
        else element.removeAttribute("tabindex");
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [frame, rows, columns],
  );
}
