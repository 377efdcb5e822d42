import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { usePanelTiming } from "@vycep/ui/overlays/use-panel-timing";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import { DatePicker } from "./date-picker.tsx";

interface DayDialogProps {
  readonly delivery: Delivery;
  readonly onPick: (date: NonNullable<Delivery["date"]>) => void;
  readonly onClose: () => void;
}

/** The calendar for a day that is not among the next ones. */
export function DayDialog({ delivery, onPick, onClose }: DayDialogProps) {
  const t = useTexts("delivery");
  const { calendar, date, offeredDays } = delivery;
  const { isSelectEnabled } = usePanelTiming(true);
  return (
    <Dialog isOpen onClose={onClose} title={t("otherDayTitle")} closeLabel={t("close")} size="wide">
      {calendar !== undefined && (
        <DatePicker
          calendar={calendar}
          now={localNow()}
          selected={date}
          offeredDays={offeredDays}
          exceptions={delivery.dates.availableExceptions}
          isSelectEnabled={isSelectEnabled}
          onPick={onPick}
        />
      )}
    </Dialog>
  );
}
