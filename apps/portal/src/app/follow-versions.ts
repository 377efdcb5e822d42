import { toastStore } from "@vycep/shell/messages/toasts";
import { textsOf } from "@vycep/shell/words/i18n";
import { registerWorker } from "@vycep/shell/worker/register";

/** Starts the worker, and offers to load a newer version of the portal when one has come. */
export function followVersions(): void {
  registerWorker(() => {
    const t = textsOf("shell");
    toastStore.show({
      text: t("newVersion"),
      tone: "info",
      action: { label: t("loadNewVersion"), onAct: () => location.reload() },
    });
  });
}
