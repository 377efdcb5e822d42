import { useQuery } from "@tanstack/react-query";
import { aText, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useRecordDraft } from "../../kit/use-record-draft.ts";
import { RecordForm } from "./record-form.tsx";
import { priceListsQuery, useChangeCompany } from "./use-change-customer.ts";
import type { Company } from "./use-customer.ts";

const aCompany = objectOf({
  ...{ name: aText, street: aText, city: aText, zip: aText },
  ...{ priceList: aText, invoiceEmail: aText },
});

type CompanyForm = ValueOf<typeof aCompany>;
type CompanyField = keyof CompanyForm;

/** Who a company is, where its invoices go and by which prices it buys, to be changed in place (DCUST-01, DCUST-02). */
export function CompanyForm({ company }: { readonly company: Company }) {
  const t = useTexts("customers");
  const shell = useTexts("shell");
  const { row, street, zip, invoiceEmail, version, history } = company;
  const { id, name, city, priceList, money } = row;
  const kept = useRecordDraft<CompanyForm>(`company.${id}`, aCompany, {
    version,
    form: { name, street, city, zip, priceList, invoiceEmail },
  });
  const { change } = kept;
  const form = kept.draft.mine;
  const lists = useQuery(priceListsQuery());
  // Until the lists have come, the one that it has stands there.
  const known = (lists.data ?? []).filter(({ currency }) => currency === money.currency);
  const codes = [...new Set([form.priceList, ...known.map(({ code }) => code)])].toSorted();
  const labels: Readonly<Record<CompanyField, string>> = {
    ...{ name: t("name"), street: t("street"), city: t("city"), zip: t("zip") },
    ...{ priceList: t("priceList"), invoiceEmail: t("invoiceEmail") },
  };
  return (
    <RecordForm
      label={t("company")}
      record={`${name}, ${id}`}
      by={history[0]?.by ?? undefined}
      draft={kept}
      tell={(field, { was, theirs, mine }) => ({
        ...{ label: labels[field], was: was[field], theirs: theirs[field], mine: mine[field] },
        isText: ["name", "street", "city"].includes(field),
      })}
      action={useChangeCompany()}
      input={(written) => ({ id, version: written.version, ...written.mine })}
    >
      {(errorOf) => {
        const text = (key: CompanyField, type: "text" | "email" = "text") => (
          <TextField
            label={labels[key]}
            type={type}
            value={form[key]}
            maxLength={120}
            error={errorOf(key)}
            onChange={(event) => change({ [key]: event.target.value })}
          />
        );
        return (
          <Card title={t("company")}>
            <div className="grid gap-3">
              {text("name")}
              {text("street")}
              <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
                {text("zip")}
                {text("city")}
              </div>
              <div className="grid grid-cols-2 gap-3 max-mobile:grid-cols-1">
                {text("invoiceEmail", "email")}
                <Select
                  label={t("priceList")}
                  placeholder={t("priceList")}
                  closeLabel={shell("close")}
                  options={codes.map((code) => ({ id: code, label: code }))}
                  value={form.priceList}
                  error={errorOf("priceList")}
                  onChange={(code) => change({ priceList: code })}
                />
              </div>
              {lists.isError && <Alert tone="warning">{t("priceListsFailed")}</Alert>}
            </div>
          </Card>
        );
      }}
    </RecordForm>
  );
}
