import { connectShell } from "@vycep/shell/ports";
import { portalPorts } from "../app/portal-ports.ts";

// Before the tests of every file of the portal: the shell stands in the real portal.
connectShell(portalPorts);
