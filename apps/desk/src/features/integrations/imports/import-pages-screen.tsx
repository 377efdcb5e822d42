// One file for the browser: whoever uploads a file is led to its page at once.
export { importScreen } from "./import-screen.tsx";
export { importsScreen } from "./imports-screen.tsx";
