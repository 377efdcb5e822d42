/** By what the server puts a line back that was taken out here: the token of the call, and the id the line had. */
export interface CartRemoval {
  readonly token: string;
  readonly uid: string;
}

const removals = new Map<string, CartRemoval>();

export function keepRemoval(sku: string, removal: CartRemoval): void {
  removals.set(sku, removal);
}

/** The last removal of a product, unless it has been undone. */
export function removalOf(sku: string): CartRemoval | undefined {
  return removals.get(sku);
}

export function forgetRemoval(sku: string): void {
  removals.delete(sku);
}
