import { useSyncExternalStore } from "react";
import { BREAKPOINTS } from "./breakpoints.ts";

const query = `(width <= ${BREAKPOINTS.sm}px)`;

let known: MediaQueryList | undefined;

/** Asking the window anew costs more than all else here, and rows ask by the dozen with every key. */
function media(): MediaQueryList {
  known ??= window.matchMedia(query);
  return known;
}

function subscribe(onChange: () => void) {
  media().addEventListener("change", onChange);
  return () => media().removeEventListener("change", onChange);
}

/** Whether the window is 768 px wide or less (LAYOUT-35). For what CSS alone cannot decide. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => false,
  );
}
