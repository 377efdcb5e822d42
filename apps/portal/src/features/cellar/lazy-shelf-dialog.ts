import { lazy } from "react";

/** Dialogs weigh more than the page, and few move a shelf: it comes after the page, which keeps it for times without network. */
export const loadShelfDialog = () => import("./shelf-dialog.tsx");
export const ShelfDialog = lazy(() => loadShelfDialog().then((file) => ({ default: file.ShelfDialog })));
