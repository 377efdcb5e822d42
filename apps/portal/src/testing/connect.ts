import { connectShell } from "@vycep/shell/ports";
import { afterAll } from "vitest";
import { portalPorts } from "../app/portal-ports.ts";
import { leaveNothing } from "./leave-nothing.ts";

// Before the tests of every file of the portal: the shell stands in the real portal.
connectShell(portalPorts);

afterAll(leaveNothing);
