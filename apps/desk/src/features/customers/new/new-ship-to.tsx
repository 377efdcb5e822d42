import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { type Company, shipToQuery } from "../use-customer.ts";
import { NewShipToForm } from "./new-ship-to-form.tsx";
import { newCustomerQuery } from "./use-new-customer.ts";

interface NewShipToProps {
  readonly company: Company;
  /** The place that it begins as; empty is none. */
  readonly copyOf?: string;
  readonly onMade?: (id: string) => Promise<void>;
}

/** The form of a new place, once it is known with which number it begins, and what the other one is. */
export function NewShipTo({ company, copyOf = "", onMade }: NewShipToProps) {
  const t = useTexts("customers");
  const begins = useQuery(newCustomerQuery(company.row.id));
  const other = useQuery({ ...shipToQuery(copyOf), enabled: copyOf !== "" });
  const isRead = begins.data !== undefined && (copyOf === "" || other.data !== undefined);
  const again = () => void Promise.all([begins.refetch(), ...(copyOf === "" ? [] : [other.refetch()])]);
  if (!isRead && !begins.isError && !other.isError) return <SkeletonRows label={t("loading")} rows={8} />;
  if (!isRead || begins.data === undefined)
    return (
      <Alert
        tone="error"
        action={
          <Button variant="outline" size="small" onClick={again}>
            {t("again")}
          </Button>
        }
      >
        {t("newFailed")}
      </Alert>
    );
  if (begins.data.isErpOwned) return <Alert tone="info">{t("erpCreates")}</Alert>;
  return (
    <>
      {other.data != null && <p className="mb-3 text-ink-soft">{t("copyOf", { id: copyOf })}</p>}
      <NewShipToForm {...{ company, onMade }} copyOf={other.data ?? undefined} number={begins.data.number} />
    </>
  );
}
