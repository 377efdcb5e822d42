import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { installPopovers } from "./popovers.ts";
import { matchMedia, setWindowWidth } from "./window-width.ts";

// What jsdom lacks of a browser: it lays nothing out, so nothing is wide, moves or scrolls.
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

// What is fetched when somebody reaches for it comes late on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  setWindowWidth();
});
