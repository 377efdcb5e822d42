import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { formatBytes } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import type { Upload, Uploads } from "./use-uploads.ts";

interface UploadRowsProps<Outcome> {
  readonly label: string;
  readonly uploads: Uploads<Outcome>;
  /** What became of a file that was used. */
  readonly outcome: (outcome: Outcome, upload: Upload<Outcome>) => ReactNode;
}

/** Files on their way, each with how far it is, or with what became of it. */
export function UploadRows<Outcome>({ label, uploads, outcome }: UploadRowsProps<Outcome>) {
  if (uploads.uploads.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-normal border border-line bg-foam">
      {uploads.uploads.map((upload) => (
        <li key={upload.id} className="grid gap-1.5 px-4 py-2.5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <strong className="min-w-0 wrap-anywhere">{upload.name}</strong>
            <UploadState upload={upload} uploads={uploads} outcome={outcome} />
          </div>
          <UploadProgress upload={upload} />
        </li>
      ))}
    </ul>
  );
}

interface UploadStateProps<Outcome> extends Pick<UploadRowsProps<Outcome>, "uploads" | "outcome"> {
  readonly upload: Upload<Outcome>;
}

function UploadState<Outcome>({ upload, uploads, outcome }: UploadStateProps<Outcome>) {
  const t = useTexts("uploads");
  const language = useLanguage();
  const { state, size } = upload;
  switch (state.kind) {
    case "waiting":
      return <Status tone="muted" icon="clock" text={t("waiting")} />;
    case "sent":
      return <Status tone="partial" icon="clock" text={t("sent")} />;
    case "sending":
      return (
        <span className="text-small text-ink-soft">
          {t("progress", { sent: formatBytes(state.received, language), size: formatBytes(size, language) })}
        </span>
      );
    case "refused":
      return <UploadRefused message={state.message} />;
    case "broken":
      return (
        <span className="flex items-center gap-2">
          <Status tone="refused" icon="no-network" text={t("broken")} />
          <Button variant="outline" size="small" onClick={() => uploads.goOn(upload.id)}>
            {t("goOn")}
          </Button>
        </span>
      );
    case "used":
      return outcome(state.outcome, upload);
  }
}

/** Why a file was not taken, beside its name. */
export function UploadRefused({ message }: { readonly message: string }) {
  return (
    <span role="alert" className="text-small font-semibold text-red-strong">
      {message}
    </span>
  );
}

function UploadProgress<Outcome>({ upload: { name, size, state } }: { readonly upload: Upload<Outcome> }) {
  if (state.kind !== "sending") return null;
  return (
    <progress
      aria-label={name}
      max={size}
      value={state.received}
      className="block h-1.5 w-full overflow-hidden rounded-full accent-hop"
    />
  );
}
