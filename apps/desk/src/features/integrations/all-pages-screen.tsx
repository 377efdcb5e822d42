import { exportsScreen } from "./export/exports-screen.tsx";
import { importScreen } from "./imports/import-screen.tsx";
import { importsScreen } from "./imports/imports-screen.tsx";
import { integrationsScreen } from "./integrations-screen.tsx";
import { keysScreen } from "./keys/keys-screen.tsx";

/** The pages of the connections, one file for the browser. */
export const screens = {
  exportsScreen,
  importScreen,
  importsScreen,
  integrationsScreen,
  keysScreen,
} as const;
