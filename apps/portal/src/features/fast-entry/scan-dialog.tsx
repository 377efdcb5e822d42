import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { watchCodes } from "./watch-codes.ts";

interface ScanDialogProps {
  /** What a code is read for, where it is not a row of the fast entry. */
  readonly text?: string;
  readonly onClose: () => void;
  /** A code came before the camera, once each time. */
  readonly onCode: (code: string) => void;
}

/** The camera, and what it has read so far. */
export function ScanDialog({ text, onClose, onCode }: ScanDialogProps) {
  const t = useTexts("fast-entry");
  const video = useRef<HTMLVideoElement>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<"scanBlocked" | "scanFailed">();
  const handleCode = useEffectEvent((code: string) => {
    onCode(code);
    setCodes((seen) => [...seen, code]);
  });
  useEffect(function watchCamera() {
    const watched = new AbortController();
    if (video.current) {
      watchCodes(video.current, { onCode: (code) => handleCode(code), signal: watched.signal }).catch(
        (cause: unknown) => {
          // The camera is refused by an exception of the document's own kind; a reader that cannot be fetched is not.
          if (!watched.signal.aborted)
            setFailure(cause instanceof DOMException ? "scanBlocked" : "scanFailed");
        },
      );
    }
    return () => watched.abort();
  }, []);
  const last = codes.at(-1);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("scanTitle")}
      description={text ?? t("scanText")}
      closeLabel={t("close")}
      actions={<Button onClick={onClose}>{t("done")}</Button>}
    >
      <video
        ref={video}
        playsInline
        muted
        className="aspect-4/3 w-full rounded-normal bg-bottle-deep object-cover"
      />
      <p role="status" className="mt-3 min-h-6 font-semibold">
        {failure !== undefined
          ? t(failure)
          : last !== undefined && t("scanned", { count: codes.length, code: last })}
      </p>
    </Dialog>
  );
}
