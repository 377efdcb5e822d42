import { useRouter } from "@tanstack/react-router";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { useEffect, useState } from "react";
import { useTexts } from "../words/i18n.ts";
import { useOwnTitle } from "./page-title.ts";

/** Says aloud which page is shown and moves the focus to its heading, after every change of page but the first. */
export function RouteAnnouncer({ page }: { readonly page: string }) {
  const t = useTexts("shell");
  const router = useRouter();
  const [changes, setChanges] = useState(0);
  const title = useOwnTitle() ?? page;
  useEffect(
    function followPages() {
      let stop = () => {};
      const leave = router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return;
        setChanges((count) => count + 1);
        stop();
        stop = followHeading();
      });
      return () => {
        leave();
        stop();
      };
    },
    [router],
  );
  return <LiveRegion message={changes === 0 ? "" : t("pageShown", { page: title })} />;
}

/**
 * The focus goes to the heading of the page, or to its content while the heading is still to come; a heading that comes
 * later, or takes the place of the one before, has it as long as nobody has touched the page.
 */
function followHeading(): () => void {
  const touched = new AbortController();
  const stop = () => touched.abort();
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.tagName === "MAIN") focusHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  touched.signal.addEventListener("abort", () => observer.disconnect());
  for (const event of ["keydown", "pointerdown"])
    addEventListener(event, stop, { capture: true, signal: touched.signal });
  focusHeading();
  return stop;
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (heading === null) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
