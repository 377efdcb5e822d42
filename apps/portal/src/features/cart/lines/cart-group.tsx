import { minus, times } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { GridCell } from "@vycep/ui/data/grid.tsx";
import { Stepper } from "@vycep/ui/fields/stepper.tsx";
import { formatMoney, formatPercent } from "@vycep/words/engine/format";
import { paths } from "../../../shared/paths.ts";
import { unitLabel, useProductWords } from "../../../shared/products/box-words.ts";
import { isBundle } from "../../../shared/products/product-row.ts";
import { cartSession } from "../cart-session.ts";
import { announceLine } from "./announce-line.ts";
import { type CartLineProps, LineProblems, LineSum, removalId, sumPlace } from "./cart-line.tsx";
import { PackageContents } from "./package-contents.tsx";
import { RowTrouble } from "./row-trouble.tsx";
import { useLineErrors } from "./use-line-errors.ts";

/** A bundle in the cart: one group that is edited, priced, judged and taken out as one (C26). */
export function CartGroup({ line, currency, picture, name, onRemove }: CartLineProps) {
  const t = useTexts("cart");
  const words = useProductWords();
  const error = useLineErrors().get(line.sku);
  const { product, quoted, amounts, parts } = line;
  const title = product.name ?? line.sku;
  const saving = times(quoted.boxes, minus(quoted.yourUnitMinor, quoted.unitMinor));
  function handlePackages(packages: number) {
    if (packages === 0) return onRemove();
    cartSession().setAmounts({ sku: line.sku, product, amounts: { ...amounts, packages }, parts });
    announceLine(line.sku, title);
  }
  const label = unitLabel(words, product, "packages");
  return (
    <GridCell>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a cell of the row's grid */}
      <div role="group" aria-label={title} className="px-5 py-4 max-mobile:px-4">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 @3xl:grid-cols-cart-line">
          <div className="flex min-w-0 items-center gap-3.5">
            <div className="size-16 flex-none rounded-normal bg-floor p-1.5">{picture}</div>
            <div className="min-w-0">
              <p className="leading-snug font-bold text-pretty">{name === undefined ? title : name(title)}</p>
              <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-small">
                {isBundle(product) && (
                  <Flag
                    tone="offer"
                    text={t("bundle.flag", { percent: formatPercent(-(product.discount_percent ?? 0)) })}
                  />
                )}
                {saving > 0 && (
                  <span className="text-hop-ink">
                    {t("bundle.saving", { money: formatMoney({ minor: saving, currency }) })}
                  </span>
                )}
              </p>
              <p className="mt-1 text-small">
                <Link href={paths.product(line.sku)} icon="pencil">
                  {t("bundle.edit")}
                  <span className="sr-only">{`: ${title}`}</span>
                </Link>
              </p>
            </div>
          </div>
          <div data-line className="order-4 col-span-2 @3xl:order-none @3xl:col-span-1">
            <div className="max-w-38">
              <Stepper
                label={label}
                context={title}
                value={amounts.packages}
                onChange={handlePackages}
                decreaseLabel={words("decrease", { unit: label })}
                increaseLabel={words("increase", { unit: label })}
                wholeNumberError={words("wholeNumber")}
              />
            </div>
            <RowTrouble id={`error-${line.sku}`} product={line.product} amounts={amounts} error={error} />
            <LineProblems line={line} currency={currency} />
          </div>
          <div className={sumPlace}>
            <LineSum line={line} currency={currency} />
          </div>
          <div id={removalId(line)} className="order-2 -mr-2.5 self-start @3xl:order-none @3xl:self-center">
            <IconButton icon="close" label={t("removeLine", { product: title })} onClick={onRemove} />
          </div>
        </div>
        <div className="mt-3 @3xl:ml-20">
          <PackageContents line={line} look="wide" />
        </div>
      </div>
    </GridCell>
  );
}
