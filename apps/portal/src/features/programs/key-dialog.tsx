import type { KeysAnswer, NewKeyBody } from "@vycep/contract/api-keys/keys.rest";
import type { Permission } from "@vycep/domain/access/permission";
import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useRef, useState } from "react";
import { useProgramsWords } from "./programs-words.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { Ticks } from "./ticks.tsx";
import { useKeyActions } from "./use-keys.ts";

interface KeyDialogProps {
  readonly offer: KeysAnswer["offer"];
  readonly permissionName: (permission: Permission) => string;
  readonly onClose: () => void;
}

/** A new key: what it is called, what it may and where; then the key itself, once (B16). */
export function KeyDialog({ offer, permissionName, onClose }: KeyDialogProps) {
  const { t, placeName } = useProgramsWords();
  const shell = useTexts("shell");
  const form = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [kind, setKind] = useState<NewKeyBody["kind"]>("user");
  const [permissions, setPermissions] = useState<readonly Permission[]>([]);
  const [shipToIds, setShipToIds] = useState<readonly string[]>([]);
  const [days, setDays] = useState("90");
  const [wasTried, setTried] = useState(false);
  const { make } = useKeyActions();
  const canBeOfCompany = offer.places.some(({ isManaged }) => isManaged);
  const places = offer.places.filter(({ isManaged }) => kind === "user" || isManaged);
  const chosen = shipToIds.filter((id) => places.some(({ shipToId }) => shipToId === id));
  const secret = make.ended?.kind === "done" ? make.ended.answer.secret : undefined;
  if (secret !== undefined) return <SecretDialog title={t("keyMade")} secret={secret} onClose={onClose} />;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() === "") return nameField.current?.focus();
    if (permissions.length === 0 || chosen.length === 0) return;
    const ids = chosen.map((id) => toId<ShipToId>(id));
    void make.run({ name, kind, permissions: [...permissions], shipToIds: ids, days: Number(days) });
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("keyNew")}
      closeLabel={shell("close")}
      actions={
        <Button type="submit" form={form} isBusy={make.isBusy}>
          {t("makeKey")}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          ref={nameField}
          label={t("name")}
          hint={t("nameHint")}
          error={wasTried && name.trim() === "" ? t("nameMissing") : undefined}
          maxLength={60}
          autoComplete="off"
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {canBeOfCompany && (
          <RadioGroup
            label={t("kind")}
            options={[
              { id: "user", label: t("kindUser"), description: t("kindUserText") },
              { id: "company", label: t("kindCompany"), description: t("kindCompanyText") },
            ]}
            value={kind}
            onChange={setKind}
          />
        )}
        <Ticks
          label={t("rightsLegend")}
          options={offer.permissions.map((id) => ({ id, label: permissionName(id) }))}
          chosen={permissions}
          onChange={setPermissions}
          error={wasTried && permissions.length === 0 ? t("rightsMissing") : undefined}
        />
        <Ticks
          label={t("placesLegend")}
          options={places.map(({ shipToId: id }) => ({ id, label: placeName(id), hint: id }))}
          chosen={chosen}
          onChange={setShipToIds}
          error={wasTried && chosen.length === 0 ? t("placesMissing") : undefined}
        />
        <Select
          label={t("life")}
          placeholder={t("life")}
          closeLabel={shell("close")}
          options={[
            { id: "30", label: t("life30") },
            { id: "90", label: t("life90") },
            { id: "180", label: t("life180") },
            { id: "366", label: t("life366") },
          ]}
          value={days}
          onChange={setDays}
        />
      </form>
    </Dialog>
  );
}
