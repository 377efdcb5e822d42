import { useTexts } from "@vycep/shell/words/i18n";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { RecordDialog } from "../../kit/record-dialog.tsx";
import { useRecordDraft } from "../../kit/use-record-draft.ts";
import { DriverPasskeys } from "./driver-passkeys.tsx";
import { aDriver, driverFormOf, driverInputOf } from "./fleet-draft.ts";
import { textNamed, useRecordWords } from "./fleet-words.ts";
import { RECORD_FIELDS, RecordFields } from "./record-fields.tsx";
import { type Driver, useSaveDriver } from "./use-fleet.ts";

interface DriverDialogProps {
  /** Who is changed; undefined is somebody new. */
  readonly driver: Driver | undefined;
  readonly onClose: () => void;
}

const fields = [...RECORD_FIELDS, "phone", "account"];

/** A driver being written (DDISP-05, DEDIT-06). */
export function DriverDialog({ driver, onClose }: DriverDialogProps) {
  const t = useTexts("deliveries");
  const kept = useRecordDraft(`driver.${driver?.id ?? "new"}`, aDriver, {
    version: driver?.version ?? 0,
    form: driverFormOf(driver),
  });
  const draft = kept.draft.mine;
  const { change } = kept;
  const words = useRecordWords("driver");
  return (
    <RecordDialog
      title={driver?.name ?? t("newDriver")}
      draft={kept}
      words={{
        ...words,
        name: { ...words.name, label: t("driverName") },
        ...{ phone: textNamed(t("phone")), account: textNamed(t("account")) },
      }}
      action={useSaveDriver()}
      input={(written) => driverInputOf(driver?.id, written)}
      fields={fields}
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
          <TextField
            label={t("account")}
            type="email"
            hint={errorOf("account") === undefined ? t("accountHint") : undefined}
            value={draft.account}
            maxLength={200}
            error={errorOf("account")}
            onChange={(event) => change({ account: event.target.value })}
          />
          <RecordFields
            draft={draft}
            kind="driver"
            isNew={driver === undefined}
            onChange={change}
            errorOf={errorOf}
          />
          {driver !== undefined && <DriverPasskeys driver={driver} />}
        </>
      )}
    </RecordDialog>
  );
}
