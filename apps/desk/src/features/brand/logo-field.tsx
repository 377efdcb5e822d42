import { MAX_LOGO_BYTES } from "@vycep/domain/brand/safe-logo";
import { Logo } from "@vycep/shell/page/logo.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { type ChangeEvent, useRef, useState } from "react";

/** What becomes of the logo: it stays, goes, or another one comes. */
export type ChosenLogo =
  | { readonly kind: "kept" }
  | { readonly kind: "dropped" }
  /** In Base64, and as an address of a picture. */
  | { readonly kind: "new"; readonly content: string; readonly picture: string };

interface LogoFieldProps {
  readonly logo: ChosenLogo;
  /** Of the one that is there. */
  readonly path: string | undefined;
  readonly ground: string;
  readonly error: string | undefined;
  readonly mayChange: boolean;
  readonly onChange: (logo: ChosenLogo) => void;
}

/** The logo on its dark ground; what it is shows when it is published, by its content. */
export function LogoField({ logo, path, ground, error, mayChange, onChange }: LogoFieldProps) {
  const t = useTexts("brand-desk");
  const input = useRef<HTMLInputElement>(null);
  const [isTooBig, setTooBig] = useState(false);
  const picture = logo.kind === "new" ? logo.picture : logo.kind === "kept" ? path : undefined;
  async function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (file === undefined) return;
    setTooBig(file.size > MAX_LOGO_BYTES);
    if (file.size > MAX_LOGO_BYTES) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    onChange({ kind: "new", content, picture: `data:${file.type || "image/svg+xml"};base64,${content}` });
  }
  const wrong = isTooBig ? t("logoTooBig") : error;
  return (
    <div className="grid gap-2">
      <span className="font-semibold">{t("logo")}</span>
      <div className="flex items-center gap-3">
        <span
          data-surface="dark"
          style={{ backgroundColor: ground }}
          className="grid h-16 w-28 flex-none place-items-center overflow-hidden rounded-normal [&_span>span]:hidden"
        >
          {picture === undefined ? (
            <Logo />
          ) : (
            <img src={picture} alt={t("logoOwn")} className="max-h-12 max-w-24 object-contain" />
          )}
        </span>
        {mayChange && (
          <span className="grid justify-items-start gap-2">
            <Button variant="outline" size="small" icon="upload" onClick={() => input.current?.click()}>
              {t("logoPick")}
            </Button>
            {picture !== undefined && (
              <Button variant="outline" size="small" onClick={() => onChange({ kind: "dropped" })}>
                {t("logoDrop")}
              </Button>
            )}
          </span>
        )}
      </div>
      <input
        ref={input}
        type="file"
        aria-label={t("logoPick")}
        accept=".png,.webp,.svg,image/png,image/webp,image/svg+xml"
        hidden
        onChange={(event) => void handlePick(event)}
      />
      <p
        className={
          wrong === undefined ? "text-small text-ink-soft" : "text-small font-medium text-red-strong"
        }
      >
        {wrong ?? t("logoHint")}
      </p>
    </div>
  );
}
