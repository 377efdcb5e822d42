import { boxesInPackage } from "@vycep/domain/bundles/bundle";
import { type Minor, minus, times } from "@vycep/domain/kernel/money";
import { formatWeight } from "@vycep/shell/words/measures";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Stepper } from "@vycep/ui/fields/stepper.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount, formatMoney, formatPercent } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { useChoice } from "../../shared/ordering/choice.ts";
import { paths } from "../../shared/paths.ts";
import { boxesInWords } from "../../shared/products/box-words.ts";
import { checksOf } from "./bundle-checks.ts";
import type { JudgedChoice } from "./bundle-offer.ts";
import { boxesOfItem, boxesOfPackage, checkInWords, titleOfItem, useBundleWords } from "./bundle-words.ts";
import { PackageDrawing } from "./package-drawing.tsx";
import type { BundleChoosing } from "./use-bundle-choice.ts";

/** Where the way past all that can be chosen leads. */
export const putId = "bundle-put";

interface BundleSummaryProps {
  readonly choosing: BundleChoosing;
  /** Whether the cart can be written to; undefined means it can. */
  readonly cartReason: string | undefined;
  readonly onPut: () => void;
  /** What the server said of the last try. */
  readonly error: ReactNode;
}

/** The package as it stands: how full it is, what is missing, what it costs, and the way into the cart. */
export function BundleSummary({ choosing, cartReason, onPut, error }: BundleSummaryProps) {
  const words = useBundleWords();
  const { t, products } = words;
  const { offer, judged, inCart, isChanged, setPackages } = choosing;
  const { bundle } = offer;
  const { deliveryDate } = useChoice();
  const checks = checksOf(offer, judged, deliveryDate);
  const wrong = checks.filter(({ isRight }) => !isRight).length;
  const { packages, parts } = judged.choice;
  const boxes = boxesInPackage(parts);
  const filled = boxesOfPackage(words, offer, Math.max(bundle.minBoxes, boxes));
  return (
    <Card
      title={t("yours")}
      aside={
        <span className="font-semibold">{t("filled", { count: formatCount(boxes), total: filled })}</span>
      }
    >
      <PackageDrawing
        {...{ offer, judged }}
        label={t("drawing", { count: boxesOfPackage(words, offer, boxes) })}
      />
      <p className="mt-2.5 text-center text-small text-ink-soft">{formatWeight(judged.line.grams / 1000)}</p>
      <ul className="mt-4 grid gap-2" aria-label={t("summary")} aria-live="polite">
        {checks.map((check) => (
          <li
            key={check.kind === "item" ? check.item : check.kind}
            className={
              check.isRight ? "flex gap-2.5 text-ink-soft" : "flex gap-2.5 font-semibold text-red-strong"
            }
          >
            <Icon name={check.isRight ? "check" : "warning"} size="small" />
            <span className="min-w-0">{checkInWords(words, offer, check)}</span>
          </li>
        ))}
      </ul>
      <Mending {...{ choosing }} />
      <div className="mt-4 grid grid-cols-entry-small items-center gap-3 border-t border-line pt-4">
        <p className="font-semibold" aria-hidden="true">
          {t("packages")}
        </p>
        <Stepper
          label={t("packages")}
          context={offer.product.name ?? undefined}
          isLabelHidden
          value={packages}
          onChange={(count) => setPackages(Math.max(1, count))}
          decreaseLabel={t("decreasePackages")}
          increaseLabel={t("increasePackages")}
          wholeNumberError={t("wholeNumber")}
          min={1}
          max={Math.max(1, bundle.maxPackages)}
        />
      </div>
      <Sums {...{ judged }} choosing={choosing} />
      {inCart !== undefined && (
        <p className="mt-3 flex items-center gap-2 text-small font-semibold text-hop-ink">
          <Icon name="success" size="small" />
          {`${products("inCart")}: ${boxesInWords(products, "bundle", inCart.packages)}`}
        </p>
      )}
      <div id={putId} className="mt-4">
        {inCart !== undefined && !isChanged ? (
          <ButtonLink href={paths.cart()} size="large" variant="outline" isWide>
            {t("goToCart")}
          </ButtonLink>
        ) : (
          <Button
            size="large"
            isWide
            icon="cart"
            onClick={onPut}
            reasonPlace="below"
            disabledReason={cartReason ?? (wrong > 0 ? t("reasons", { count: wrong }) : undefined)}
          >
            {t(inCart === undefined ? "addToCart" : "updateCart")}
          </Button>
        )}
      </div>
      {error}
    </Card>
  );
}

/** One press that completes the package, where it is plain how (the mandatory kinds, and the rest of the boxes). */
function Mending({ choosing }: { readonly choosing: BundleChoosing }) {
  const words = useBundleWords();
  const { offer, judged, mended, mend } = choosing;
  if (mended === undefined) return null;
  const before = new Map(judged.choice.parts.map(({ sku, boxes }) => [sku, boxes]));
  const what = mended.choice.parts.flatMap(({ sku, boxes }) => {
    const more = boxes - (before.get(sku) ?? 0);
    return more > 0 ? [`${boxesOfItem(words, offer, { sku, count: more })} ${titleOfItem(offer, sku)}`] : [];
  });
  if (what.length === 0) return null;
  return (
    <div className="mt-3.5">
      <Button variant="outline" isWide onClick={mend}>
        {words.t("mend", { what: what.join(", ") })}
      </Button>
    </div>
  );
}

interface SumsProps {
  readonly judged: JudgedChoice;
  readonly choosing: BundleChoosing;
}

/** What it costs: at the own price, less the discount, VAT by rate, deposits; all packages together. */
function Sums({ judged, choosing }: SumsProps) {
  const words = useBundleWords();
  const { t } = words;
  const { offer, mended } = choosing;
  const { bundle, currency } = offer;
  const { line, totals, choice } = judged;
  const money = (minor: Minor) => formatMoney({ minor, currency });
  const own = times(line.boxes, line.yourUnitMinor);
  const rows = [
    {
      label: t("byOwnPrice", {
        boxes: boxesOfPackage(words, offer, boxesInPackage(choice.parts) * choice.packages),
      }),
      value: money(own),
    },
    {
      label: t("bundleDiscount", { percent: formatPercent(bundle.discountPct) }),
      value: money(minus(line.netMinor, own)),
      isSaving: true,
    },
    ...totals.vat.map(({ vatPct, vatMinor }) => ({
      label: t("vat", { percent: formatPercent(vatPct) }),
      value: money(vatMinor),
    })),
    { label: t("deposits"), value: money(totals.depositMinor) },
    { label: t("gross"), value: money(totals.grandTotalMinor) },
  ];
  return (
    <>
      <dl className="mt-4 grid gap-1.5 border-t border-line pt-4">
        {rows.map(({ label, value, isSaving }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd
              className={
                isSaving ? "font-semibold whitespace-nowrap text-hop-ink" : "font-semibold whitespace-nowrap"
              }
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex items-baseline justify-between gap-3 border-t border-line pt-4">
        <span className="type-label text-ink-soft">{t("net")}</span>
        <strong className="type-figure text-[1.75rem] whitespace-nowrap">{money(totals.netMinor)}</strong>
      </p>
      {mended !== undefined && (
        <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-small">
          <span className="text-ink-soft">{t("fullFor")}</span>
          <span className="font-semibold">
            {money(mended.totals.netMinor)}
            <span className="text-hop-ink">
              {` · ${t("save", { money: money(times(mended.line.boxes, minus(mended.line.yourUnitMinor, mended.line.unitMinor))) })}`}
            </span>
          </span>
        </p>
      )}
    </>
  );
}
