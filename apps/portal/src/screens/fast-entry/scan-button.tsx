import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense, useState } from "react";
import { canScan } from "../../features/fast-entry/watch-codes.ts";

// The camera comes when somebody reaches for it.
const ScanDialog = lazy(() =>
  import("../../features/fast-entry/scan-dialog.tsx").then((file) => ({ default: file.ScanDialog })),
);

/** Opens the camera where the browser can read codes; elsewhere it says what to do instead. */
export function ScanButton({ onDone }: { readonly onDone: (codes: readonly string[]) => void }) {
  const t = useTexts("fast-entry");
  const [codes, setCodes] = useState<readonly string[]>();
  function close() {
    if (codes !== undefined && codes.length > 0) onDone(codes);
    setCodes(undefined);
  }
  return (
    <>
      <Button
        variant="outline"
        isWide
        icon="search"
        aria-haspopup="dialog"
        disabledReason={canScan() ? undefined : t("scanUnsupported")}
        onClick={() => setCodes([])}
      >
        {t("scan")}
      </Button>
      {codes !== undefined && (
        <Suspense>
          <ScanDialog onClose={close} onCode={(code) => setCodes((seen = []) => [...seen, code])} />
        </Suspense>
      )}
    </>
  );
}
