import { lazy } from "react";

/** Comes after the page, which keeps it for times without network. */
export const loadFindDialog = () => import("./find-dialog.tsx");
export const FindDialog = lazy(() => loadFindDialog().then((file) => ({ default: file.FindDialog })));
