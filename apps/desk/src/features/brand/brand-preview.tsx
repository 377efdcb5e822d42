import { type BrandColours, brandTokens } from "@vycep/domain/brand/brand-colours";
import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";

interface BrandPreviewProps {
  readonly colours: BrandColours;
  readonly name: string;
  /** Address of the own logo; undefined is that of the house. */
  readonly logo: string | undefined;
}

/** The portal's head, a card and a remark in the colours that are chosen, on dark ground and on light. */
export function BrandPreview({ colours, name, logo }: BrandPreviewProps) {
  const t = useTexts("brand-desk");
  const tokens = brandTokens(colours);
  const sign = logo === undefined ? undefined : <img src={logo} alt="" className="size-7 object-contain" />;
  const button = { backgroundColor: tokens.bottle, color: tokens["on-bottle"] };
  return (
    <Card title={t("preview")} isFlush>
      <div className="grid gap-4 bg-void p-5">
        <div className="overflow-hidden rounded-large bg-floor shadow-float">
          <div
            style={{ backgroundColor: tokens.bottle, color: tokens["on-bottle"] }}
            className="flex items-center gap-3 px-4 py-3"
          >
            {sign}
            <strong className="text-lead">{name}</strong>
            <span style={{ color: tokens["on-bottle-soft"] }} className="font-semibold">
              {t("previewMenu")}
            </span>
            <span
              style={{ backgroundColor: tokens.amber, color: tokens["amber-on"] }}
              className="ml-auto rounded-full px-2.5 font-bold"
            >
              27
            </span>
          </div>
          <div className="grid gap-3 p-4">
            <p className="type-title">{t("previewMenu")}</p>
            <div className="flex items-center justify-between gap-3 rounded-normal border border-line bg-foam p-3">
              <span style={{ color: tokens.bottle }} className="font-semibold underline">
                {t("previewGoods")}
              </span>
              <span style={button} className="rounded-control px-4 py-2 font-semibold">
                {t("previewAdd")}
              </span>
            </div>
            <p
              style={{ backgroundColor: tokens["amber-tint"], color: tokens["amber-ink"] }}
              className="rounded-normal px-3 py-2 font-semibold"
            >
              {t("previewNote")}
            </p>
          </div>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <div
            style={{ color: tokens.bottle }}
            className="flex items-center gap-2 rounded-normal bg-foam px-4 py-3 font-bold"
          >
            {sign}
            {name}
          </div>
          <div
            style={{ backgroundColor: tokens["bottle-deep"], color: tokens["on-bottle"] }}
            className="flex items-center gap-2 rounded-normal px-4 py-3 font-bold"
          >
            {sign}
            {name}
          </div>
        </div>
      </div>
    </Card>
  );
}
