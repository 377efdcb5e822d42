import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useRef, useState } from "react";
import { useProgramsWords } from "./programs-words.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { usePunchOutActions } from "./use-punch-outs.ts";

/** A purchasing system: what it is called and where carts may go; then its secret, once (B16). */
export function PunchOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useProgramsWords();
  const shell = useTexts("shell");
  const form = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const hostField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [hosts, setHosts] = useState("");
  const [wasTried, setTried] = useState(false);
  const { make } = usePunchOutActions();
  const { ended } = make;
  if (ended?.kind === "done")
    return <SecretDialog title={t("punchMade")} secret={ended.answer.secret} onClose={onClose} />;
  const failure = make.isBusy ? undefined : ended?.failure;
  const isOfHost = failure?.code === "return-host";
  const returnHosts = hosts.split(/[\s,;]+/).filter((host) => host !== "");
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() === "") return nameField.current?.focus();
    if (returnHosts.length === 0) return hostField.current?.focus();
    const end = await make.run({ name, returnHosts });
    if (end?.kind === "refused") hostField.current?.focus();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("punchNew")}
      closeLabel={shell("close")}
      actions={
        <Button type="submit" form={form} isBusy={make.isBusy}>
          {t("punchNew")}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
        {failure !== undefined && !isOfHost && <Alert tone="error">{failure.message}</Alert>}
        <TextField
          ref={nameField}
          label={t("punchName")}
          hint={t("punchNameHint")}
          error={wasTried && name.trim() === "" ? t("nameMissing") : undefined}
          maxLength={60}
          autoComplete="off"
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          ref={hostField}
          label={t("punchHost")}
          hint={t("punchHostHint")}
          error={
            wasTried && returnHosts.length === 0
              ? t("punchHostMissing")
              : isOfHost
                ? failure.message
                : undefined
          }
          maxLength={600}
          autoComplete="off"
          value={hosts}
          onChange={(event) => {
            setHosts(event.target.value);
            make.reset();
          }}
        />
      </form>
    </Dialog>
  );
}
