import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { paths } from "../../shared/paths.ts";

/** In the catalogue, while the order is for empties alone: goods cannot come with it, packaging can go (EMPTIES-04). */
export function CollectionNotice() {
  const t = useTexts("empties");
  return (
    <div className="mb-4">
      <Alert
        tone="info"
        title={t("collectionTitle")}
        action={<ButtonLink href={paths.cartEmpties()}>{t("chooseEmpties")}</ButtonLink>}
      >
        {t("collectionText")}
      </Alert>
    </div>
  );
}
