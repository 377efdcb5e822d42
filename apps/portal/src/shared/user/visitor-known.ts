import { createStore } from "@vycep/shell/storage/store";

/**
 * Whether it was found out who is there, since the page was loaded. Head, order bar and the brewery's messages hang on it: drawn
 * before, they would push the page down when they come.
 */
export const visitorKnown = createStore(false);
