import type { ChangeNotice } from "@vycep/domain/calendar/change-notice";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Count } from "@vycep/ui/data/badge.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import { announcedChanges } from "./announced-change.ts";
import type { NoticedPlace } from "./changes-dialog.tsx";

// The list comes when somebody asks for it.
const ChangesDialog = lazy(() =>
  import("./changes-dialog.tsx").then((file) => ({ default: file.ChangesDialog })),
);

interface DeliveryChangesProps {
  readonly notices: readonly ChangeNotice[];
  readonly places: readonly NoticedPlace[];
  /** The chosen place comes first and open. */
  readonly shipToId: string | undefined;
  readonly isWide?: boolean;
}

/**
 * The red button, there only when deliveries change (PREFS-07…09), and the notification behind it (OP-49). It counts
 * the changes of the chosen place, where there are none those of all.
 */
export function DeliveryChanges({ notices, places, shipToId, isWide = false }: DeliveryChangesProps) {
  const t = useTexts("delivery");
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (notices.length === 0) return null;
  const ofPlace = notices.filter((notice) => notice.shipToId === shipToId);
  const counted = ofPlace.length > 0 ? ofPlace : notices;
  const count = counted.reduce((sum, notice) => sum + announcedChanges(notice).length, 0);
  return (
    <>
      <Button
        variant="danger"
        isWide={isWide}
        size={isWide ? "large" : "small"}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <span className="flex items-center justify-center gap-2 whitespace-nowrap">
          {isWide ? (
            t("deliveryChanges")
          ) : (
            <>
              <Icon name="calendar" size="small" />
              <span className="sr-only">{t("deliveryChanges")}</span>
            </>
          )}{" "}
          <Count value={formatCount(count)} tone="red" />
        </span>
      </Button>
      {wasOpened && (
        <Suspense>
          <ChangesDialog
            isOpen={isOpen}
            notices={notices}
            places={places}
            shipToId={shipToId}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
