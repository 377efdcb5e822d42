import type { PermissionSchemaEntry } from "@vycep/contract/users/users.rest";
import type { Language } from "@vycep/domain/market/language";
import { spacedPhone } from "@vycep/domain/market/phone";
import { NAME_MAX } from "@vycep/domain/profile/own-details";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { type FormEvent, useRef, useState } from "react";
import { LanguageField } from "./language-field.tsx";
import { LeaveUnsaved } from "./leave-unsaved.tsx";
import type { DetailsDraft } from "./use-details-draft.ts";
import type { useSetDefaultShipTo } from "./use-set-default-ship-to.ts";
import type { useSetOwnDetails } from "./use-set-own-details.ts";

interface DetailsFormProps {
  readonly draft: DetailsDraft;
  readonly email: string;
  readonly isPhoneLocked: boolean;
  readonly languages: readonly Language[];
  /** The places that may be ordered for, and the one that ordering begins with (PROFILE-06). */
  readonly shipTos: readonly PermissionSchemaEntry[];
  readonly defaultShipToId: string | undefined;
  readonly setDetails: ReturnType<typeof useSetOwnDetails>;
  readonly setDefaultShipTo: ReturnType<typeof useSetDefaultShipTo>;
  /** The words change once they are kept. */
  readonly onKept: (language: Language) => void;
}

/** Name, phone, language and the first place of ordering; everything is kept by one button (PROFILE-01, PROFILE-05). */
export function DetailsForm(props: DetailsFormProps) {
  const { draft, shipTos, defaultShipToId, setDetails, setDefaultShipTo, onKept } = props;
  const t = useTexts("profile");
  const shell = useTexts("shell");
  const form = useRef<HTMLFormElement>(null);
  const [pickedId, setPickedId] = useState<string>();
  const shipToId = pickedId ?? defaultShipToId;
  const isPlaceChanged = shipToId !== defaultShipToId;
  const isChanged = draft.isChanged || isPlaceChanged;
  const { verdict, wanted } = draft;
  const isPhoneKept = verdict.ok && !verdict.value.changed.includes("phone");
  const isBusy = setDetails.isBusy || setDefaultShipTo.isBusy;

  async function keep(): Promise<boolean> {
    draft.ask();
    if (!verdict.ok) {
      form.current?.querySelector<HTMLElement>(`[name=${verdict.refusal.problems[0]?.field}]`)?.focus();
      return false;
    }
    if (verdict.value.changed.length > 0) {
      const ended = await setDetails.run(verdict.value.details);
      if (ended?.kind !== "done") return false;
      draft.forget();
      onKept(ended.answer.language);
    }
    if (shipToId !== undefined && isPlaceChanged) {
      const ended = await setDefaultShipTo.run(shipToId);
      if (ended?.kind !== "done") return false;
      setPickedId(undefined);
    }
    return true;
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void keep();
  }
  const nameField = (field: "firstName" | "lastName") => (
    <TextField
      label={t(field)}
      name={field}
      autoComplete={field === "firstName" ? "given-name" : "family-name"}
      maxLength={NAME_MAX}
      value={wanted[field]}
      onChange={(event) => draft.change({ [field]: event.target.value })}
      error={problemText(field)}
    />
  );
  function problemText(field: "firstName" | "lastName" | "phone") {
    const kind = draft.problemOf(field);
    return kind && t(`problem.${kind}`);
  }
  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="p-card">
      <div className="grid gap-x-5 gap-y-4 desktop:grid-cols-2">
        {nameField("firstName")}
        {nameField("lastName")}
        <TextField
          label={t("email")}
          hint={t("emailLocked")}
          readOnly
          value={props.email}
          trailing={<Locked />}
        />
        <TextField
          label={t("phone")}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={isPhoneKept ? spacedPhone(wanted.phone) : wanted.phone}
          onChange={(event) => draft.change({ phone: event.target.value })}
          readOnly={props.isPhoneLocked}
          trailing={props.isPhoneLocked ? <Locked /> : undefined}
          hint={props.isPhoneLocked ? t("phoneLocked") : undefined}
          error={problemText("phone")}
        />
        {shipTos.length > 1 && (
          <Select
            label={t("defaultShipTo")}
            hint={t("defaultShipToHint")}
            placeholder={t("defaultShipToNone")}
            closeLabel={shell("close")}
            options={shipTos.map((place) => ({
              id: place.shipToId,
              label: place.shipToName,
              note: `${place.shipToId} · ${place.shipToAddress}`,
            }))}
            value={shipToId ?? null}
            onChange={setPickedId}
          />
        )}
        <LanguageField
          value={wanted.language}
          languages={props.languages}
          onChange={(language) => draft.change({ language })}
        />
      </div>
      <div className="mt-5.5 grid gap-3 border-t border-line pt-4.5">
        <FailureAlert action={setDetails} />
        <FailureAlert action={setDefaultShipTo} />
        {!isChanged && !isBusy && hasKept(setDetails, setDefaultShipTo) && (
          <Alert tone="success" isLive title={t("kept")} />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" isBusy={isBusy} disabledReason={isChanged ? undefined : t("nothingChanged")}>
            {t("keep")}
          </Button>
          {!isChanged && (
            <span aria-hidden="true" className="text-small text-ink-soft">
              {t("nothingChanged")}
            </span>
          )}
          {isChanged && !isBusy && (
            <Button
              variant="quiet"
              onClick={() => {
                draft.forget();
                setPickedId(undefined);
                setDetails.reset();
                setDefaultShipTo.reset();
              }}
            >
              {t("discard")}
            </Button>
          )}
        </div>
      </div>
      <LeaveUnsaved isUnsaved={isChanged} onKeep={keep} />
    </form>
  );
}

function Locked() {
  return (
    <span className="text-ink-soft">
      <Icon name="lock" />
    </span>
  );
}

function hasKept(...actions: readonly { readonly ended: { readonly kind: string } | undefined }[]): boolean {
  const ends = actions.flatMap(({ ended }) => (ended ? [ended.kind] : []));
  return ends.length > 0 && ends.every((kind) => kind === "done");
}
