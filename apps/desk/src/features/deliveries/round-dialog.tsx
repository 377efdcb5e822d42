import { useQuery } from "@tanstack/react-query";
import { absenceOn } from "@vycep/domain/deliveries/fleet";
import { formatLocalTime, parseLocalDate, parseLocalTime } from "@vycep/domain/kernel/local-moment";
import { aText, objectOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { RecordDialog } from "../../kit/record-dialog.tsx";
import { useRecordDraft } from "../../kit/use-record-draft.ts";
import { DriverCode } from "./driver-code.tsx";
import { availabilityOf } from "./fleet-standing.tsx";
import { valueNamed } from "./fleet-words.ts";
import { type Board, type BoardRound, useSaveRound } from "./use-board.ts";
import { type Driver, fleetQuery } from "./use-fleet.ts";

interface RoundDialogProps {
  readonly board: Board;
  readonly round: BoardRound;
  readonly onClose: () => void;
}

const aRound = objectOf({ driverId: aText, departsAt: aText });

/** Hands a whole round to another driver, and says when it leaves (DDISP-02). */
export function RoundDialog({ board, round, onClose }: RoundDialogProps) {
  const t = useTexts("rounds");
  const shell = useTexts("shell");
  const { day, version } = board;
  const { vehicleId, plate, driverId, driverName } = round;
  const kept = useRecordDraft(`round.${day}.${vehicleId}`, aRound, {
    version,
    form: { driverId: driverId ?? "", departsAt: round.departsAt ?? "" },
  });
  const drivers = useQuery(fleetQuery()).data?.drivers;
  const draft = kept.draft.mine;
  const date = parseLocalDate(day);
  const isAway = (driver: Driver) =>
    date !== undefined && absenceOn(availabilityOf(driver), date) !== undefined;
  const noteOf = (driver: Driver) => (isAway(driver) ? t("away") : (driver.haulier ?? undefined));
  // Until the drivers have come, whoever drives is there all the same.
  const unknown = driverId == null ? [] : [{ id: driverId, label: driverName ?? driverId, note: undefined }];
  const there =
    drivers
      ?.filter(({ id, isActive }) => isActive || id === draft.driverId)
      .map((driver) => ({ id: driver.id, label: driver.name, note: noteOf(driver) })) ?? unknown;
  const nameOf = (id: unknown) =>
    drivers?.find((driver) => driver.id === id)?.name ??
    (id === driverId ? driverName : undefined) ??
    t("usualDriver");
  return (
    <RecordDialog
      title={t("editRound", { plate })}
      draft={kept}
      words={{
        driverId: valueNamed(t("driver"), nameOf),
        departsAt: valueNamed(t("departsAt"), (time) => String(time) || t("noDeparture")),
      }}
      action={useSaveRound()}
      input={({ version: seen, mine }) => ({
        ...{ day, version: seen, vehicleId },
        driverId: mine.driverId === "" ? null : mine.driverId,
        departsAt: timeIn(mine.departsAt) ?? null,
      })}
      faults={{
        departsAt:
          draft.departsAt.trim() !== "" && timeIn(draft.departsAt) === undefined ? t("noTime") : undefined,
      }}
      fields={["driverId", "departsAt"]}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Select
            label={t("driver")}
            options={[{ id: "", label: t("usualDriver") }, ...there]}
            value={draft.driverId}
            error={errorOf("driverId")}
            placeholder={t("usualDriver")}
            closeLabel={shell("close")}
            onChange={(id) => kept.change({ driverId: id })}
          />
          <TextField
            label={t("departsAt")}
            hint={errorOf("departsAt") === undefined ? t("departsHint") : undefined}
            value={draft.departsAt}
            maxLength={5}
            error={errorOf("departsAt")}
            onChange={(event) => kept.change({ departsAt: event.target.value })}
          />
          {draft.driverId !== "" && (
            <DriverCode
              key={draft.driverId}
              day={day}
              driverId={draft.driverId}
              name={nameOf(draft.driverId)}
            />
          )}
        </>
      )}
    </RecordDialog>
  );
}

/** 5:40 as people write it, also with a full stop; undefined of what is no time. */
function timeIn(typed: string): string | undefined {
  const time = parseLocalTime(typed.trim().replace(".", ":"));
  return time === undefined ? undefined : formatLocalTime(time);
}
