import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { formatWindow } from "@vycep/words/engine/format-time";
import { weekdayName } from "@vycep/words/engine/weekday-names";
import type { ReactNode } from "react";
import { keptNote } from "../../features/cart/notes/kept-notes.ts";
import type { CartView } from "../../features/cart/reading/cart-view.ts";
import { paths } from "../../shared/paths.ts";
import { paymentInWords } from "../cart/cart-notes.ts";

interface RecapHeadProps {
  readonly cart: CartView;
}

/** When, where, how, who pays, and what the driver is told; each with the way back to its step. */
export function RecapHead({ cart }: RecapHeadProps) {
  const t = useTexts("checkout");
  const { answer } = cart;
  const note = keptNote("noteForDriver", answer).text;
  return (
    <Card>
      <div className="grid grid-cols-2 gap-x-8 gap-y-6 max-mobile:grid-cols-1">
        <Delivery cart={cart} />
        <Payment cart={cart} />
      </div>
      {note !== "" && (
        <p className="mt-4 flex gap-3 border-t border-line pt-4">
          <Icon name="truck" />
          <span className="min-w-0 wrap-anywhere">
            <span className="text-ink-soft">{t("forDriver")}</span> {note}
          </span>
        </p>
      )}
    </Card>
  );
}

function Delivery({ cart: { answer, method, deliveryDate: date } }: RecapHeadProps) {
  const t = useTexts("checkout");
  const delivery = useTexts("delivery");
  const language = useLanguage();
  const { outlet_details: place } = answer;
  const day = date && `${weekdayName(date, language, "long")} ${formatDate(date)}`;
  return (
    <Part title={t("delivery")} editPath={paths.cartStep("delivery")} editLabel={t("editDelivery")}>
      <p className="text-lead font-bold">
        {[day, formatWindow(place?.delivery_window ?? "")].filter(Boolean).join(", ")}
      </p>
      <p>{place?.name}</p>
      <p>
        {[place?.street, [place?.zipcode, place?.city].filter(Boolean).join(" ")].filter(Boolean).join(", ")}
      </p>
      {method !== undefined && <p className="text-ink-soft">{delivery(`method.${method}`)}</p>}
    </Part>
  );
}

function Payment({ cart: { answer } }: RecapHeadProps) {
  const t = useTexts("checkout");
  const { payer_details: payer } = answer;
  const ids = [
    payer?.identification_no && `${t("companyId")} ${payer.identification_no}`,
    payer?.taxvat && `${t("taxId")} ${payer.taxvat}`,
  ].filter(Boolean);
  const ownNumber = keptNote("customerOrderNumber", answer).text;
  return (
    <Part title={t("paymentShort")} editPath={paths.cartStep("payment")} editLabel={t("editPayment")}>
      <p className="text-lead font-bold">{paymentInWords(answer, t)}</p>
      <p>{payer?.payername}</p>
      <p>{ids.join(" · ")}</p>
      {ownNumber !== "" && (
        <p className="wrap-anywhere text-ink-soft">
          {t("ownNumber")} {ownNumber}
        </p>
      )}
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  readonly editPath: string;
  readonly editLabel: string;
  readonly children: ReactNode;
}

function Part({ title, editPath, editLabel, children }: PartProps) {
  const t = useTexts("checkout");
  return (
    <section className="min-w-0">
      <div className="mb-1 flex items-center justify-between gap-3">
        <h2 className="type-label text-ink-faint">{title}</h2>
        <Link href={editPath} icon="pencil" aria-label={editLabel}>
          {t("edit")}
        </Link>
      </div>
      {children}
    </section>
  );
}
