import { toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { useTexts } from "@vycep/shell/words/i18n";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { Moment } from "../../kit/moment.tsx";
import { useFieldName } from "./product-field.tsx";
import type { Product } from "./use-product.ts";

/** What a box carries that comes back, and for how much. */
export function ProductDeposits({ product: { deposits } }: { readonly product: Product }) {
  const t = useTexts("product-desk");
  return (
    <Card title={t("deposits")}>
      {deposits.length === 0 ? (
        <p className="text-small text-ink-soft">{t("noDeposits")}</p>
      ) : (
        <DefinitionList
          items={deposits.map(({ market, name, units, totalMinor, currency }) => ({
            label: `${market} · ${units} × ${name}`,
            value: formatMoney({ minor: toMinor(totalMinor), currency: toCurrency(currency) }),
          }))}
        />
      )}
    </Card>
  );
}

export function ProductPhotos({ product: { photos } }: { readonly product: Product }) {
  const t = useTexts("product-desk");
  return (
    <Card title={t("photos")}>
      {photos.length === 0 ? (
        <p className="text-small text-ink-soft">{t("noPhotos")}</p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {photos.map(({ position, address }, at) => (
            <li key={position} className="rounded-control border border-line bg-foam-dim p-2">
              <img
                src={address}
                alt={t("photoOf", { place: at + 1 })}
                className="h-28 w-auto object-contain"
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const actions = [
  ...(["product.made", "product.changed", "product.words-confirmed"] as const),
  ...(["product.photo-added", "product.photo-replaced", "product.photos-arranged"] as const),
];
const shownChanges = 8;

/** What staff changed of it, with what stood before (DEDIT-02). */
export function ProductHistory({ product: { history } }: { readonly product: Product }) {
  const t = useTexts("product-desk");
  const nameOf = useFieldName();
  return (
    <Card title={t("history")}>
      {history.length === 0 && <p className="text-small text-ink-soft">{t("noHistory")}</p>}
      <ol className="grid gap-2 text-small">
        {history.slice(0, shownChanges).map(({ at, by, action, changes }) => {
          const known = actions.find((one) => one === action);
          return (
            <li key={`${at} ${action}`} className="border-t border-line pt-2 first:border-t-0 first:pt-0">
              <p className="font-semibold">{known === undefined ? action : t(`change.${known}`)}</p>
              {action === "product.changed" &&
                changes.map(({ what, before, after }) => (
                  <p key={what} className="break-words">
                    {nameOf(what)}: <del className="text-red-ink">{before ?? t("nothing")}</del>{" "}
                    <ins className="text-bottle no-underline">{after ?? t("nothing")}</ins>
                  </p>
                ))}
              <p className="text-fine text-ink-soft">
                {by ?? t("byHouse")} · <Moment at={at} />
              </p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
