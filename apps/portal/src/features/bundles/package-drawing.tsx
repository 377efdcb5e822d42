import { classNames } from "@vycep/ui/styles/class-names";
import type { BundleOffer, JudgedChoice } from "./bundle-offer.ts";
import { itemColour } from "./item-colours.ts";

interface PackageDrawingProps {
  readonly offer: BundleOffer;
  readonly judged: JudgedChoice;
  /** The same in words. */
  readonly label: string;
}

/** More boxes than this are not drawn one by one. */
const most = 120;

/** The package box by box, each in the colour of its item; places that are still to be filled are empty. */
export function PackageDrawing({ offer: { bundle }, judged: { choice }, label }: PackageDrawingProps) {
  const boxes = bundle.items.flatMap(({ sku }, index) => {
    const count = choice.parts.find((part) => part.sku === sku)?.boxes ?? 0;
    return Array.from({ length: Math.max(0, Math.min(count, most)) }, () => itemColour(index));
  });
  const places = Math.min(most, Math.max(bundle.minBoxes, boxes.length));
  const shown = Array.from({ length: places }, (_, at) => boxes[at]);
  return (
    <div role="img" aria-label={label} className="flex flex-wrap-reverse gap-1">
      {shown.map((colour, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is nothing but its number
          key={at}
          className={classNames("h-6 w-bundle-box rounded-tag", colour ?? "bg-foam shadow-edge-line")}
        />
      ))}
    </div>
  );
}
