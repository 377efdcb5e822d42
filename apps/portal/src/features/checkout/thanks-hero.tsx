import { copyText } from "@vycep/shell/files/copy-text";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPallets, formatWeight } from "@vycep/shell/words/measures";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { Button } from "@vycep/ui/actions/button.tsx";
import { FloorPlan } from "@vycep/ui/meters/floor-plan.tsx";
import { useState } from "react";

interface ThanksHeroProps {
  readonly orderNumber: string | undefined;
  /** When and where it comes, as a sentence with what is strong marked. */
  readonly promise: string | undefined;
  /** The vehicle with what is on it; undefined when that is not known. */
  readonly load:
    | { readonly places: number; readonly pallets: number; readonly kilograms: number }
    | undefined;
}

/** The dark head of the thank-you page (CHECKOUT-07): number, day, and the truck. Without an order it only says where orders are (OP-104). */
export function ThanksHero({ orderNumber, promise, load }: ThanksHeroProps) {
  const t = useTexts("checkout");
  return (
    <section
      data-surface="dark"
      className="mt-6 flex items-center justify-between gap-8 rounded-large bg-bottle-deep px-10 py-9 text-on-bottle max-mobile:mt-3 max-mobile:flex-col max-mobile:items-start max-mobile:gap-6 max-mobile:px-4 max-mobile:py-5"
    >
      <div className="min-w-0">
        <h1 id="page-title" tabIndex={-1} className="type-title text-[2.125rem]! max-mobile:text-title!">
          {t(orderNumber === undefined ? "thanksNeutral" : "thanks")}
        </h1>
        {orderNumber === undefined ? (
          <p className="mt-3 text-lead">{t("thanksPlain")}</p>
        ) : (
          <>
            <p className="type-label mt-5 text-on-bottle-soft">{t("orderNumber")}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="type-figure max-mobile:text-[2.125rem]!">{orderNumber}</p>
              <CopyButton text={orderNumber} />
            </div>
          </>
        )}
        {promise !== undefined && (
          <p className="mt-4 text-lead text-pretty">
            <RichText text={promise} />
          </p>
        )}
      </div>
      {load !== undefined && (
        <div className="flex-none">
          <FloorPlan
            label={t("truckPicture", { taken: formatPallets(load.pallets), all: load.places })}
            places={load.places}
            filled={Math.min(load.pallets, load.places)}
            surface="dark"
            size="large"
          />
          <p className="mt-2.5 text-small">
            {[
              t("palletCount", { count: Math.round(load.pallets * 10) / 10 }),
              formatWeight(load.kilograms),
            ].join(" · ")}
          </p>
        </div>
      )}
    </section>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const t = useTexts("checkout");
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      variant="onDark"
      size="small"
      icon={isCopied ? "check" : "copy"}
      onClick={() => void copyText(text).then(setCopied)}
    >
      <span aria-live="polite">{isCopied ? t("copied") : t("copyNumber")}</span>
    </Button>
  );
}
