import { lazy } from "react";

/** Few are kept out: the question comes when somebody is. */
export const KeepOutDialog = lazy(async () => ({
  default: (await import("./keep-out-dialog.tsx")).KeepOutDialog,
}));
