import { useQuery } from "@tanstack/react-query";
import type { Material, MaterialFiles } from "@vycep/contract/marketing/marketing.rest";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Skeleton } from "@vycep/ui/feedback/skeleton.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useMaterialWords } from "./use-material-words.ts";
import { materialFilesQuery, useSaveMaterials } from "./use-materials.ts";

interface MaterialPreviewProps {
  readonly material: Material;
  readonly onClose: () => void;
}

/** A material as it is: its pictures, its film with controls, its PDF in the browser's own viewer. */
export function MaterialPreview({ material, onClose }: MaterialPreviewProps) {
  const { t, kind, added } = useMaterialWords();
  const { data, isError, refetch } = useQuery(materialFilesQuery(material.materialId));
  const save = useSaveMaterials();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={material.name}
      description={`${kind(material)} · ${added(material)}`}
      closeLabel={t("close")}
      actions={
        <Button icon="download" isBusy={save.isBusy} onClick={() => void save.run([material])}>
          {t("download")}
        </Button>
      }
    >
      <div className="grid gap-4">
        {material.description !== "" && <p className="max-w-text">{material.description}</p>}
        {isError && (
          <Alert
            tone="warning"
            action={
              <Button size="small" variant="outline" onClick={() => void refetch()}>
                {t("previewRetry")}
              </Button>
            }
          >
            {t("previewFailed")}
          </Alert>
        )}
        {data === undefined && !isError && (
          <div role="status" aria-label={t("previewLoading")}>
            <Skeleton shape="block" width="full" />
          </div>
        )}
        {data?.files.map((file) => (
          <PreviewedFile key={file.name} file={file} material={material} isAlone={data.files.length === 1} />
        ))}
      </div>
    </Dialog>
  );
}

interface PreviewedFileProps {
  readonly file: MaterialFiles["files"][number];
  readonly material: Material;
  readonly isAlone: boolean;
}

function PreviewedFile({ file, material, isAlone }: PreviewedFileProps) {
  const { t } = useMaterialWords();
  const isMobile = useIsMobile();
  const { type, link } = file;
  const name = isAlone ? material.name : file.name;
  if (type.startsWith("image/"))
    return <img src={link} alt={name} className="mx-auto max-h-[60vh] rounded-control border border-line" />;
  if (type.startsWith("video/")) {
    return (
      <figure>
        {/* biome-ignore lint/a11y/useMediaCaption: films of materials have no sound; the description says what they show. */}
        <video
          src={link}
          controls
          preload="metadata"
          playsInline
          poster={material.cover ?? undefined}
          aria-label={name}
          className="max-h-[60vh] w-full rounded-control bg-ink"
        />
        <figcaption className="mt-1.5 text-small text-ink-soft">{t("filmNote")}</figcaption>
      </figure>
    );
  }
  // Browsers on phones show no PDF within a page (decision 0175).
  if (isMobile || !isAlone) {
    return (
      <ButtonLink href={link} target="_blank" variant="outline" icon="document">
        {isAlone ? t("openPdf") : t("openFile", { name })}
      </ButtonLink>
    );
  }
  return (
    <iframe
      src={`${link}#page=1&view=FitH&navpanes=0`}
      title={name}
      className="block h-[60vh] w-full rounded-control border border-line"
    />
  );
}
