import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { ToastRegion } from "@vycep/ui/feedback/toast.tsx";
import { lazy, Suspense } from "react";
import { useTexts } from "../words/i18n.ts";
import { useIsLoaderShown } from "./global-loader.ts";
import { closeMessage, useMessage } from "./message-modal.ts";
import { toastStore } from "./toasts.ts";

/** Dialogs bring a good deal of code and are seldom the first thing on a page. */
const MessageDialog = lazy(() =>
  import("@vycep/ui/overlays/message-dialog.tsx").then((file) => ({ default: file.MessageDialog })),
);

/** What may appear over any page: the message modal (LAYOUT-28, 32, 33), toasts, and the global loader (LAYOUT-29). */
export function MessageHost() {
  const t = useTexts("shell");
  const message = useMessage();
  return (
    <>
      {message !== undefined && (
        <Suspense fallback={null}>
          <MessageDialog
            isOpen
            onClose={closeMessage}
            tone={message.tone ?? "info"}
            title={message.title}
            subMessages={message.details?.map((title) => ({ id: title, title }))}
            link={
              message.link && (
                <ButtonLink href={message.link.href} variant="quiet" onClick={closeMessage}>
                  {message.link.label}
                </ButtonLink>
              )
            }
            okLabel={message.buttonLabel ?? t("ok")}
          />
        </Suspense>
      )}
      <ToastRegion store={toastStore} label={t("messages")} dismissLabel={t("dismiss")} />
      <GlobalLoader />
    </>
  );
}

function GlobalLoader() {
  const t = useTexts("shell");
  const isShown = useIsLoaderShown();
  if (!isShown) return null;
  return (
    <div role="status" data-overlay className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden bg-bottle-tint">
      <span className="sr-only">{t("loading")}</span>
      <span className="block h-full w-full animate-pulse-soft bg-amber" />
    </div>
  );
}
