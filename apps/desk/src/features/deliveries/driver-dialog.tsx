import { useTexts } from "@vycep/shell/words/i18n";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { FleetDialog } from "./fleet-dialog.tsx";
import { type DriverDraft, driverDraftOf, driverInputOf, readDriverDraft } from "./fleet-draft.ts";
import { RECORD_FIELDS, RecordFields } from "./record-fields.tsx";
import { type Driver, useSaveDriver } from "./use-fleet.ts";

interface DriverDialogProps {
  /** Who is changed; undefined is somebody new. */
  readonly driver: Driver | undefined;
  readonly onClose: () => void;
}

const fields = [...RECORD_FIELDS, "phone"];

/** A driver being written (DDISP-05, DEDIT-06). */
export function DriverDialog({ driver, onClose }: DriverDialogProps) {
  const t = useTexts("deliveries");
  const kept = useKeptDraft(`driver.${driver?.id ?? "new"}`, readDriverDraft, driverDraftOf(driver));
  const draft = kept.value;
  const change = (part: Partial<DriverDraft>) => kept.change({ ...draft, ...part });
  return (
    <FleetDialog
      title={driver?.name ?? t("newDriver")}
      action={useSaveDriver()}
      input={() => driverInputOf(draft, driver)}
      fields={fields}
      onSaved={kept.forget}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            label={t("driverName")}
            value={draft.name}
            autoFocus
            maxLength={100}
            error={errorOf("name")}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            label={t("phone")}
            type="tel"
            value={draft.phone}
            maxLength={100}
            error={errorOf("phone")}
            onChange={(event) => change({ phone: event.target.value })}
          />
          <RecordFields
            draft={draft}
            kind="driver"
            isNew={driver === undefined}
            onChange={change}
            errorOf={errorOf}
          />
        </>
      )}
    </FleetDialog>
  );
}
