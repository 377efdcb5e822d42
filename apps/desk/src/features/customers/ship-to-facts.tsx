import { SHIPPING_METHODS } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { paths } from "../../shared/paths.ts";
import type { ShipTo } from "./use-customer.ts";
import { useWeekdayText } from "./weekday-text.ts";

/** Where the place is, whose, and what it is. */
export function ShipToFacts({ shipTo }: { readonly shipTo: ShipTo }) {
  const t = useTexts("customers");
  const { row, gln, kind, deliveryWindow, companyErpNumber, salespeople } = shipTo;
  const facts = [
    {
      label: t("company"),
      value: <Link href={paths.company(row.companyId)}>{row.companyName}</Link>,
    },
    { label: t("erpNumber"), value: companyErpNumber },
    { label: t("address"), value: `${row.street}, ${row.zip} ${row.city}` },
    { label: t("gln"), value: gln },
    { label: t("kind"), value: kind },
    { label: t("customerType"), value: <CustomerType type={row.customerType} /> },
    { label: t("deliveryWindow"), value: deliveryWindow },
    { label: t("salespeople"), value: salespeople.join(", ") || "–" },
  ];
  return (
    <Card title={t("shipTo")}>
      <DefinitionList items={facts} />
    </Card>
  );
}

/** Whose the place is, beside the form that changes it. */
export function ShipToOwner({ shipTo }: { readonly shipTo: ShipTo }) {
  const t = useTexts("customers");
  const { row, gln, companyErpNumber, salespeople } = shipTo;
  return (
    <Card title={t("company")}>
      <DefinitionList
        items={[
          { label: t("company"), value: <Link href={paths.company(row.companyId)}>{row.companyName}</Link> },
          { label: t("erpNumber"), value: companyErpNumber },
          { label: t("gln"), value: gln },
          { label: t("customerType"), value: <CustomerType type={row.customerType} /> },
          { label: t("salespeople"), value: salespeople.join(", ") || "–" },
        ]}
      />
    </Card>
  );
}

/** What a customer is; one that a newer server knows is shown as it is. */
export function CustomerType({ type }: { readonly type: string }) {
  const t = useTexts("customers");
  return type === "POS" || type === "WHS" ? t(`customerType.${type}`) : type;
}

/** How and when it is delivered. */
export function ShipToDays({ shipTo }: { readonly shipTo: ShipTo }) {
  const t = useTexts("customers");
  const order = useTexts("order-desk");
  const weekdayText = useWeekdayText();
  const { row, methods, isTankEnabled, isUnfilteredEnabled, isSmallTruckAllowed } = shipTo;
  const offered = SHIPPING_METHODS.filter((method) => methods.includes(method));
  const yesNo = (is: boolean) => t(is ? "yes" : "no");
  const facts = [
    { label: t("days"), value: weekdayText(row.weekdays) || "–" },
    { label: t("methods"), value: offered.map((method) => order(`method.${method}`)).join(", ") || "–" },
    {
      label: t("tankBeer"),
      value: isTankEnabled
        ? t("tankLitres", { litres: formatCount(shipTo.tankLitresInstalled) })
        : yesNo(false),
    },
    { label: t("unfiltered"), value: yesNo(isUnfilteredEnabled) },
    { label: t("smallTruck"), value: yesNo(isSmallTruckAllowed) },
  ];
  return (
    <Card title={t("daysAndMethods")}>
      <DefinitionList items={facts} />
    </Card>
  );
}
