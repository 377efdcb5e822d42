import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { failureOf } from "@vycep/shell/failures/api-error";
import { useFailureTexts } from "@vycep/shell/failures/failure-texts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { MovePreviewPanel } from "./move-preview.tsx";
import { moneyIn, type PictureOf } from "./moved-product.ts";
import type { useMove } from "./use-move.ts";

interface MoveProps {
  readonly move: ReturnType<typeof useMove>;
}

/** The preview as far as it is known, and what came of taking it. */
export function MoveShown({ move, picture }: MoveProps & { readonly picture: PictureOf | undefined }) {
  const t = useTexts("move");
  const { preview, isOutdated, taking } = move;
  return (
    <div className="grid gap-3 max-mobile:-ml-7.5">
      <FailureAlert action={taking} />
      {isOutdated && (
        <Alert tone="warning" isLive>
          {t("outdated")}
        </Alert>
      )}
      {preview.data !== undefined && <MovePreviewPanel preview={preview.data} picture={picture} />}
      {preview.data === undefined &&
        (preview.error === null ? (
          <SkeletonRows label={t("counting")} rows={3} />
        ) : (
          <Failed cause={preview.error} />
        ))}
    </div>
  );
}

function Failed({ cause }: { readonly cause: Error }) {
  const { title, text } = useFailureTexts(failureOf(cause), undefined);
  return (
    <Alert tone="error" isLive title={title}>
      {text}
    </Alert>
  );
}

/** Says what the cart comes to then; one tap takes it. */
export function MoveButton({ move: { preview, taking } }: MoveProps) {
  const t = useTexts("move");
  const { data } = preview;
  const total = data === undefined ? "…" : moneyIn(data.currency).money(data.net_after);
  return (
    <Button
      size="large"
      isBusy={taking.isBusy}
      disabledReason={data === undefined ? t("counting") : undefined}
      onClick={() => data !== undefined && void taking.run(data)}
    >
      {t("moveFor", { total })}
    </Button>
  );
}
