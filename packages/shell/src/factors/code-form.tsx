import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { type FormEvent, useRef, useState } from "react";
import type { Ended } from "../actions/use-action.ts";
import { useTexts } from "../words/i18n.ts";
import { codeRefusal } from "./code-refusal.ts";
import { RefusedNotice } from "./refused-notice.tsx";

interface CodeFormProps {
  readonly label: string;
  readonly hint: string;
  readonly onCode: (code: string) => Promise<Ended<unknown> | undefined>;
  readonly isBusy: boolean;
  readonly ended: Ended<unknown> | undefined;
  readonly submitLabel: string;
  /** Digits only, for a telephone's keyboard; recovery codes have letters. */
  readonly isNumeric?: boolean;
  /** Another way stands above it and is the nearer one. */
  readonly isSecondary?: boolean;
}

/** One code, its refusal beside it; what was typed stays. */
export function CodeForm(props: CodeFormProps) {
  const { label, hint, onCode, isBusy, ended, submitLabel, isNumeric = false, isSecondary = false } = props;
  const t = useTexts("factors");
  const [code, setCode] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refusal =
    isBusy || ended === undefined || ended.kind === "done" ? undefined : codeRefusal(ended.failure);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setMissing(code.trim() === "");
    if (code.trim() !== "" && (await onCode(code.trim()))?.kind === "done") return;
    field.current?.focus();
  }
  const error = isMissing ? t("codeMissing") : refusal?.kind === "wrong" ? t("codeWrong") : undefined;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <RefusedNotice refusal={refusal} />
      <TextField
        ref={field}
        label={label}
        hint={hint}
        error={error}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isNumeric ? "numeric" : "text"}
        autoFocus={!isSecondary}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant={isSecondary ? "outline" : "primary"} size="large" isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
