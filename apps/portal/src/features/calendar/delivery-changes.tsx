import type { ChangeNotice } from "@vycep/domain/calendar/change-notice";
import { storage } from "@vycep/shell/storage/storage";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Count } from "@vycep/ui/data/badge.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import { announcedChanges } from "./announced-change.ts";
import { calendarKeys } from "./calendar-keys.ts";
import type { NoticedPlace } from "./changes-dialog.tsx";
import { notedNow, unnoted } from "./noted-changes.ts";

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
 * the changes of the chosen place, where there are none those of all. What was taken note of is neither counted nor
 * shown again with what comes next; once nothing is new the button is quiet and shows all that is ahead.
 */
export function DeliveryChanges({ notices, places, shipToId, isWide = false }: DeliveryChangesProps) {
  const t = useTexts("delivery");
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [noted, setNoted] = useState(() => storage.read(calendarKeys.notedChanges) ?? []);
  if (notices.length === 0) return null;
  const fresh = unnoted(notices, noted);
  const isQuiet = fresh.length === 0;
  const shown = isQuiet ? notices : fresh;
  const ofPlace = shown.filter((notice) => notice.shipToId === shipToId);
  const counted = ofPlace.length > 0 ? ofPlace : shown;
  function takeNote() {
    const all = notedNow(notices);
    storage.write(calendarKeys.notedChanges, all);
    setNoted(all);
    setOpen(false);
  }
  const count = counted.reduce((sum, notice) => sum + announcedChanges(notice).length, 0);
  return (
    <>
      <Button
        variant={isQuiet ? "outline" : "danger"}
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
          {!isQuiet && <Count value={formatCount(count)} tone="red" />}
        </span>
      </Button>
      {wasOpened && (
        <Suspense>
          <ChangesDialog
            isOpen={isOpen}
            notices={shown}
            places={places}
            shipToId={shipToId}
            onNoted={takeNote}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
