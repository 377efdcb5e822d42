import { type ReactNode, useState } from "react";
import type { Photo } from "../../../shared/products/photo.ts";
import "./product-picture.css";

interface ProductPictureProps {
  /** bottle, can, carton, keg, other, PET bottle, pouch, tank (CATALOG-15). */
  packageType: string;
  brand: string;
  /** Degrees printed on the label, where the product has them. */
  plato?: number | undefined;
  /** Shown instead of the drawing. */
  readonly photo?: Photo | null | undefined;
  /** Greyed for what cannot be ordered now. */
  muted?: boolean;
}

/**
 * The photo of a product, or a drawing where there is none: shape by package type, colours by brand. It always stands
 * beside the product's name and says nothing that the name does not, so it is silent for screen readers.
 */
export function ProductPicture({ packageType, brand, plato, photo, muted = false }: ProductPictureProps) {
  // A photo may have been exchanged since its address came; then there is still the drawing.
  const [missing, setMissing] = useState<string>();
  if (photo?.url && photo.url !== missing) {
    const { url, width, height } = photo;
    return (
      <img
        alt=""
        className="product-photo h-full w-full"
        src={url}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
        data-muted={muted}
        onError={() => setMissing(url)}
      />
    );
  }
  return (
    <svg
      aria-hidden="true"
      className="product-picture h-full w-full"
      viewBox="0 0 48 64"
      data-brand={brandSlug(brand)}
      data-muted={muted}
    >
      {drawingOf(packageType, plato === undefined ? "" : String(Math.round(plato)))}
    </svg>
  );
}

/** "Starý Mlynář" → "stary-mlynar": the name under which the style sheet knows a brand. */
export function brandSlug(brand: string): string {
  return brand
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}

function drawingOf(packageType: string, print: string): ReactNode {
  switch (packageType) {
    case "bottle":
      return <Bottle print={print} />;
    case "can":
      return <Can print={print} />;
    case "keg":
      return <Keg print={print} />;
    case "PET bottle":
      return <PetBottle print={print} />;
    case "pouch":
      return <Pouch />;
    case "tank":
      return <Tank print={print} />;
    case "carton":
      return <Carton />;
    default:
      return <Parcel />;
  }
}

function Label({ x, y, width, height, print }: LabelProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="1.5" fill="var(--label)" />
      {print === "" ? (
        <rect x={x + 3} y={y + height / 2 - 1} width={width - 6} height="2" rx="1" fill="var(--stripe)" />
      ) : (
        <text x={x + width / 2} y={y + height / 2 + 3.2}>
          {print}
        </text>
      )}
    </>
  );
}

interface LabelProps {
  x: number;
  y: number;
  width: number;
  height: number;
  print: string;
}

function Bottle({ print }: { print: string }) {
  return (
    <>
      <rect x="20" y="3" width="8" height="4" rx="1" fill="var(--cap)" />
      <path
        d="M21 7h6v10c0 4 5 6 5 12v29a3 3 0 0 1-3 3H19a3 3 0 0 1-3-3V29c0-6 5-8 5-12Z"
        fill="var(--glass)"
      />
      <path d="M27 17c0 4 5 6 5 12v29a3 3 0 0 1-3 3h-3V7h1Z" fill="var(--glass-shade)" />
      <rect x="21" y="14" width="6" height="2" fill="var(--stripe)" />
      <Label x={16} y={34} width={16} height={16} print={print} />
    </>
  );
}

function Can({ print }: { print: string }) {
  return (
    <>
      <path d="M15 8h18l2 4v42l-2 4H15l-2-4V12Z" fill="var(--shell)" />
      <path d="M15 8h18l2 4H13Z" fill="var(--steel-light)" />
      <path d="M13 54h22l-2 4H15Z" fill="var(--steel)" />
      <path d="M29 12h6v42h-6Z" fill="#000000" opacity="0.12" />
      <rect x="13" y="22" width="22" height="2.5" fill="var(--stripe)" />
      <rect x="13" y="42" width="22" height="2.5" fill="var(--stripe)" />
      {print === "" ? (
        <circle cx="24" cy="33" r="5" fill="var(--stripe)" />
      ) : (
        <text x="24" y="36.5">
          {print}
        </text>
      )}
    </>
  );
}

function Keg({ print }: { print: string }) {
  return (
    <>
      <rect x="9" y="8" width="30" height="5" rx="2" fill="var(--steel-dark)" />
      <rect x="9" y="54" width="30" height="5" rx="2" fill="var(--steel-dark)" />
      <rect x="12" y="12" width="24" height="43" fill="var(--steel)" />
      <rect x="15" y="12" width="4" height="43" fill="var(--steel-light)" />
      <rect x="10" y="19" width="28" height="3" rx="1.5" fill="var(--steel-dark)" />
      <rect x="10" y="45" width="28" height="3" rx="1.5" fill="var(--steel-dark)" />
      <Label x={14} y={26} width={20} height={14} print={print} />
    </>
  );
}

function PetBottle({ print }: { print: string }) {
  return (
    <>
      <rect x="20" y="3" width="8" height="5" rx="1" fill="var(--label)" />
      <path
        d="M21 8h6v5c0 3 6 4 6 10v34a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4V23c0-6 6-7 6-10Z"
        fill="var(--plastic)"
      />
      <path d="M28 13c1 3 5 4 5 10v34a4 4 0 0 1-4 4h-2Z" fill="var(--plastic-shade)" />
      <Label x={15} y={28} width={18} height={16} print={print} />
      <path d="M16 50h16M16 54h16" stroke="var(--plastic-shade)" strokeWidth="1.5" />
    </>
  );
}

function Pouch() {
  return (
    <>
      <path d="M8 18 24 10l16 8v36a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3Z" fill="var(--paper)" />
      <path d="M24 10l16 8v36a3 3 0 0 1-3 3H24Z" fill="var(--paper-shade)" />
      <rect x="14" y="28" width="20" height="14" rx="1.5" fill="var(--label)" />
      <rect x="18" y="34" width="12" height="2" rx="1" fill="var(--stripe)" />
      <rect x="21" y="50" width="6" height="5" rx="1" fill="var(--stripe)" />
    </>
  );
}

function Tank({ print }: { print: string }) {
  return (
    <>
      <path d="M14 56l-3 6M34 56l3 6" stroke="var(--steel-dark)" strokeWidth="3" />
      <rect x="8" y="6" width="32" height="52" rx="13" fill="var(--steel)" />
      <rect x="13" y="14" width="4" height="34" rx="2" fill="var(--steel-light)" />
      <path d="M8 22h32M8 44h32" stroke="var(--steel-dark)" strokeWidth="2" />
      <Label x={14} y={26} width={20} height={14} print={print} />
    </>
  );
}

function Carton() {
  return (
    <>
      <path d="M6 22 24 14l18 8v28l-18 8-18-8Z" fill="var(--paper)" />
      <path d="M24 30l18-8v28l-18 8Z" fill="var(--paper-shade)" />
      <path d="M15 18l18 8v8l-4-2v-4L11 20Z" fill="var(--label)" />
      <rect x="10" y="38" width="9" height="2" rx="1" fill="var(--label)" />
    </>
  );
}

function Parcel() {
  return (
    <>
      <rect x="8" y="24" width="32" height="32" rx="3" fill="var(--label)" />
      <rect x="21" y="24" width="6" height="32" fill="var(--stripe)" />
      <rect x="8" y="34" width="32" height="5" fill="var(--stripe)" />
      <path
        d="M24 24c-8 0-11-4-8-8s8 2 8 8c0-6 5-12 8-8s0 8-8 8Z"
        fill="none"
        stroke="var(--stripe)"
        strokeWidth="3"
      />
    </>
  );
}
