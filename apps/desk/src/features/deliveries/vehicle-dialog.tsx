import { useTexts } from "@vycep/shell/words/i18n";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { RecordDialog } from "../../kit/record-dialog.tsx";
import { useRecordDraft } from "../../kit/use-record-draft.ts";
import { aVehicle, type VehicleForm, vehicleFormOf, vehicleInputOf } from "./fleet-draft.ts";
import { useVehicleWords } from "./fleet-words.ts";
import { RECORD_FIELDS, RecordFields } from "./record-fields.tsx";
import { type Driver, useSaveVehicle, type Vehicle } from "./use-fleet.ts";

interface VehicleDialogProps {
  /** Which one is changed; undefined is a new one. */
  readonly vehicle: Vehicle | undefined;
  readonly drivers: readonly Driver[];
  readonly onClose: () => void;
}

const fields = [...RECORD_FIELDS, "plate", "places", "payloadKilograms"];

/** A vehicle being written (DDISP-05, DEDIT-06). */
export function VehicleDialog({ vehicle, drivers, onClose }: VehicleDialogProps) {
  const t = useTexts("deliveries");
  const kept = useRecordDraft(`vehicle.${vehicle?.id ?? "new"}`, aVehicle, {
    version: vehicle?.version ?? 0,
    form: vehicleFormOf(vehicle),
  });
  const draft = kept.draft.mine;
  const { change } = kept;
  return (
    <RecordDialog
      title={vehicle?.plate ?? t("newVehicle")}
      draft={kept}
      words={useVehicleWords(drivers)}
      action={useSaveVehicle()}
      input={(written) => vehicleInputOf(vehicle?.id, written)}
      fields={fields}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <VehicleFields draft={draft} drivers={drivers} onChange={change} errorOf={errorOf} />
          <RecordFields
            draft={draft}
            kind="vehicle"
            isNew={vehicle === undefined}
            onChange={change}
            errorOf={errorOf}
          />
        </>
      )}
    </RecordDialog>
  );
}

interface VehicleFieldsProps extends Pick<VehicleDialogProps, "drivers"> {
  readonly draft: VehicleForm;
  readonly onChange: (part: Partial<VehicleForm>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** What it is and what it carries. */
function VehicleFields({ draft, drivers, onChange, errorOf }: VehicleFieldsProps) {
  const t = useTexts("deliveries");
  const shell = useTexts("shell");
  const there = drivers.filter(({ id, isActive }) => isActive || id === draft.driverId);
  return (
    <>
      <div className="grid grid-cols-2 gap-3 max-mobile:grid-cols-1">
        <TextField
          label={t("plate")}
          value={draft.plate}
          autoFocus
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={errorOf("plate")}
          onChange={(event) => onChange({ plate: event.target.value })}
        />
        <TextField
          label={t("vehicleName")}
          value={draft.name}
          maxLength={100}
          error={errorOf("name")}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextField
          label={t("placesField")}
          value={draft.places}
          inputMode="numeric"
          maxLength={3}
          error={errorOf("places")}
          onChange={(event) => onChange({ places: event.target.value })}
        />
        <TextField
          label={t("payloadField")}
          value={draft.payload}
          inputMode="numeric"
          maxLength={7}
          error={errorOf("payloadKilograms")}
          onChange={(event) => onChange({ payload: event.target.value })}
        />
      </div>
      <Checkbox
        label={t("lift")}
        checked={draft.hasLift}
        onChange={(event) => onChange({ hasLift: event.target.checked })}
      />
      <Select
        label={t("usualDriver")}
        options={[{ id: "", label: t("noDriver") }, ...there.map(({ id, name }) => ({ id, label: name }))]}
        value={draft.driverId}
        placeholder={t("noDriver")}
        closeLabel={shell("close")}
        onChange={(driverId) => onChange({ driverId })}
      />
    </>
  );
}
