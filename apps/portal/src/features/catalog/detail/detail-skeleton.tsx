import { useTexts } from "@vycep/shell/words/i18n";
import { Skeleton } from "@vycep/ui/feedback/skeleton.tsx";

/** The shape of the page of a product while it is on the way. */
export function DetailSkeleton() {
  const t = useTexts("catalog");
  return (
    <div
      role="status"
      aria-label={t("loading")}
      className="grid grid-cols-aside-large gap-stack pt-4 max-wide:grid-cols-1"
    >
      <div className="grid gap-stack">
        <div className="grid gap-4 rounded-large border border-line bg-foam p-card">
          <Skeleton shape="title" width="long" />
          <Skeleton width="medium" />
          <Skeleton shape="block" width="full" />
        </div>
        <div className="rounded-large border border-line bg-foam p-card">
          <Skeleton shape="block" width="full" />
        </div>
      </div>
      <div className="grid content-start gap-4 rounded-large border border-line bg-foam p-card">
        <Skeleton width="medium" />
        <Skeleton shape="title" width="long" />
        <Skeleton shape="button" width="full" />
        <Skeleton shape="button" width="full" />
        <Skeleton shape="button" width="full" />
      </div>
    </div>
  );
}
