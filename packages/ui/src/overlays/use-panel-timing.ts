import { useEffect, useState } from "react";
import { CLOSED_PANEL, createPanelTiming, type PanelLook } from "./panel-timing.ts";

/** How a panel stands, from opening to closing and with the window's size. */
export function usePanelTiming(isOpen: boolean): PanelLook {
  const [look, setLook] = useState<PanelLook>(CLOSED_PANEL);
  const [timing] = useState(() => createPanelTiming(afterMs, setLook));
  useEffect(
    function followThePanel() {
      if (!isOpen) return;
      timing.open();
      window.addEventListener("resize", timing.resized);
      return () => {
        window.removeEventListener("resize", timing.resized);
        timing.close();
      };
    },
    [isOpen, timing],
  );
  useEffect(() => timing.stop, [timing]);
  return look;
}

function afterMs(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
