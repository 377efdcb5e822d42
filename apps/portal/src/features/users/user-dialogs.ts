import { lazy } from "react";

// The file of dialogs is fetched when the first of them opens.

/** Asks before users get another status. */
export const StatusDialog = lazy(() =>
  import("./status-dialog.tsx").then((file) => ({ default: file.StatusDialog })),
);

/** Asks before an invitation that was never used goes (D42). */
export const DeleteInvitationDialog = lazy(() =>
  import("./delete-invitation-dialog.tsx").then((file) => ({ default: file.DeleteInvitationDialog })),
);
