/** Where a box stands: column to the right front, row to the left front, layer up. */
export interface Spot {
  readonly column: number;
  readonly row: number;
  readonly layer: number;
}

export interface Floor {
  readonly columns: number;
  readonly rows: number;
}

/** How a layer of boxes lies: as near to a pallet's 120 : 80 as whole boxes allow. */
export function floorOf(boxesPerLayer: number): Floor {
  const rows = Math.max(1, Math.round(Math.sqrt((boxesPerLayer * 2) / 3)));
  return { rows, columns: Math.ceil(boxesPerLayer / rows) };
}

interface Stack {
  readonly boxesPerLayer: number;
  readonly layers: number;
}

/** The boxes that are seen, from the back to the front and from below: the top layer and the two front sides. */
export function cells(floor: Floor, { boxesPerLayer, layers }: Stack): readonly Spot[] {
  const spots: Spot[] = [];
  for (let layer = 0; layer < layers; layer += 1) {
    for (let index = 0; index < boxesPerLayer; index += 1) {
      const row = Math.floor(index / floor.columns);
      const column = index % floor.columns;
      const isSeen = layer === layers - 1 || isInFront({ row, column, layer }, floor, boxesPerLayer);
      if (isSeen) spots.push({ column, row, layer });
    }
  }
  return spots.toSorted(
    (left, right) => left.column + left.row - (right.column + right.row) || left.layer - right.layer,
  );
}

function isInFront({ column, row }: Spot, { columns }: Floor, boxesPerLayer: number): boolean {
  const isThere = (at: { readonly row: number; readonly column: number }) =>
    at.column < columns && at.row * columns + at.column < boxesPerLayer;
  return !isThere({ row: row + 1, column }) || !isThere({ row, column: column + 1 });
}
