import { Alert } from "@vycep/ui/alert.tsx";
import { ButtonLink } from "@vycep/ui/button-link.tsx";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { paths } from "../../shared/paths.ts";

/** In the catalogue, while the order is for empties alone: goods cannot come with it, packaging can go (EMPTIES-04). */
export function CollectionNotice() {
  const t = useTexts("empties");
  return (
    <div className="mb-4">
      <Alert
        tone="info"
        title={t("collectionTitle")}
        action={
          <ButtonLink href={paths.cartEmpties()} size="small">
            {t("chooseEmpties")}
          </ButtonLink>
        }
      >
        {t("collectionText")}
      </Alert>
    </div>
  );
}
