import "./portal.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { keepAskedOnLeaving } from "@vycep/shell/api/asked-ahead";
import { queryClient } from "@vycep/shell/api/query-client";
import { whenIdle } from "@vycep/shell/clock/when-idle";
import { logWarning } from "@vycep/shell/log";
import { followNavigation } from "@vycep/shell/page/navigation";
import { hearMarkets } from "@vycep/shell/page/told-markets";
import { connectShell } from "@vycep/shell/ports";
import { followSignOutElsewhere } from "@vycep/shell/session/session";
import { announceLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { portalPorts } from "./portal-ports.ts";
import { createPortalRouter } from "./router.tsx";

hearMarkets();
const router = createPortalRouter();
connectShell(portalPorts);
announceLanguage();
followSignOutElsewhere();
followNavigation(router);
keepAskedOnLeaving();
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

// start-again.ts waits for this: from here on the page shows by itself what goes wrong.
dispatchEvent(new Event("vycep-started"));
// Nothing on the page waits for the worker, and it waits for the page.
addEventListener("vycep-drawn", () => whenIdle(fetchRest), { once: true });

function fetchRest(): void {
  import("./after-start.ts").then(
    ({ afterStart }) => afterStart(router),
    (cause: unknown) => logWarning("the worker could not be fetched", cause),
  );
}

/** React drew the page at the second try; what went wrong at the first is worth knowing. */
function logRecovery(error: unknown): void {
  logWarning("drawn at the second try", error instanceof Error ? (error.cause ?? error) : error);
}
