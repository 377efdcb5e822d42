// One file for the browser: whoever looks at one of the connections goes on to the others.
export { importScreen } from "./imports/import-screen.tsx";
export { importsScreen } from "./imports/imports-screen.tsx";
export { integrationsScreen } from "./integrations-screen.tsx";
