import { connectShell } from "@vycep/shell/ports";
import { loadTexts } from "@vycep/shell/words/i18n";
import { beforeAll } from "vitest";
import { deskPorts } from "../app/desk-ports.ts";

// Before the tests of every file of the desk: the shell stands in the real desk, and its words are there.
connectShell(deskPorts);

beforeAll(() => loadTexts(["shell", "desk"], "cs"));
