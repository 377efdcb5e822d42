import { homeCountryOf, marketCodes } from "@vycep/domain/market/market";
import { hasRegisterNumber, hasVatNumber, PAYMENT_METHODS } from "@vycep/domain/ship-to/company-draft";
import { useTexts } from "@vycep/shell/words/i18n";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useCountryName } from "../../../kit/market-words.ts";
import type { NewCompany } from "./new-company-draft.ts";
import { usePaymentText } from "./terms-form.ts";

interface FieldsProps {
  readonly form: NewCompany;
  readonly onChange: (part: Partial<NewCompany>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

type TextProps = FieldsProps & {
  readonly name: keyof NewCompany;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isNumber?: boolean;
  readonly isEmail?: boolean;
};

function Text({ form, onChange, errorOf, name, label, hint, isNumber, isEmail }: TextProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      type={isEmail ? "email" : "text"}
      inputMode={isNumber ? "numeric" : undefined}
      maxLength={120}
      value={form[name]}
      error={errorOf(name)}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
}

const pair = "grid grid-cols-2 items-start gap-3 max-mobile:grid-cols-1";

/** Its name and numbers, and what it is. */
export function WhoFields(props: FieldsProps) {
  const t = useTexts("customers");
  const nameOf = useCountryName();
  const { form, onChange, errorOf } = props;
  return (
    <Card title={t("who")}>
      <div className="grid gap-3">
        <Text {...props} name="name" label={t("name")} />
        <div className={pair}>
          <RadioGroup
            label={t("country")}
            options={marketCodes()
              .map(homeCountryOf)
              .map((id) => ({ id, label: nameOf(id) }))}
            value={form.country}
            error={errorOf("country")}
            onChange={(country) => onChange({ country })}
          />
          <RadioGroup
            label={t("customerType")}
            options={(["POS", "WHS"] as const).map((id) => ({ id, label: t(`customerType.${id}`) }))}
            value={form.customerType === "WHS" ? "WHS" : "POS"}
            error={errorOf("customerType")}
            onChange={(customerType) => onChange({ customerType })}
          />
        </div>
        <div className={pair}>
          <Text
            {...props}
            name="ico"
            label={t("ico")}
            hint={hasRegisterNumber(form.country) ? t("icoHint") : undefined}
            isNumber
          />
          <Text {...props} name="dic" label={t("dic")} hint={t("optional")} />
          {hasVatNumber(form.country) && (
            <Text {...props} name="icDph" label={t("icDph")} hint={t("optional")} />
          )}
        </div>
        <div className={pair}>
          <Text {...props} name="id" label={t("number")} hint={t("numberHint")} />
          <Text {...props} name="erpNumber" label={t("erpNumber")} />
        </div>
      </div>
    </Card>
  );
}

/** Where it sits. */
export function SeatFields(props: FieldsProps) {
  const t = useTexts("customers");
  return (
    <Card title={t("seat")}>
      <div className="grid gap-3">
        <Text {...props} name="street" label={t("street")} />
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
          <Text {...props} name="zip" label={t("zip")} />
          <Text {...props} name="city" label={t("city")} />
        </div>
        <Text {...props} name="gln" label={t("gln")} hint={t("optional")} isNumber />
      </div>
    </Card>
  );
}

interface BillingFieldsProps extends FieldsProps {
  readonly maySetTerms: boolean;
  readonly priceLists: readonly { readonly code: string; readonly currency: string }[];
  readonly usual: { readonly days: number; readonly method: string };
}

/** By which prices it buys, where its invoices go and how it pays. */
export function BillingFields({ maySetTerms, priceLists, usual, ...props }: BillingFieldsProps) {
  const t = useTexts("customers");
  const shell = useTexts("shell");
  const paymentText = usePaymentText();
  const { form, onChange, errorOf } = props;
  const currency = priceLists.find(({ code }) => code === form.priceList)?.currency;
  return (
    <Card title={t("billing")}>
      <div className="grid gap-3">
        <Select
          label={t("priceList")}
          placeholder={t("priceListChoose")}
          closeLabel={shell("close")}
          options={priceLists.map((list) => ({ id: list.code, label: `${list.code} (${list.currency})` }))}
          value={form.priceList === "" ? null : form.priceList}
          error={errorOf("priceList")}
          onChange={(priceList) => onChange({ priceList })}
        />
        <Text {...props} name="invoiceEmail" label={t("invoiceEmail")} isEmail />
        <Text {...props} name="iban" label={t("iban")} hint={t("optional")} />
        {maySetTerms ? (
          <>
            <Text {...props} name="dueDays" label={t("dueDays")} isNumber />
            <RadioGroup
              label={t("paymentMethod")}
              options={PAYMENT_METHODS.map((id) => ({ id, label: paymentText(id) }))}
              value={PAYMENT_METHODS.find((method) => method === form.paymentMethod) ?? null}
              onChange={(paymentMethod) => onChange({ paymentMethod })}
            />
            <Text
              {...props}
              name="creditLimit"
              label={currency === undefined ? t("creditLimit") : t("creditLimitIn", { currency })}
              hint={t("creditLimitHint")}
              isNumber
            />
          </>
        ) : (
          <p className="text-small text-ink-soft">{t("termsUsual", usual)}</p>
        )}
      </div>
    </Card>
  );
}
