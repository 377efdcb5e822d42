import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { RadioGroup, type RadioOption } from "@vycep/ui/fields/radio-group.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import type { DrawGoods } from "../../../shared/products/goods-cell.tsx";
import { PreviewGroups, type PreviewLine } from "./preview-groups.tsx";
import type { PutMode } from "./put-into-cart.ts";

export interface ShownPreview {
  readonly currency: Currency;
  readonly refused: readonly PreviewLine[];
  readonly changed: readonly PreviewLine[];
  readonly same: readonly PreviewLine[];
  /** What would go in costs so much today, without VAT. */
  readonly netMinor: Minor;
}

interface PreviewDialogProps {
  readonly title: string;
  /** For which place, way and day it holds. */
  readonly description: ReactNode;
  /** Names the list of the lines. */
  readonly linesLabel: string;
  /** What has to be known before the lines. */
  readonly notices?: ReactNode;
  /** Undefined while it is looked up. */
  readonly preview: ShownPreview | undefined;
  /** So many lines there will be. */
  readonly lineCount: number;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** What is asked about the cart; undefined when there is nothing to decide. */
  readonly question: PutQuestion | undefined;
  readonly draw: DrawGoods;
  /** So many lines go in besides those of the preview. */
  readonly extraCount?: number | undefined;
  readonly isBusy: boolean;
  /** Why nothing can be put anywhere now. */
  readonly disabledReason: string | undefined;
  readonly onPut: () => void;
  readonly onClose: () => void;
}

export interface PutQuestion {
  readonly text: string;
  readonly options: readonly RadioOption<PutMode>[];
  readonly value: PutMode;
  readonly onChange: (mode: PutMode) => void;
}

/**
 * What every order that goes into the cart again opens with (C2, D06): what comes as it was, what changed, what cannot
 * come; with a cart in progress it asks what becomes of it (C3), and its button says how much goes in.
 */
export function PreviewDialog(props: PreviewDialogProps) {
  const { title, description, preview, lineCount, question, draw, disabledReason, onPut, onClose } = props;
  const t = useTexts("reorder");
  const { extraCount = 0 } = props;
  const count = preview === undefined ? 0 : preview.same.length + preview.changed.length + extraCount;
  const isPart = preview !== undefined && preview.refused.length > extraCount && count > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={title}
      description={description}
      closeLabel={t("close")}
      footNote={preview !== undefined && count > 0 ? <PriceToday preview={preview} /> : undefined}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            icon="cart"
            isBusy={props.isBusy}
            disabledReason={
              disabledReason ?? (preview !== undefined && count === 0 ? t("nothingToPut") : undefined)
            }
            onClick={onPut}
          >
            {t(isPart ? "putAvailable" : "put", { count: count || lineCount })}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {props.notices}
        {props.hasFailed && (
          <Alert
            tone="error"
            isLive
            action={
              <Button variant="outline" onClick={props.onRetry}>
                {t("retry")}
              </Button>
            }
          >
            {t("againFailed")}
          </Alert>
        )}
        {question && <Question {...question} />}
        {preview === undefined && !props.hasFailed && lineCount > 0 && (
          <SkeletonRows label={t("againLoading")} rows={Math.min(5, lineCount)} />
        )}
        {preview !== undefined && <PreviewGroups label={props.linesLabel} preview={preview} draw={draw} />}
      </div>
    </Dialog>
  );
}

function Question({ text, options, value, onChange }: PutQuestion) {
  const t = useTexts("reorder");
  return (
    <div>
      <p className="mb-2 font-semibold">{text}</p>
      <RadioGroup<PutMode>
        label={t("cartQuestion")}
        isLabelHidden
        look="cards"
        options={options}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

function PriceToday({ preview: { netMinor, currency } }: { readonly preview: ShownPreview }) {
  const t = useTexts("reorder");
  return (
    <>
      <span className="block text-small text-ink-soft">{t("priceToday")}</span>
      <strong className="type-heading">{formatMoney({ minor: netMinor, currency })}</strong>
    </>
  );
}
