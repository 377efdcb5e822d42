import { isAnonymous } from "@vycep/domain/access/anonymous-person";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { lazy, Suspense, useState } from "react";
import { useMay } from "../../../shared/me.ts";
import type { CustomerUser } from "../use-user.ts";

/** Few are taken along or made anonymous: the questions come when somebody is. */
const ExportDialog = lazy(async () => ({ default: (await import("./export-dialog.tsx")).ExportDialog }));
const AnonymiseDialog = lazy(async () => ({
  default: (await import("./anonymise-dialog.tsx")).AnonymiseDialog,
}));

/** What is held of a person, for who may take it along or make it nobody's (DCUST-05). */
export function PersonalDataCard({ row }: { readonly row: CustomerUser["row"] }) {
  const t = useTexts("personal-data");
  const may = useMay({ area: "customer-users", power: "override" });
  const [asked, setAsked] = useState<"export" | "anonymise">();
  if (!may) return null;
  const close = () => setAsked(undefined);
  return (
    <Card title={t("personalData")}>
      <div className="grid justify-items-start gap-3">
        <p className="text-small text-ink-soft">{t("personalText")}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="small" icon="download" onClick={() => setAsked("export")}>
            {t("exportPerson")}
          </Button>
          {!isAnonymous(row.email) && (
            <Button
              variant="outline"
              size="small"
              disabledReason={hasLeft(row) ? undefined : t("notLeftHint")}
              onClick={() => setAsked("anonymise")}
            >
              {t("anonymise")}
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {asked === "export" && <ExportDialog row={row} onClose={close} />}
        {asked === "anonymise" && <AnonymiseDialog row={row} onClose={close} />}
      </Suspense>
    </Card>
  );
}

/** As the server judges it: in every company, or as a whole where none is theirs. */
function hasLeft({ companies, status }: CustomerUser["row"]): boolean {
  const statuses = companies.length === 0 ? [status] : companies.map((one) => one.status);
  return statuses.every((one) => one === "exited" || one === "deactivated");
}
