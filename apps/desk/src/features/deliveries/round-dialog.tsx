import { useQuery } from "@tanstack/react-query";
import { absenceOn } from "@vycep/domain/deliveries/fleet";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { aText, objectOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { FleetDialog } from "./fleet-dialog.tsx";
import { availabilityOf } from "./fleet-standing.tsx";
import { type Board, type BoardRound, useSaveRound } from "./use-board.ts";
import { type Driver, fleetQuery } from "./use-fleet.ts";

interface RoundDialogProps {
  readonly board: Board;
  readonly round: BoardRound;
  readonly onClose: () => void;
}

const readDraft = objectOf({ driverId: aText, departsAt: aText });

/** Hands a whole round to another driver, and says when it leaves (DDISP-02). */
export function RoundDialog({ board, round, onClose }: RoundDialogProps) {
  const t = useTexts("rounds");
  const shell = useTexts("shell");
  const { day, version } = board;
  const { vehicleId, plate } = round;
  const kept = useKeptDraft(`round.${day}.${vehicleId}`, readDraft, {
    driverId: round.driverId ?? "",
    departsAt: round.departsAt ?? "",
  });
  const drivers = useQuery(fleetQuery()).data?.drivers ?? [];
  const draft = kept.value;
  const there = drivers.filter(({ id, isActive }) => isActive || id === draft.driverId);
  const date = parseLocalDate(day);
  const isAway = (driver: Driver) =>
    date !== undefined && absenceOn(availabilityOf(driver), date) !== undefined;
  const noteOf = (driver: Driver) => (isAway(driver) ? t("away") : (driver.haulier ?? undefined));
  return (
    <FleetDialog
      title={t("editRound", { plate })}
      action={useSaveRound()}
      input={() => ({
        ...{ day, version, vehicleId },
        driverId: draft.driverId === "" ? null : draft.driverId,
        departsAt: draft.departsAt === "" ? null : draft.departsAt,
      })}
      fields={["driverId", "departsAt"]}
      onSaved={kept.forget}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Select
            label={t("driver")}
            options={[
              { id: "", label: t("usualDriver") },
              ...there.map((driver) => ({ id: driver.id, label: driver.name, note: noteOf(driver) })),
            ]}
            value={draft.driverId}
            error={errorOf("driverId")}
            placeholder={t("usualDriver")}
            closeLabel={shell("close")}
            onChange={(driverId) => kept.change({ ...draft, driverId })}
          />
          <TextField
            label={t("departsAt")}
            hint={t("departsHint")}
            value={draft.departsAt}
            maxLength={5}
            error={errorOf("departsAt")}
            onChange={(event) => kept.change({ ...draft, departsAt: event.target.value })}
          />
        </>
      )}
    </FleetDialog>
  );
}
