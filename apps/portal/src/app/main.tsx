import "./portal.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { queryClient } from "@vycep/shell/api/query-client";
import { logWarning } from "@vycep/shell/log";
import { toastStore } from "@vycep/shell/messages/toasts";
import { followNavigation } from "@vycep/shell/page/navigation";
import { connectShell } from "@vycep/shell/ports";
import { followSignOutElsewhere } from "@vycep/shell/session/session";
import { announceLanguage, loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { registerWorker } from "@vycep/shell/worker/register";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { portalPorts } from "./portal-ports.ts";
import { router } from "./router.tsx";

connectShell(portalPorts);
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

// start.js waits for this: from here on the page shows by itself what goes wrong.
dispatchEvent(new Event("vycep-started"));
registerWorker(() => {
  const t = textsOf("shell");
  toastStore.show({
    text: t("newVersion"),
    tone: "info",
    action: { label: t("loadNewVersion"), onAct: () => location.reload() },
  });
});

/** React drew the page at the second try; what went wrong at the first is worth knowing. */
function logRecovery(error: unknown): void {
  logWarning("drawn at the second try", error instanceof Error ? (error.cause ?? error) : error);
}
