import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatCount, formatPercent } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { useTicketsWords } from "../tickets-words.ts";
import type { Files, FileUnderWay } from "./use-files.ts";

/** The files that are here, and those on their way with how far they are; each with its cross. */
export function FileRows({ files }: { readonly files: Files }) {
  const { t } = useTicketsWords();
  if (files.whole.length + files.underWay.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {files.whole.map(({ id, name, size }) => (
        <FileRow
          key={id}
          name={name}
          note={t("fileUploaded", { size: kilobytes(size) })}
          tools={
            <IconButton icon="close" label={t("removeFile", { name })} onClick={() => files.remove(id)} />
          }
        />
      ))}
      {files.underWay.map((file) => (
        <UnderWayRow key={file.id} file={file} files={files} />
      ))}
    </ul>
  );
}

function UnderWayRow({ file, files }: { readonly file: FileUnderWay; readonly files: Files }) {
  const { t } = useTicketsWords();
  const { id, name, size, state } = file;
  const done = state.kind === "sending" ? state.received / Math.max(1, size) : 0;
  const percent = Math.round(done * 100);
  const reason = state.kind === "refused" ? state.reason : undefined;
  const wrong =
    state.kind === "broken" ? t("fileBroken") : typeof reason === "string" ? t(reason) : reason?.said;
  return (
    <FileRow
      name={name}
      wrong={wrong}
      note={t("fileUploading", { size: kilobytes(size), percent: formatPercent(percent) })}
      progress={
        state.kind === "sending" ? (
          <progress
            aria-label={name}
            max={100}
            value={percent}
            className="mt-1.5 block h-1.5 w-full overflow-hidden rounded-full accent-amber"
          />
        ) : undefined
      }
      tools={
        <>
          {state.kind === "broken" && (
            <Button variant="outline" size="small" onClick={() => files.goOn(id)}>
              {t("goOn")}
            </Button>
          )}
          <IconButton icon="close" label={t("removeFile", { name })} onClick={() => files.remove(id)} />
        </>
      }
    />
  );
}

interface FileRowProps {
  readonly name: string;
  readonly note: string;
  /** Why it is not taken, beside the file. */
  readonly wrong?: string | undefined;
  readonly progress?: ReactNode;
  readonly tools: ReactNode;
}

function FileRow({ name, note, wrong, progress, tools }: FileRowProps) {
  return (
    <li className="flex items-center gap-3 px-3.5 py-2.5">
      <span className={wrong === undefined ? "text-ink-soft" : "text-red-strong"}>
        <Icon name={wrong === undefined ? "document" : "error"} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold wrap-anywhere">{name}</span>
        {wrong === undefined ? (
          <span className="block text-fine text-ink-soft">{note}</span>
        ) : (
          <span role="alert" className="block text-small font-medium text-red-strong">
            {wrong}
          </span>
        )}
        {progress}
      </span>
      {tools}
    </li>
  );
}

/** Kilobytes, and never none. */
function kilobytes(bytes: number): string {
  return formatCount(Math.max(1, Math.round(bytes / 1024)));
}
