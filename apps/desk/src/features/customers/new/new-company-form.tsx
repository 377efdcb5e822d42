import { useQuery } from "@tanstack/react-query";
import { homeCountryOf, homeMarket } from "@vycep/domain/market/market";
import { hasVatNumber } from "@vycep/domain/ship-to/company-draft";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { type FormEvent, useState } from "react";
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import { useMay } from "../../../shared/me.ts";
import { paths } from "../../../shared/paths.ts";
import { DraftNotice } from "../draft-notice.tsx";
import { priceListsQuery } from "../use-change-customer.ts";
import { CreationRefusal } from "./creation-refusal.tsx";
import { aNewCompany, type NewCompany } from "./new-company-draft.ts";
import { BillingFields, SeatFields, WhoFields } from "./new-company-fields.tsx";
import { minorOf } from "./terms-form.ts";
import { type NewCustomer, useCreateCompany } from "./use-new-customer.ts";

interface NewCompanyFormProps {
  readonly begins: NewCustomer;
  readonly onMade: (id: string) => Promise<void>;
}

/** Who a new company is and how it pays; what is typed is lost by nothing (DCUST-01, DEDIT-06). */
export function NewCompanyForm({ begins, onMade }: NewCompanyFormProps) {
  const t = useTexts("customers");
  const maySetTerms = useMay({ area: "papers", power: "change" });
  const empty: NewCompany = {
    ...{
      id: begins.number,
      erpNumber: begins.erpNumber,
      name: "",
      country: homeCountryOf(homeMarket()),
      customerType: "POS",
    },
    ...{ ico: "", dic: "", icDph: "", street: "", city: "", zip: "", gln: "", iban: "", invoiceEmail: "" },
    ...{ priceList: "", dueDays: String(begins.dueDays), paymentMethod: begins.paymentMethod },
    creditLimit: "",
  };
  const kept = useKeptDraft("company.new", aNewCompany, empty);
  const [isDropped, setDropped] = useState(false);
  const form = kept.value;
  const change = (part: Partial<NewCompany>) => kept.change({ ...form, ...part });
  const lists = useQuery(priceListsQuery());
  const action = useCreateCompany();
  const answer = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer : undefined;
  const refusals = answer?.refusals ?? [];
  const errorOf = (field: string) => refusals.find((refusal) => refusal.field === field)?.message;
  async function submit() {
    const { dueDays, paymentMethod, creditLimit, ...rest } = form;
    const days = Number(dueDays);
    const limit = creditLimit.trim() === "" ? null : minorOf(creditLimit);
    const ended = await action.run({
      ...{ ...rest, icDph: hasVatNumber(rest.country) ? rest.icDph : "" },
      terms: maySetTerms
        ? {
            dueDays: Number.isSafeInteger(days) && dueDays.trim() !== "" ? days : -1,
            ...{ paymentMethod, creditLimitMinor: limit },
          }
        : null,
    });
    if (ended?.kind !== "done" || ended.answer.id == null) return;
    kept.forget();
    showToast(t("created"));
    await onMade(ended.answer.id);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  function handleDrop() {
    kept.change(empty);
    kept.forget();
    setDropped(true);
  }
  const fields = { form, onChange: change, errorOf };
  const existing = answer?.existing;
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-3" aria-label={t("newCompany")}>
      <DraftNotice isFound={kept.isFound && !isDropped} onDrop={handleDrop} />
      <div className="grid grid-cols-2 items-start gap-3 max-laptop:grid-cols-1">
        <div className="grid min-w-0 gap-3">
          <WhoFields {...fields} />
          <SeatFields {...fields} />
        </div>
        <BillingFields
          {...fields}
          maySetTerms={maySetTerms}
          priceLists={lists.data ?? []}
          usual={{ days: begins.dueDays, method: t("payment.transfer") }}
        />
      </div>
      {lists.isError && <Alert tone="warning">{t("priceListsFailed")}</Alert>}
      <FailureAlert action={action} title={t("notCreated")} />
      {refusals.length > 0 && (
        <CreationRefusal
          refusals={refusals}
          existing={existing == null ? undefined : { name: existing.name, href: paths.company(existing.id) }}
        />
      )}
      <div>
        <Button type="submit" isBusy={action.isBusy}>
          {t("create")}
        </Button>
      </div>
    </form>
  );
}
