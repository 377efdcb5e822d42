import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatBytes } from "@vycep/words/engine/format";
import { UploadDrop } from "../../kit/uploads/upload-drop.tsx";
import { UploadRows } from "../../kit/uploads/upload-rows.tsx";
import type { Uploads } from "../../kit/uploads/use-uploads.ts";
import type { FreshFile, useMaterialUploads } from "./material-uploads.ts";
import { type Material, useOpenMaterialFile } from "./use-materials.ts";

interface MaterialFilesProps {
  readonly material: Material | undefined;
  /** Places of those that stay. */
  readonly kept: readonly string[];
  readonly fresh: readonly FreshFile[];
  readonly uploads: Uploads<"ready">;
  readonly cover: ReturnType<typeof useMaterialUploads>;
  readonly error: string | undefined;
  readonly onKeep: (kept: readonly string[]) => void;
  readonly onLeaveOut: (id: string) => void;
}

/** The files of a material, those that come, and its picture in lists. */
export function MaterialFiles(props: MaterialFilesProps) {
  const { material, kept, fresh, uploads, cover, error, onKeep, onLeaveOut } = props;
  const t = useTexts("materials-desk");
  const open = useOpenMaterialFile();
  const staying = (material?.files ?? []).filter(({ position }) => kept.includes(String(position)));
  const chosen = cover.ready.at(-1);
  return (
    <div className="grid gap-3">
      <ul aria-label={t("files")} className="divide-y divide-line rounded-normal border border-line">
        {staying.map(({ position, name, bytes }) => (
          <FileRow
            key={position}
            name={name}
            bytes={bytes}
            onOpen={() => void open({ key: material?.key ?? "", position })}
            onRemove={() => onKeep(kept.filter((one) => one !== String(position)))}
          />
        ))}
        {fresh.map(({ id, name, size }) => (
          <FileRow key={id} name={name} bytes={size} onRemove={() => onLeaveOut(id)} />
        ))}
        {staying.length + fresh.length === 0 && (
          <li className="px-4 py-2.5 text-small text-ink-soft">{t("noFiles")}</li>
        )}
      </ul>
      {error !== undefined && (
        <p role="alert" className="text-small font-medium text-red-strong">
          {error}
        </p>
      )}
      <UploadDrop purpose="material" hint={t("kinds")} onFiles={uploads.add} />
      <UnderWay uploads={uploads} />
      <div className="flex items-center gap-3">
        {material?.cover != null && chosen === undefined && (
          <img src={material.cover} alt={t("cover")} className="h-16 w-auto rounded-control object-contain" />
        )}
        <div className="min-w-0 flex-1">
          <UploadDrop
            purpose="material"
            icon="image"
            title={t("coverDrop")}
            hint={chosen === undefined ? t("coverHint") : t("coverChosen", { name: chosen.name })}
            onFiles={cover.uploads.add}
          />
        </div>
      </div>
      <UnderWay uploads={cover.uploads} />
    </div>
  );
}

/** Those on their way; what is there stands among the files. */
function UnderWay({ uploads }: { readonly uploads: Uploads<"ready"> }) {
  const t = useTexts("materials-desk");
  const open = uploads.uploads.filter(({ state }) => state.kind !== "used");
  return <UploadRows label={t("sentFiles")} uploads={{ ...uploads, uploads: open }} outcome={() => null} />;
}

interface FileRowProps {
  readonly name: string;
  readonly bytes: number;
  readonly onOpen?: (() => void) | undefined;
  readonly onRemove: () => void;
}

function FileRow({ name, bytes, onOpen, onRemove }: FileRowProps) {
  const t = useTexts("materials-desk");
  const language = useLanguage();
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <Icon name="document" />
      <span className="min-w-0 flex-1">
        <strong className="block wrap-anywhere">{name}</strong>
        <span className="text-fine text-ink-soft">{formatBytes(bytes, language)}</span>
      </span>
      {onOpen !== undefined && (
        <Button variant="quiet" size="small" icon="eye" onClick={onOpen}>
          {t("openFile", { name })}
        </Button>
      )}
      <IconButton icon="close" label={t("removeFile", { name })} onClick={onRemove} />
    </li>
  );
}
