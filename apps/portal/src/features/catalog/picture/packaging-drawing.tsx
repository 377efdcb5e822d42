import type { ReactNode } from "react";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { brandSlug, ProductPicture } from "./product-picture.tsx";
import "./product-picture.css";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Kegs by their litres, slim ones by their height; a size between them is drawn as the next larger. */
const kegs: readonly (Size & { readonly litres: number })[] = [
  { litres: 15, width: 34, height: 46 },
  { litres: 20, width: 32, height: 70 },
  { litres: 30, width: 48, height: 54 },
  { litres: 50, width: 51, height: 72 },
];

/** A packaging to the scale of all others: a keg of 50 litres is a third taller than one of 30. A photo takes its place. */
export function PackagingDrawing({ product }: { readonly product: ProductRow }) {
  const {
    package_type: type,
    brand,
    plato,
    small_image: photo,
    saleability,
    litres_per_box: litres,
  } = product;
  const print = plato == null ? "" : String(Math.round(plato));
  const isMuted = saleability?.sellable === false;
  const items = product.number_of_items_in_box ?? 1;
  if (!photo?.url && type === "keg") {
    const size = kegs.find((known) => (litres ?? 0) <= known.litres) ?? kegs.at(-1);
    if (size) return <Drawing {...{ size, brand, isMuted }}>{<Keg size={size} print={print} />}</Drawing>;
  }
  if (!photo?.url && items > 1 && (type === "bottle" || type === "can")) {
    const size = type === "bottle" ? { width: 54, height: 43 } : { width: 52, height: 32 };
    return (
      <Drawing {...{ size, brand, isMuted }}>
        {type === "bottle" ? <Crate size={size} print={print} /> : <Tray size={size} print={print} />}
      </Drawing>
    );
  }
  return (
    <div className="h-16 w-12">
      <ProductPicture
        packageType={type ?? "other"}
        brand={brand ?? ""}
        plato={plato ?? undefined}
        photo={photo}
        muted={isMuted}
      />
    </div>
  );
}

interface DrawingProps {
  readonly size: Size;
  readonly brand: string | null | undefined;
  readonly isMuted: boolean;
  readonly children: ReactNode;
}

/** It stands beside the packaging's name and says nothing that the name does not. */
function Drawing({ size: { width, height }, brand, isMuted, children }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      className="product-picture flex-none"
      width={width}
      height={height}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      data-brand={brandSlug(brand ?? "")}
      data-muted={isMuted}
    >
      {children}
    </svg>
  );
}

interface VesselProps {
  readonly size: Size;
  readonly print: string;
}

function Keg({ size: { width, height }, print }: VesselProps) {
  const rim = height / 10;
  return (
    <>
      <rect width={width} height={rim} rx="2" fill="var(--steel-dark)" />
      <rect x="2" y={rim - 1} width={width - 4} height={height - 2 * rim + 2} fill="var(--steel)" />
      <rect x="5" y={rim - 1} width={width / 6} height={height - 2 * rim + 2} fill="var(--steel-light)" />
      <rect y={height * 0.28} width={width} height="3" rx="1.5" fill="var(--steel-dark)" />
      <rect y={height * 0.72} width={width} height="3" rx="1.5" fill="var(--steel-dark)" />
      <rect y={height - rim} width={width} height={rim} rx="2" fill="var(--steel-dark)" />
      <Plate x={width / 2} y={height / 2} print={print} />
    </>
  );
}

function Crate({ size: { width, height }, print }: VesselProps) {
  const necks = [0.2, 0.4, 0.6, 0.8];
  return (
    <>
      {necks.map((at) => (
        <rect key={at} x={width * at - 2.5} width="5" height="12" rx="1.5" fill="var(--glass)" />
      ))}
      <rect y="9" width={width} height={height - 9} rx="3" fill="var(--label)" />
      <rect x="10" y="14" width={width - 20} height="4" rx="2" fill="var(--steel-light)" opacity="0.3" />
      <text x={width / 2} y={height - 8}>
        {print}
      </text>
    </>
  );
}

function Tray({ size: { width, height }, print }: VesselProps) {
  const cans = [0, 1, 2, 3];
  const each = width / cans.length;
  return (
    <>
      {cans.map((can) => (
        <rect
          key={can}
          x={can * each + 1}
          width={each - 2}
          height={height - 6}
          rx="2"
          fill="var(--shell)"
          stroke="var(--steel-light)"
        />
      ))}
      <rect y={height - 14} width={width} height="14" rx="2" fill="var(--paper)" />
      <Plate x={width / 2} y={height - 16} print={print} />
    </>
  );
}

function Plate({ x, y, print }: { readonly x: number; readonly y: number; readonly print: string }) {
  return (
    <>
      <rect x={x - 13} y={y - 8} width="26" height="16" rx="2" fill="var(--label)" />
      <text x={x} y={y + 3.4}>
        {print}
      </text>
    </>
  );
}
