import { useQuery } from "@tanstack/react-query";
import type { PackageAnswer } from "@vycep/contract/documents/packages.rest";
import { parseKind } from "@vycep/domain/documents/document";
import { formatLocalTime, localMomentIn } from "@vycep/domain/kernel/local-moment";
import { followLink } from "@vycep/shell/files/follow-link";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { packageQuery, useRetryPackage } from "./use-package.ts";

interface PackageDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

const titles = {
  packing: "packing",
  done: "packed",
  incomplete: "packedPartly",
  failed: "packFailed",
} as const;

/** How far an archive is, what could not be had, and the file once it is there. */
export function PackageDialog({ id, onClose }: PackageDialogProps) {
  const t = useTexts("documents");
  const { data, isError, refetch } = useQuery(packageQuery(id));
  const retry = useRetryPackage(refetch);
  const state = data?.state ?? "packing";
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(titles[state])}
      closeLabel={t("close")}
      actions={
        <>
          {(state === "incomplete" || state === "failed") && (
            <Button variant="outline" icon="repeat" isBusy={retry.isBusy} onClick={() => void retry.run(id)}>
              {t("packAgain")}
            </Button>
          )}
          {data?.link && (
            <Button icon="download" onClick={() => data.link && followLink(data.link)}>
              {t("saveZip")}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {isError && (
          <Alert
            tone="warning"
            isLive
            action={
              <Button size="small" variant="outline" onClick={() => void refetch()}>
                {t("packLook")}
              </Button>
            }
          >
            {t("packUnknown")}
          </Alert>
        )}
        {data && <Standing answer={data} />}
      </div>
    </Dialog>
  );
}

function Standing({
  answer: { packed, total, missing, state, expiresAt },
}: {
  readonly answer: PackageAnswer;
}) {
  const t = useTexts("documents");
  const words = t("packedOf", { packed, total });
  const until = localMomentIn(Date.parse(expiresAt), "Europe/Prague");
  return (
    <div className="grid gap-3">
      <strong aria-live="polite">{words}</strong>
      <Meter label={t("packProgress")} value={packed} max={total} valueText={words} tone="reached" />
      {state !== "packing" &&
        missing.map(({ documentType, documentId }) => {
          const kind = parseKind(documentType);
          return (
            <Alert key={documentType + documentId} tone="error">
              {t("missingOne", { kind: kind ? t(`kind.${kind}`) : documentType, number: documentId })}
            </Alert>
          );
        })}
      <p className="text-small text-ink-soft">
        {state === "packing"
          ? t("packWait")
          : t("packHolds", {
              day: formatDate(until.date),
              time: formatLocalTime(until.minutes),
            })}
      </p>
    </div>
  );
}
