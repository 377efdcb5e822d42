import { isCovered } from "@vycep/shell/page/page-keys";
import { useEffect, useEffectEvent } from "react";

/** Ctrl K opens the palette from anywhere, also while somebody types; over a dialog it is the dialog's (DLIST-07). */
export function usePaletteKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(function followKey() {
    function handleKeyDown(event: KeyboardEvent) {
      const isKey =
        event.key.toLowerCase() === "k" &&
        event.ctrlKey !== event.metaKey &&
        !event.shiftKey &&
        !event.altKey;
      if (!isKey || event.repeat) return;
      event.preventDefault();
      if (!isCovered()) press();
    }
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, []);
}
