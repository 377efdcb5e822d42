import "./desk.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { queryClient } from "@vycep/shell/api/query-client";
import { logWarning } from "@vycep/shell/log";
import { followNavigation } from "@vycep/shell/page/navigation";
import { hearMarkets } from "@vycep/shell/page/told-markets";
import { connectShell } from "@vycep/shell/ports";
import { followSignOutElsewhere } from "@vycep/shell/session/session";
import { announceLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { connectFinders } from "../shared/finders.ts";
import { connectWork } from "../shared/work.ts";
import { deskPorts } from "./desk-ports.ts";
import { features } from "./features.ts";
import { createDeskRouter } from "./router.tsx";

hearMarkets();
const router = createDeskRouter();
connectWork(features.flatMap(({ work = [] }) => work));
connectFinders(features.flatMap(({ finders = [] }) => finders));
connectShell(deskPorts);
announceLanguage();
followSignOutElsewhere();
followNavigation(router);
await loadTexts(["shell", "desk"]);
const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root");
createRoot(root, { onRecoverableError: (error) => logWarning("drawn at the second try", error) }).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

// start-again.ts waits for this: from here on the page shows by itself what goes wrong.
dispatchEvent(new Event("vycep-started"));
