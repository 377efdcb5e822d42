import { ON_BEHALF_MARK } from "@vycep/contract/identity/on-behalf";
import { PREVIEW_MARK } from "@vycep/contract/identity/preview";
import type { Action } from "@vycep/shell/actions/use-action";
import { useTexts } from "@vycep/shell/words/i18n";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { RefusalAlert } from "./refusal.tsx";

interface Begun {
  readonly address?: string | null;
  readonly refusal?: { readonly message: string } | null;
}

interface PortalFrameProps<Input, Answer extends Begun> {
  readonly title: string;
  readonly note: string;
  /** What begins a preview; each answer opens a frame of its own. */
  readonly action: Action<Input, Answer>;
  /** What is chosen about it. */
  readonly tools?: ReactNode;
  /** Begins the first one. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const widths = ["computer", "phone"] as const;

/** The portal itself in a frame that can only read, as customers would see it (DCONF-02, DEDIT-04). */
export function PortalFrame<Input, Answer extends Begun>(props: PortalFrameProps<Input, Answer>) {
  const { title, note, action, tools, onOpen, onClose } = props;
  const t = useTexts("portal-preview");
  const [width, setWidth] = useState<(typeof widths)[number]>("computer");
  const answer = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  const begin = useRef(onOpen);
  useEffect(function showWhileOpen() {
    begin.current();
    return forgetPreviews;
  }, []);
  return (
    <Dialog isOpen size="whole" title={title} description={note} closeLabel={t("close")} onClose={onClose}>
      <div className="grid h-[calc(100dvh-13.5rem)] grid-rows-[auto_minmax(0,1fr)] gap-3">
        <div className="grid gap-3">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <Segments
              label={t("width")}
              options={widths.map((id) => ({ id, label: t(`width.${id}`) }))}
              value={width}
              onPick={setWidth}
            />
            {tools}
          </div>
          <RefusalAlert action={action} title={t("failed")} />
        </div>
        {answer?.address != null && (
          <iframe
            key={answer.address}
            src={answer.address}
            title={t("frame")}
            // Scripts of our own, and no way out of the frame: neither over the desk nor into a window of its own.
            sandbox="allow-scripts allow-same-origin allow-forms"
            className={
              width === "phone"
                ? "mx-auto h-full w-phone max-w-full rounded-normal border border-line"
                : "h-full w-full rounded-normal border border-line"
            }
          />
        )}
        {action.isBusy && <p className="text-ink-soft">{t("opening")}</p>}
      </div>
    </Dialog>
  );
}

/** What frames have kept in this tab goes with them; what the desk keeps beside it stays. */
function forgetPreviews(): void {
  const prefix = sessionStorage.getItem(`${PREVIEW_MARK}${ON_BEHALF_MARK}`);
  if (prefix !== null) indexedDB.deleteDatabase(`${prefix}vycep`);
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREVIEW_MARK)) sessionStorage.removeItem(key);
}
