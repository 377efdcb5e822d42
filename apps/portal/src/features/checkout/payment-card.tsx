import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { paths } from "../../shared/paths.ts";

interface PaymentCardProps {
  readonly methods: readonly { readonly code: string; readonly title: string }[];
  readonly dueDays: number | null;
  readonly customerOrderNumber: string;
}

/** How the company pays: what its master data say, not a choice of the moment (OP-122). */
export function PaymentCard({ methods, dueDays, customerOrderNumber }: PaymentCardProps) {
  const t = useTexts("checkout");
  return (
    <Card title={t("paymentMethod")}>
      <ul className="grid gap-2.5">
        {methods.map(({ code, title }) => (
          <li
            key={code}
            className="flex items-center gap-4 rounded-normal border-field border-bottle bg-bottle-tint px-4 py-3.5"
          >
            <Icon name="wallet" />
            <div className="min-w-0 flex-1">
              <p className="font-bold">{title}</p>
              {dueDays !== null && dueDays > 0 && (
                <p className="text-small">{t("dueFromInvoice", { count: dueDays })}</p>
              )}
            </div>
            <Icon name="check" />
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-small text-ink-soft">{t("termsOfCompany")}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3.5">
        <p>
          <span className="mr-2 text-ink-soft">{t("ownNumber")}</span>
          {customerOrderNumber === "" ? (
            <span className="text-ink-soft">{t("noOwnNumber")}</span>
          ) : (
            <b className="wrap-anywhere">{customerOrderNumber}</b>
          )}
        </p>
        <Link href={paths.cartStep("delivery")} icon="pencil" aria-label={t("editOwnNumber")}>
          {t("edit")}
        </Link>
      </div>
    </Card>
  );
}
