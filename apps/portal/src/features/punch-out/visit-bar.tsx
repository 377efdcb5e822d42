import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { paths } from "../../shared/paths.ts";
import { handOver, useVisit } from "./use-visit.ts";

/** For whom the person shops, on every page, and the two ways back (B16). */
export function VisitBar({ uid }: { readonly uid: string }) {
  const t = useTexts("punch-out");
  const visit = useVisit(uid);
  if (visit === undefined) return null;
  const title = t("shopping", { name: visit.name });
  return (
    <section aria-label={title} data-print="hide" className="border-b border-line bg-bottle-tint text-bottle">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <p className="min-w-0 flex-1 basis-64 text-small">
          <strong className="mr-2 break-words">{title}</strong>
          <span>{t("shoppingText")}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="small" onClick={() => handOver("nothing")}>
            {t("leave")}
          </Button>
          <ButtonLink size="small" href={paths.cartRecap()}>
            {t("toRecap")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
