import { useTexts } from "@vycep/shell/words/i18n";
import { LinkAction } from "@vycep/ui/actions/link.tsx";
import { Skeleton } from "@vycep/ui/feedback/skeleton.tsx";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import type { ReactNode } from "react";
import { countChanges, type ReorderPreview } from "../reorder/reorder-preview.ts";

interface RepeatCheckProps {
  readonly preview: ReorderPreview | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly linesInCart: number | undefined;
}

/** What today's prices and offers make of the order, truly looked up, and what the cart in progress means for it. */
export function RepeatCheck({ preview, hasFailed, onRetry, linesInCart }: RepeatCheckProps) {
  const t = useTexts("reorder");
  if (hasFailed) {
    return (
      <Row icon="error">
        {t("againFailed")} <LinkAction onClick={onRetry}>{t("retry")}</LinkAction>
      </Row>
    );
  }
  if (preview === undefined) {
    return (
      <Row icon="clock">
        <span className="sr-only">{t("againLoading")}</span>
        <Skeleton width="long" />
      </Row>
    );
  }
  const { changed, refused, addable } = preview;
  const all = addable.length + refused.length;
  const isSame = changed.length === 0 && refused.length === 0;
  const { rose, fell, amounts } = countChanges(preview);
  const inCart = linesInCart ?? 0;
  if (addable.length === 0) return <Row icon="warning">{t("nothingToPut")}</Row>;
  return (
    <Row icon={isSame ? "check" : "warning"}>
      {isSame
        ? t("allSame", { count: all })
        : refused.length === 0
          ? t("allAvailable", { count: all })
          : t("someAvailable", { count: addable.length, all })}
      {rose > 0 && ` ${t("rose", { count: rose })}.`}
      {fell > 0 && ` ${t("fell", { count: fell })}.`}
      {amounts > 0 && ` ${t("amountsDiffer", { count: amounts })}.`}
      {refused.length > 0 && ` ${t("refused", { count: refused.length })}.`}
      {inCart > 0 && (
        <span className="block text-small text-ink-soft">
          {`${t("cartInProgress", { count: inCart })} ${t("cartAsk")}`}
        </span>
      )}
    </Row>
  );
}

function Row({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <div className="flex items-start gap-3.5 border-t border-line px-card py-3 max-mobile:px-4 max-mobile:py-2.5">
      <span className={icon === "check" ? "text-hop" : "text-amber-ink"}>
        <Icon name={icon} size="small" />
      </span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
