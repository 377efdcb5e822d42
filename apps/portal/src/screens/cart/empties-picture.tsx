import { ProductPicture } from "../../features/catalog/picture/product-picture.tsx";
import { CrateDrawing, CylinderDrawing, PalletDrawing } from "../../features/empties/packaging-drawing.tsx";
import type { EmptiesRow } from "../../features/empties/use-cart-empties.ts";

/** Heavier than a gas cylinder and without anything inside: something to stand goods on. */
const palletKilograms = 20;
/** Below that it is a bottle. */
const kegLitres = 5;

/** The drawing of a type of packaging, by what is known of it. */
export function emptiesPicture({ carries_code: carries, packaging_volume: litres, weight }: EmptiesRow) {
  if (carries === null && litres !== null) {
    return <ProductPicture packageType={litres >= kegLitres ? "keg" : "bottle"} brand="" />;
  }
  const isPallet = weight >= palletKilograms;
  return (
    <svg aria-hidden="true" className="product-picture h-full w-full" viewBox="0 0 48 64">
      {carries !== null ? <CrateDrawing /> : isPallet ? <PalletDrawing /> : <CylinderDrawing />}
    </svg>
  );
}
