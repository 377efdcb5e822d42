import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";

interface PrintSheetProps {
  /** Drawn only while the page is printed, so that it costs nothing before. */
  readonly children: () => ReactNode;
}

/** What is printed instead of the page; ui.css hides everything else on paper while it is there. */
export function PrintSheet({ children }: PrintSheetProps) {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia("print").matches);
  useEffect(function followPrinting() {
    // The browser lays the paper out as soon as the listener returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    // Not every browser tells of printing in both ways.
    const paper = window.matchMedia("print");
    const follow = () => (paper.matches ? begin() : end());
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    paper.addEventListener("change", follow);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      paper.removeEventListener("change", follow);
    };
  }, []);
  if (!isPrinting) return null;
  return createPortal(
    <div data-print-sheet className="only-print">
      {children()}
    </div>,
    document.body,
  );
}
