import { MASTER_DATA, type MasterNoun } from "@vycep/domain/erp/master-data";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { copyText } from "@vycep/shell/files/copy-text";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { refusalOf } from "../../../kit/refusal.tsx";
import { useKindName } from "../imports/import-state.tsx";
import { useMakeServiceKey } from "./use-keys.ts";

const powers = ["None", "Read", "Write"] as const;
type Power = (typeof powers)[number];

/** A key of a program of the brewery's is made, and shown this once (DINT-02). */
export function MakeKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const [made, setMade] = useState<{ readonly name: string; readonly secret: string }>();
  return made === undefined ? (
    <Form onMade={setMade} onClose={onClose} />
  ) : (
    <Secret {...made} onClose={onClose} />
  );
}

interface FormProps {
  readonly onMade: (made: { readonly name: string; readonly secret: string }) => void;
  readonly onClose: () => void;
}

function Form({ onMade, onClose }: FormProps) {
  const t = useTexts("integrations");
  const nounName = useKindName();
  const formId = useId();
  const action = useMakeServiceKey();
  const [name, setName] = useState("");
  const [days, setDays] = useState("365");
  const [rights, setRights] = useState<Readonly<Partial<Record<MasterNoun, Power>>>>({});
  const refusal = refusalOf(action);
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  async function make() {
    const asked = namesIn(MASTER_DATA).flatMap((noun) => {
      const power = rights[noun] ?? "None";
      if (power === "None") return [];
      return [power === "Read" ? `${noun}:read` : noun];
    });
    // What is no number is refused as no life of a key.
    const life = /^\d{1,5}$/.test(days) ? Number(days) : 0;
    const ended = await action.run({ name, rights: asked, days: life });
    if (ended?.kind === "done" && ended.answer.secret != null) onMade({ name, secret: ended.answer.secret });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void make();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("leaveKey")}
      title={t("newKey")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("leaveKey")}
          </Button>
          <Button type="submit" form={formId} isBusy={action.isBusy}>
            {t("makeKey")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <FailureAlert action={action} title={t("notDone")} />
        <TextField
          label={t("keyName")}
          hint={t("keyNameHint")}
          maxLength={40}
          autoFocus
          value={name}
          error={errorOf("name")}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className="grid gap-1.5">
          <legend className="mb-1 font-semibold">{t("keyRights")}</legend>
          {errorOf("rights") !== undefined && (
            <Alert tone="error" isLive>
              {errorOf("rights")}
            </Alert>
          )}
          {namesIn(MASTER_DATA).map((noun) => (
            <div key={noun} className="flex flex-wrap items-center justify-between gap-2">
              <span>{nounName(noun)}</span>
              <Segments
                label={nounName(noun)}
                options={powers.map((id) => ({ id, label: t(`right${id}`) }))}
                value={rights[noun] ?? "None"}
                onPick={(power) => setRights({ ...rights, [noun]: power })}
              />
            </div>
          ))}
        </fieldset>
        <TextField
          label={t("keyDays")}
          hint={t("keyDaysHint")}
          inputMode="numeric"
          value={days}
          error={errorOf("days")}
          onChange={(event) => setDays(event.target.value.trim())}
        />
      </form>
    </Dialog>
  );
}

interface SecretProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shown this once; only who says that it is kept goes on. */
function Secret({ name, secret, onClose }: SecretProps) {
  const t = useTexts("integrations");
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      isOpen
      isForced
      onClose={onClose}
      title={t("keyFor", { name })}
      actions={<Button onClick={onClose}>{t("keyKept")}</Button>}
    >
      <div className="grid gap-4">
        <Alert tone="warning" title={t("shownOnce")}>
          {t("shownOnceText")}
        </Alert>
        <code className="rounded-normal border border-line bg-foam-dim p-4 font-semibold break-all select-all">
          {secret}
        </code>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="small"
            icon={isCopied ? "check" : "copy"}
            onClick={() => void copyText(secret).then(setCopied)}
          >
            {t("copyKey")}
          </Button>
          <span role="status" className="self-center text-small text-ink-soft">
            {isCopied && t("keyCopied")}
          </span>
        </div>
      </div>
    </Dialog>
  );
}
