/**
 * What the resolvers of a type are given as its parent, where that is more than the plain answer. Each noun adds its own
 * types (`declare module`), because platform knows no noun; `codegen.ts` puts them into `Resolvers` as mappers.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is the nouns that fill it.
export interface Parents {}

type ParentOf<Type extends string> = Type extends keyof Parents ? Parents[Type] : never;

export type CartParent = ParentOf<"Cart">;
export type CartItemParent = ParentOf<"CartItem">;
export type ShippingCartAddressParent = ParentOf<"ShippingCartAddress">;
export type OrderPaperParent = ParentOf<"OrderPaper">;
export type OrderShipmentParent = ParentOf<"OrderShipment">;
export type CustomerOrderParent = ParentOf<"CustomerOrder">;
export type OrderItemParent = ParentOf<"OrderItem">;
export type SavedOrderParent = ParentOf<"SavedOrder">;
export type SavedOrderItemParent = ParentOf<"SavedOrderItem">;
export type SavedOrderPreviewItemParent = ParentOf<"SavedOrderPreviewItem">;
export type WishlistParent = ParentOf<"Wishlist">;
export type WishlistItemsParent = ParentOf<"WishlistItems">;
export type OlderWishlistItemParent = ParentOf<"WishlistItem">;
export type WishlistItemParent = ParentOf<"SimpleWishlistItem">;
