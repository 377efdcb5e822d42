import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterEach } from "vitest";
import { takeNoOwnerStacks } from "./owner-stacks.ts";
import { installPopovers } from "./popovers.ts";
import { matchMedia, setWindowWidth } from "./window-width.ts";

// What jsdom lacks of a browser: it lays nothing out, so nothing is wide, moves or scrolls.
takeNoOwnerStacks();
installPopovers();
window.matchMedia = matchMedia;
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
Element.prototype.checkVisibility = () => true;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const { getElementError } = getConfig();
configure({
  // What is fetched when somebody reaches for it comes late on a busy machine.
  asyncUtilTimeout: 80_000,
  // Each look at what is waited for would print the whole page, a tenth of the time of all tests; the last one does.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? "") : getElementError(message, container),
});

function isWaiting(): boolean {
  const config = getConfig();
  return "_disableExpensiveErrorDiagnostics" in config && config._disableExpensiveErrorDiagnostics === true;
}

afterEach(() => {
  cleanup();
  setWindowWidth();
});
