// Stands in the page itself and runs before everything else (packages/build/src/start-script.ts).
import { startAgainUntilStarted } from "@vycep/shell/start/start-again";

/** Light or dark before anything is drawn: what the person chose, or what the device prefers (frame/scheme.ts). */
function showScheme(): void {
  const chosen = chosenScheme();
  const isDark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.scheme = isDark ? "dark" : "light";
}

function chosenScheme(): string | null {
  try {
    return localStorage.getItem("desk.scheme");
  } catch {
    return null;
  }
}

startAgainUntilStarted("desk.vycep-start-tries");
showScheme();
