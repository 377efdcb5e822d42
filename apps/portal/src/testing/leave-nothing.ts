import { queryClient } from "@vycep/shell/api/query-client";
import { followServerTime, machineNow } from "@vycep/shell/clock/clock";
import { dismissFailure, showFailure } from "@vycep/shell/messages/action-errors";
import { closeMessage } from "@vycep/shell/messages/message-modal";
import { toastStore } from "@vycep/shell/messages/toasts";
import { dropToken } from "@vycep/shell/session/session";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { vi } from "vitest";
import { tutorialKeys } from "../features/content/tutorial/tutorial-keys.ts";

/**
 * The files of a worker share their modules, and so what those keep. After each file nobody is signed in, nothing is kept,
 * asked, cached or told, the clock goes again and stubs are gone: what the next file meets does not depend on who went before.
 */
export function leaveNothing(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  void queryClient.cancelQueries();
  queryClient.clear();
  takeBackMessages();
  dropToken();
  storage.clearForSignOut();
  storage.write(shellKeys.store, undefined);
  storage.write(shellKeys.lang, undefined);
  storage.write(tutorialKeys.sawTutorials, undefined);
  followServerTime(new Date(machineNow()).toISOString());
}

/** Failures, notes and questions that are told now. */
export function takeBackMessages(): void {
  closeMessage();
  for (const { id } of toastStore.toasts()) toastStore.dismiss(id);
  // They are numbered from one on, for as long as the worker lives.
  const last = showFailure(new Error("the last one")) ?? 0;
  for (let id = 1; id <= last; id += 1) dismissFailure(id);
}
