import "@vycep/ui/ui.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { queryClient } from "../shared/api/query-client.ts";
import { announceLanguage, loadTexts } from "../shared/i18n/i18n.ts";
import { logWarning } from "../shared/log.ts";
import { followSignOutElsewhere } from "../shared/session/session.ts";
import { followNavigation } from "./navigation.ts";
import { router } from "./router.tsx";

announceLanguage();
followSignOutElsewhere();
followNavigation(router);
await loadTexts(["shell"]);
const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root");
createRoot(root, { onRecoverableError: logRecovery }).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

/** React drew the page at the second try; what went wrong at the first is worth knowing. */
function logRecovery(error: unknown): void {
  logWarning("drawn at the second try", error instanceof Error ? (error.cause ?? error) : error);
}
