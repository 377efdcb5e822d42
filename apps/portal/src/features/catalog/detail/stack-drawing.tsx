import { brandSlug } from "../picture/product-picture.tsx";
import { cells, floorOf, type Spot } from "./stack-layout.ts";
import "../picture/product-picture.css";

interface StackDrawingProps {
  readonly isRound: boolean;
  readonly brand: string;
  readonly boxesPerLayer: number;
  readonly layers: number;
  readonly hasPallet: boolean;
  /** Small things are drawn larger, or a single crate beside its pallet would be a dot. */
  readonly scale: number;
}

const half = { x: 13, y: 6.5 };
const heights = { box: 15, round: 25 } as const;

/** Boxes or kegs as they stand, seen from above the corner; silent, as the words below say the same. */
export function StackDrawing({ isRound, brand, boxesPerLayer, layers, hasPallet, scale }: StackDrawingProps) {
  const floor = floorOf(boxesPerLayer);
  const wood = hasPallet ? 12 : 0;
  const left = -floor.rows * half.x - 4;
  const up = isRound ? heights.round : heights.box;
  const top = -layers * up - 4;
  const width = (floor.columns + floor.rows) * half.x + 8;
  const height = (floor.columns + floor.rows) * half.y + layers * up + wood + 8;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${left} ${top} ${width} ${height}`}
      data-brand={brandSlug(brand)}
      className="product-picture mx-auto block max-h-full max-w-full"
      style={{ width: width * scale, height: height * scale }}
    >
      {hasPallet && <Wood columns={floor.columns} rows={floor.rows} />}
      {cells(floor, { boxesPerLayer, layers }).map((spot) =>
        isRound ? (
          <Round key={`${spot.column} ${spot.row} ${spot.layer}`} {...spot} />
        ) : (
          <Box key={`${spot.column} ${spot.row} ${spot.layer}`} {...spot} />
        ),
      )}
    </svg>
  );
}

/** The picture point of the back corner of a spot. */
function pointOf({ column, row, layer }: Spot, up: number) {
  return { x: (column - row) * half.x, y: (column + row) * half.y - layer * up };
}

function Box(spot: Spot) {
  const { x, y } = pointOf(spot, heights.box);
  const top = y - heights.box;
  return (
    <g stroke="var(--color-foam)" strokeWidth="0.7" strokeLinejoin="round">
      <path
        d={`M${x} ${top}l${half.x} ${half.y}l${-half.x} ${half.y}l${-half.x} ${-half.y}Z`}
        fill="var(--paper)"
      />
      <path
        d={`M${x - half.x} ${top + half.y}l${half.x} ${half.y}v${heights.box}l${-half.x} ${-half.y}Z`}
        fill="var(--label)"
      />
      <path
        d={`M${x + half.x} ${top + half.y}l${-half.x} ${half.y}v${heights.box}l${half.x} ${-half.y}Z`}
        fill="color-mix(in srgb, var(--label) 78%, black)"
      />
    </g>
  );
}

function Round(spot: Spot) {
  const { x, y } = pointOf(spot, heights.round);
  const middle = y + half.y;
  const [rx, ry] = [half.x * 0.78, half.y * 0.78];
  const top = middle - heights.round;
  return (
    <g>
      <path
        d={`M${x - rx} ${top}v${heights.round}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-heights.round}Z`}
        fill="var(--steel)"
      />
      <path
        d={`M${x - rx} ${top + 8}v9a${rx} ${ry} 0 0 0 ${2 * rx} 0v-9a${rx} ${ry} 0 0 1 ${-2 * rx} 0Z`}
        fill="var(--label)"
      />
      <ellipse
        cx={x}
        cy={top}
        rx={rx}
        ry={ry}
        fill="var(--steel-light)"
        stroke="var(--steel-dark)"
        strokeWidth="0.8"
      />
      <ellipse cx={x} cy={top} rx={rx * 0.3} ry={ry * 0.3} fill="var(--steel-dark)" />
    </g>
  );
}

function Wood({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  const [leftX, leftY] = [-rows * half.x, rows * half.y];
  const [frontX, frontY] = [(columns - rows) * half.x, (columns + rows) * half.y];
  const [rightX, rightY] = [columns * half.x, columns * half.y];
  return (
    <g>
      <path d={`M0 0L${rightX} ${rightY}L${frontX} ${frontY}L${leftX} ${leftY}Z`} fill="var(--wood)" />
      {[0, 7].map((drop) => (
        <path
          key={drop}
          d={`M${leftX} ${leftY + drop}L${frontX} ${frontY + drop}L${rightX} ${rightY + drop}v4L${frontX} ${frontY + drop + 4}L${leftX} ${leftY + drop + 4}Z`}
          fill="color-mix(in srgb, var(--wood) 85%, black)"
        />
      ))}
      {[0, 0.46, 0.92].map((part) => (
        <g key={part} fill="color-mix(in srgb, var(--wood) 70%, black)">
          <path d={footAt(leftX, leftY, frontX - leftX, frontY - leftY, part)} />
          <path d={footAt(frontX, frontY, rightX - frontX, rightY - frontY, part)} />
        </g>
      ))}
    </g>
  );
}

function footAt(...[x, y, dx, dy, part]: readonly [number, number, number, number, number]): string {
  const size = 0.08;
  return `M${x + dx * part} ${y + dy * part + 4}l${dx * size} ${dy * size}v3l${-dx * size} ${-dy * size}Z`;
}
