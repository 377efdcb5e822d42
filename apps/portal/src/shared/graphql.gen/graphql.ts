/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Puts the live cart aside. */
export type AddSaveOrderForLaterInput = {
  /** Id of the caller's cart, as `customerCart` answers it; a foreign one answers like a missing one. */
  cart_id: string;
  /** At most 40 characters; left out, the cart's own stays. */
  customer_order_number?: string | null | undefined;
  /** At most 200 characters; left out, the cart's own stays. */
  note_for_driver?: string | null | undefined;
  /** At most 40 characters. */
  title?: string | null | undefined;
};

/** What a day is told for, at most two of them. */
export type CartDayBadge =
  /** On no other of them the cart comes to less. */
  | 'cheapest'
  /** The day that is chosen now. */
  | 'in_cart'
  /** The smallest order is reached on that day. */
  | 'minimum_met'
  /** The cart is above a limit of that day. */
  | 'over_limit'
  /** Some lines could not go on that day. */
  | 'set_aside'
  /** The cart is below the smallest order of that day. */
  | 'under_minimum';

/** A product to put into the cart, with its amount in boxes, layers and pallets together. */
export type CartItemInput = {
  /** The same with another number of boxes. */
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  /** Whole layers of a pallet. */
  number_of_layer?: number | null | undefined;
  /** Whole pallets. */
  number_of_pallet?: number | null | undefined;
  /** Of Magento's configurable products, which a brewery has none of; not read. */
  parent_sku?: string | null | undefined;
  /** Single boxes (packages). */
  quantity: number;
  /** What a bundle holds, by the ids of its options; without any it is what is preselected. BUNDLE-08. */
  selected_options?: Array<string | null | undefined> | null | undefined;
  /** The brewery's number of the product, or of a bundle. */
  sku: string;
};

/** One line with the amounts that it shall have, named by `cart_item_uid` or `cart_item_id`. */
export type CartItemUpdateInput = {
  /** The same as a whole number, as older clients of Magento send it. */
  cart_item_id?: number | null | undefined;
  /** The `uid` of the line; it wins where both are given. */
  cart_item_uid?: string | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  customizable_options?: Array<CustomizableOptionInput | null | undefined> | null | undefined;
  /** What a bundle holds with other amounts than the preselected ones. */
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  gift_wrapping_id?: string | null | undefined;
  /** Whole layers; left out, they stay as they are. */
  number_of_layer?: number | null | undefined;
  /** Whole pallets; left out, they stay as they are. */
  number_of_pallet?: number | null | undefined;
  /** Single boxes (packages); a unit left out stays as it is. */
  quantity?: number | null | undefined;
  /** What a bundle holds from now on; left out, it stays as it is. BUNDLE-08, C26. */
  selected_options?: Array<string | null | undefined> | null | undefined;
  /** The version of the line that the customer saw; a newer one refuses the change. C21. */
  version?: number | null | undefined;
};

/** What becomes of a line: it cannot go and is set aside, has to be mended there, goes in other units, costs more, less, or the same. */
export type CartMoveFate =
  /** It costs less there. */
  | 'cheaper'
  /** It costs more there. */
  | 'dearer'
  /** It goes along in other units, as those of now are not sold there. */
  | 'regrouped'
  /** It cannot go there; kept aside until it is taken back or given up. */
  | 'set_aside'
  /** It goes along, but something is wrong with it there that the customer has to mend. */
  | 'to_mend'
  /** It goes along as it is. */
  | 'unchanged';

/** At least one of them. */
export type CartMoveTo = {
  /** yyyy-MM-dd */
  delivery_date?: string | null | undefined;
  /** Another way of transport, such as tank_tank; left out, the cart's own where the place has it. */
  delivery_method?: string | null | undefined;
  /** Number of another place of the caller's; left out, the cart's own. */
  ship_to_id?: string | null | undefined;
};

/** Magento's codes of what is wrong with a line; `reason` beside them tells more. */
export type CartUserInputErrorType =
  /** The cart has no line of that id. */
  | 'COULD_NOT_FIND_CART_ITEM'
  /** More than the customer may still have of it; `quantity` says how much that is. */
  | 'INSUFFICIENT_STOCK'
  /** The amount or the contents cannot be ordered so: not whole, negative, too many, or in a unit that is not sold. */
  | 'INVALID_PARAMETER_VALUE'
  /** It is not sold here, by this way or on this day. */
  | 'NOT_SALABLE'
  /** The caller may not order there. */
  | 'PERMISSION_DENIED'
  /** The range has no such product, or not in this market. */
  | 'PRODUCT_NOT_FOUND'
  /** Something that must be told was not. */
  | 'REQUIRED_PARAMETER_MISSING'
  /** None of the others: `reason` alone says what it is. */
  | 'UNDEFINED';

/** In whole packages, at most 9999 each. */
export type CellarCountInput = {
  /** An instant in UTC. */
  counted_at: string;
  /** What was counted. */
  in_cellar: number;
  /** A UUID that is made where it is counted. */
  key: string;
  /** What is to be ordered of it; 0 orders nothing. */
  ordered: number;
  /** The brewery's number of the product. */
  sku: string;
  /** What shall be there after the delivery. */
  usual: number;
};

/** Where a product stands. */
export type CellarShelfInput = {
  /** At most 40 characters. */
  shelf: string;
  /** The brewery's number of the product. */
  sku: string;
};

/** Names the cart that is to be emptied. */
export type ClearCartInput = {
  /** Id of the caller's cart, as `customerCart` answers it; a foreign one answers like a missing one. */
  cart_id: string;
};

/** As Magento's clients send it. */
export type CustomizableOptionInput = {
  /** Taken from Magento's clients, and without effect here. */
  id?: number | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  uid?: string | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  value_string: string;
};

/** An amount of one type of empties. */
export type EmptiesInput = {
  /** Pieces, a whole number. */
  number_of_units: number;
  /** The brewery's code of the empties, such as KEG50. */
  packaging_code: string;
};

/** An amount for one option of a bundle. */
export type EnteredOptionInput = {
  /** Id of the option, as `BundleItemOption.uid` answers it. */
  uid: string;
  /** Boxes of it in one package, as a whole number in digits. */
  value: string;
};

/** A line as the customer saw it. */
export type ExpectedLineInput = {
  /** Its total without VAT and deposits, in whole currency. */
  net: number;
  /** The brewery's number of the product. */
  sku: string;
};

/** What another way to order the row would be. */
export type FastEntryOptionKind =
  /** One of several products that fit. */
  | 'CHOICE'
  /** The next smaller amount that can be ordered. */
  | 'FEWER'
  /** The next larger amount that can be ordered. */
  | 'MORE'
  /** As much as there is still room for. */
  | 'MOST'
  /** Another product, whose number or name is near. */
  | 'NEAREST'
  /** Another amount, where the typed one could be read in several ways. */
  | 'QUANTITY'
  /** Sold now, in place of what is not. */
  | 'REPLACEMENT';

/** Whether a row can be ordered. */
export type FastEntryState =
  /** Goes in, but not quite as typed: see the notes. */
  | 'ADJUSTED'
  /** Does not go in: see the error. */
  | 'BAD'
  /** Goes in as it was typed. */
  | 'GOOD';

/** Wants certain values. */
export type FilterEqualTypeInput = {
  /** This value. */
  eq?: string | null | undefined;
  /** One of these; an empty list lets nothing through. */
  in?: Array<string | null | undefined> | null | undefined;
};

/** How a text must fit, in Magento's words. */
export type FilterMatchTypeEnum =
  /** Whole words. */
  | 'FULL'
  /** Any part of it. */
  | 'PARTIAL';

/** Wants a part of a text. */
export type FilterMatchTypeInput = {
  /** The part, in small or capital letters. */
  match?: string | null | undefined;
  /** Taken as PARTIAL, whatever is told. */
  match_type?: FilterMatchTypeEnum | null | undefined;
};

/** Wants what lies between two values, both included. */
export type FilterRangeTypeInput = {
  /** The least, as text; left out, there is none. */
  from?: string | null | undefined;
  /** The most, as text; left out, there is none. */
  to?: string | null | undefined;
};

/** A move as it was previewed. */
export type MoveCartInput = {
  /** Id of the caller's cart, as `customerCart` answers it; a foreign one answers like a missing one. */
  cart_id: string;
  /** The `seen` of the preview that the customer agreed to. */
  seen: string;
  /** The same as was asked of `cartMove`. */
  to: CartMoveTo;
};

/** Why cut-off or minimum are set aside. */
export type OrderOverrideInput = {
  /** In words, at most 200 characters; demanded where the reason is another one. */
  note?: string | null | undefined;
  /** called-before, portal-fault, dispatch-agreed or other. */
  reason: string;
};

/** Kinds of refused orders; `reason` beside them tells more. */
export type PlaceOrderErrorCodes =
  /** Our own: somebody has changed the cart since the customer saw it. C21. */
  | 'CART_CHANGED'
  /** The cart was put aside meanwhile. */
  | 'CART_NOT_ACTIVE'
  /** There is no such cart; never answered, since a foreign or missing id is an error of the call. */
  | 'CART_NOT_FOUND'
  /** Never answered: guests cannot order. */
  | 'GUEST_EMAIL_MISSING'
  /** Our own: the total rose since the customer saw it. C12. */
  | 'PRICE_CHANGED'
  /** One of the cart's `blockers`, or the brewery's refusal. */
  | 'UNABLE_TO_PLACE_ORDER'
  /** None of the others. */
  | 'UNDEFINED';

/** The cart to be sent, and what the customer saw of it, so that nothing is ordered that nobody saw. */
export type PlaceOrderInput = {
  /** Id of the caller's cart, as `customerCart` answers it; a foreign one answers like a missing one. */
  cart_id: string;
  /** The version of the cart the customer saw. C21. */
  cart_version?: number | null | undefined;
  /** At most 40 characters; left out, that of the headers holds, else the cart's. */
  customer_order_number?: string | null | undefined;
  /** The net totals of the lines the customer saw, so that a higher total can be explained. C12. */
  expected_lines?: Array<ExpectedLineInput> | null | undefined;
  /**
   * Goods with VAT and deposits as they were shown; a higher total is refused with PRICE_CHANGED. Left out, any total is
   * taken.
   */
  expected_total?: number | null | undefined;
  /** At most 200 characters; left out, that of the headers holds, else the cart's. */
  note_for_driver?: string | null | undefined;
  /** For the brewery's staff in a customer's name, where a right of the desk sets cut-off and minimum aside; refused from anybody else. */
  override?: OrderOverrideInput | null | undefined;
  /**
   * What the order may come to at most once the ERP has priced it, goods with VAT and deposits, where its prices are
   * provisional; not below the total of now. Left out, the brewery's prices are taken whatever they are. B14.
   */
  price_limit?: number | null | undefined;
};

/** Narrows the list of products: every part that is used must hold. CATALOG-08, CATALOG-09. */
export type ProductAttributeFilterInput = {
  /** Taken from Magento's clients, and without effect here. */
  activity?: FilterEqualTypeInput | null | undefined;
  /** 1: only what the company has ordered before. */
  bought_before?: FilterEqualTypeInput | null | undefined;
  /** Names of brands, as `ProductInterface.brand`. */
  brand?: FilterEqualTypeInput | null | undefined;
  /** Bundles that may hold a product, by its SKU. */
  bundle_item?: FilterEqualTypeInput | null | undefined;
  /** Categories by uid, path or key, with all below them. */
  category?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  category_gear?: FilterEqualTypeInput | null | undefined;
  /** The same as `category`. */
  category_id?: FilterEqualTypeInput | null | undefined;
  /** The same as `category`. */
  category_uid?: FilterEqualTypeInput | null | undefined;
  /** The same as `category`. */
  category_url_path?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  climate?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  collar?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  color?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  description?: FilterMatchTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  eco_collection?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  erin_recommends?: FilterEqualTypeInput | null | undefined;
  /** 1: only the caller's favourites. FAV-03. */
  favourites?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  features_bags?: FilterEqualTypeInput | null | undefined;
  /** The same as `packaging`. */
  filter_packaging?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  format?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  gender?: FilterEqualTypeInput | null | undefined;
  /** 1: only goods of the brand that the second theme is of; 0: all others. */
  is_peroni?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  material?: FilterEqualTypeInput | null | undefined;
  /** glass, aluminium, steel or PET. */
  material_type?: FilterEqualTypeInput | null | undefined;
  /** Part of the name in the caller's language. */
  name?: FilterMatchTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  new?: FilterEqualTypeInput | null | undefined;
  /** bottle, can, carton, keg, other, PET bottle, pouch or tank. */
  package_type?: FilterEqualTypeInput | null | undefined;
  /** Packaging codes of the range, such as B05C20. */
  packaging?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  pattern?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  performance_fabric?: FilterEqualTypeInput | null | undefined;
  /** The customer's own price of one box, without VAT. */
  price?: FilterRangeTypeInput | null | undefined;
  /** 1: only the last of its kind. */
  product_last?: FilterEqualTypeInput | null | undefined;
  /** 1: only what the brewery marks as new. */
  product_new?: FilterEqualTypeInput | null | undefined;
  /** 1: only what the brewery recommends. */
  product_recommended?: FilterEqualTypeInput | null | undefined;
  /** 1: only what the brewery marks as on sale. */
  product_sale?: FilterEqualTypeInput | null | undefined;
  /** 1: only what the brewery marks as special. */
  product_special?: FilterEqualTypeInput | null | undefined;
  /** 1: only what has a promo price on the chosen delivery. */
  promo?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  purpose?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  sale?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  short_description?: FilterMatchTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  size?: FilterEqualTypeInput | null | undefined;
  /** Numbers of products; those that are not sold any more are found as well. */
  sku?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  sleeve?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  strap_bags?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  style_bags?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  style_bottom?: FilterEqualTypeInput | null | undefined;
  /** Taken from Magento's clients, and without effect here. */
  style_general?: FilterEqualTypeInput | null | undefined;
  /** Names of sub-brands, as `ProductInterface.sub_brand`. */
  sub_brand?: FilterEqualTypeInput | null | undefined;
  /** simple or bundle. */
  type?: FilterEqualTypeInput | null | undefined;
  /** The same as `sku`: addresses never change with a name. */
  url_key?: FilterEqualTypeInput | null | undefined;
  /** Litres of one bottle, can or keg, such as 0.5. */
  volume?: FilterEqualTypeInput | null | undefined;
};

/** One order of the list; of several the first that is told holds. */
export type ProductAttributeSortInput = {
  /** By name, as the caller's language sorts. */
  catalog_product_name?: SortEnum | null | undefined;
  /** By the price of a litre that is charged; what has none stands last. */
  litre_price?: SortEnum | null | undefined;
  /** The same as `catalog_product_name`. */
  name?: SortEnum | null | undefined;
  /** What the brewery marks as new first, whichever direction is given. */
  newest?: SortEnum | null | undefined;
  /** By the place of the category in the range. */
  position?: SortEnum | null | undefined;
  /** By the price of a box that is charged; what has none stands last. */
  price?: SortEnum | null | undefined;
  /** How well it fits what was searched for, the best first, whichever direction is given. */
  relevance?: SortEnum | null | undefined;
  /** By alcohol; what has none stands last. */
  strength?: SortEnum | null | undefined;
  /** What the chosen place usually buys first, then favourites, then the rest by name, whichever direction is given. */
  usual?: SortEnum | null | undefined;
};

/** Puts a saved order into the cart. */
export type ReOrderSavedOrderInput = {
  /** Of one of the caller's saved orders. */
  id: string;
  /** Whether it is added to the cart or takes its place. */
  into?: ReorderTarget | null | undefined;
  /** Whether one missing item stops the whole order. */
  items?: ReorderItems | null | undefined;
  /** Other goods for items that cannot be had; they go in with the order or not at all. D06. */
  replacements?: Array<ReorderReplacementInput> | null | undefined;
};

/** What happens where an item cannot be had. */
export type ReorderItems =
  /** One missing item blocks the whole order. */
  | 'ALL_OR_NOTHING'
  /** What can be had goes in; what cannot is named. */
  | 'AVAILABLE';

/** Which lines of an order are meant. */
export type ReorderPart =
  /** What was ordered without what was delivered, line by line; of a cancelled order all of it. */
  | 'MISSING_REST'
  /** All that was ordered. */
  | 'WHOLE_ORDER';

/** Goods chosen in place of an item that cannot be had. When the item can be had after all, it comes itself. */
export type ReorderReplacementInput = {
  /** Place of the item in the order, from 0; each at most once. */
  index: number;
  /** Whole layers of a pallet. */
  number_of_layer?: number;
  /** Single boxes; layers and pallets are counted apart. */
  number_of_packages?: number;
  /** Whole pallets. */
  number_of_pallet?: number;
  /** Number of the other goods. */
  sku: string;
};

/** What would become of a line. */
export type ReorderState =
  /** Goes in as it was. */
  | 'ADDABLE'
  /** Goes in with another amount, pack or price. */
  | 'CHANGED'
  /** Does not go in. */
  | 'NOT_ADDABLE';

/** What becomes of the present cart. */
export type ReorderTarget =
  /** To the lines of the present cart, for the cart's own place, method and date. */
  | 'ADD_TO_CART'
  /**
   * In place of the present cart, which is saved for later if it holds anything (C3). A saved order goes on at its own
   * place, by its method and with its notes, on its date too while that is open, else the next one to be offered. An order
   * of the history goes where the present cart was to go, and has no notes.
   */
  | 'REPLACE_CART';

/** What a call took out, named by its token. */
export type RestoreCartLinesInput = {
  /** Id of the caller's cart, as `customerCart` answers it; a foreign one answers like a missing one. */
  cart_id: string;
  /** The ids that the lines had; left out, everything goes back that the token stands for, the plan of empties too. */
  cart_item_uids?: Array<string> | null | undefined;
  /** The `removal_token` of that call; it holds for ten minutes. */
  token: string;
};

/** The order of the list. */
export type SavedOrderSortInput = {
  /** Which way. */
  sort_direction: SortEnum;
  /** By what. */
  sort_field: SavedOrderSortableField;
};

/** What saved orders can be sorted by. */
export type SavedOrderSortableField =
  /** When they were saved. */
  | 'CREATED_AT'
  /** Days of delivery. */
  | 'DELIVERY_DATE'
  /** Names of their places. */
  | 'SHIP_TO'
  /** Their titles, as the caller's language sorts. */
  | 'TITLE'
  /** What they came to. */
  | 'TOTAL'
  /** When they were changed last. */
  | 'UPDATED_AT';

/** Which saved orders are wanted. */
export type SavedOrdersFilterInput = {
  /** Part of the customer's own order number. */
  customer_order_number?: FilterMatchTypeInput | null | undefined;
  /** Days on which they were saved, yyyy-MM-dd, both ends included. */
  date?: FilterRangeTypeInput | null | undefined;
  /** Delivery dates, yyyy-MM-dd, both ends included. */
  delivery_date?: FilterRangeTypeInput | null | undefined;
  /** Part of title, order number, note or product name, or a whole SKU. */
  search?: string | null | undefined;
  /** Numbers of places. */
  ship_to_id?: FilterEqualTypeInput | null | undefined;
  /** Part of the title, however it is written. */
  title?: FilterMatchTypeInput | null | undefined;
};

/** Kinds of things that are searched. */
export type SearchKind =
  /** News of the brewery. */
  | 'article'
  /** Invoices, delivery notes and other papers. */
  | 'document'
  /** Articles of the knowledge base. */
  | 'knowledge'
  /** Marketing materials. */
  | 'material'
  /** Orders of places whose orders the caller may see. */
  | 'order'
  /** Goods of the range. */
  | 'product'
  /** Questions with their answers. */
  | 'question'
  /** Tickets of the company. */
  | 'ticket';

/** How near a find is to the text: called or numbered so, beginning so, or holding it. */
export type SearchMatch =
  /** It is called or numbered so. */
  | 'exact'
  /** Its name or text holds it. */
  | 'part'
  /** Its name or number begins so. */
  | 'start';

/** Counts of one place, as they were made. */
export type SendCellarCountsInput = {
  /** At most 500. */
  counts: Array<CellarCountInput>;
  /** At most 500. */
  shelves?: Array<CellarShelfInput> | null | undefined;
  /** Number of the place that goods go to, one of the caller's own. */
  ship_to_id: string;
};

/** Goods that were set aside, by number. */
export type SetAsideInput = {
  /** Id of the caller's cart, as `customerCart` answers it; a foreign one answers like a missing one. */
  cart_id: string;
  /** Each must be among what is aside; others are refused one by one. */
  skus: Array<string>;
};

/** What goes back with the next order. */
export type SetCartEmptiesInput = {
  /** Id of the caller's cart, as `customerCart` answers it; a foreign one answers like a missing one. */
  cart_id: string;
  /** The plan, each type at most once; none says that nothing goes back. */
  empties: Array<EmptiesInput>;
  /** The type that goes into a second order first, where one is needed; left out, the one that takes the most room. */
  second_order_first?: string | null | undefined;
};

/** Texts of the order; what is left out stays. */
export type SetCartNotesInput = {
  /** Id of the caller's cart, as `customerCart` answers it; a foreign one answers like a missing one. */
  cart_id: string;
  /** Where in the cart its user is: contents, delivery, payment, empties or recap. */
  checkout_step?: string | null | undefined;
  /** At most 40 characters. */
  customer_order_number?: string | null | undefined;
  /** At most 200 characters. */
  note_for_driver?: string | null | undefined;
  /** The order number that was on the screen before; where the kept one differs, nothing is overwritten. */
  seen_customer_order_number?: string | null | undefined;
  /** The note that was on the screen before it was changed; where the kept one differs, nothing is overwritten. */
  seen_note_for_driver?: string | null | undefined;
};

/** Which way a list is sorted. */
export type SortEnum =
  /** The least first. */
  | 'ASC'
  /** The most first. */
  | 'DESC';

/** Names the move that is taken back. */
export type UndoMoveCartInput = {
  /** Id of the caller's cart, as `customerCart` answers it; a foreign one answers like a missing one. */
  cart_id: string;
  /** The `undo_token` of `moveCart`, or that of `SetAside.move`. */
  token: string;
};

/** Names what was ordered apart. */
export type UndoOrderApartInput = {
  /** Id of the caller's live cart, which holds the goods that are set aside again. */
  cart_id: string;
  /** Under which the cart was put aside. */
  saved_order_id: string;
  /** All that the live cart holds. */
  skus: Array<string>;
};

/** The new amounts of lines that are in the cart. */
export type UpdateCartItemsInput = {
  /** Id of the caller's cart, as `customerCart` answers it; a foreign one answers like a missing one. */
  cart_id: string;
  /** Each line at most once; the others stay as they are. */
  cart_items: Array<CartItemUpdateInput | null | undefined>;
};

/** Magento's kinds of refused favourites. */
export type WishListUserInputErrorType =
  /** The range has no such product. */
  | 'PRODUCT_NOT_FOUND'
  /** Anything else: `reason` says what. */
  | 'UNDEFINED';

export type SetCartNotesMutationVariables = Exact<{
  input: SetCartNotesInput;
}>;


export type SetCartNotesMutation = { setCartNotes: { conflicts: Array<string>, cart: { id: string, version: number | null, note_for_driver: string | null, customer_order_number: string | null } } | null };

export type UpdatePricesMutationVariables = Exact<{
  cartId: string;
}>;


export type UpdatePricesMutation = { updatePrices: { success: boolean, can_proceed: boolean, status_message: string | null, delivery_date_expired: boolean, next_date: string | null, order_items: Array<{ sku: string, price: { value: number | null } }> } | null };

export type CartHeadFragment = { id: string, version: number | null, updated_at: string | null, total_lines: number | null, ship_to_id: string | null, delivery_date: string | null, delivery_method: string | null, note_for_driver: string | null, customer_order_number: string | null, checkout_step: string, order_by: string | null, market: string | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, agreed_prices: Array<{ sku: string, bundle_sku: string | null, quantity: number, list_price: number, price: number }> | null, outlet_details: { ship_to_id: string | null, name: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, delivery_window: string | null } | null, payer_details: { payername: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, sap_id: string | null, identification_no: string | null, taxvat: string | null, due_days: number | null } | null, grand_total_your_price_details: { total: number | null, currency: string | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null } | null, blockers: Array<{ code: string, message: string, sku: string | null }> | null, empties_plan: { units: number, pallets_left: number, total: { value: number | null }, orders: Array<{ delivery_method: string | null, delivery_date: string | null, units: number, pallets: number, weight: number, total: { value: number | null }, rows: Array<{ packaging_code: string, packaging_name: string, number_of_units: number }> }> } | null };

type CartLineRow_BundleCartItem_Fragment = { uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, bundle_options: Array<{ values: Array<{ sku: string, quantity: number } | null> } | null>, product:
    | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
            | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
            | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
           | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
    | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
   };

type CartLineRow_SimpleCartItem_Fragment = { uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, product:
    | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
            | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
            | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
           | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
    | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
   };

export type CartLineRowFragment =
  | CartLineRow_BundleCartItem_Fragment
  | CartLineRow_SimpleCartItem_Fragment
;

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQuery = { customerCart: { id: string, version: number | null, updated_at: string | null, total_lines: number | null, ship_to_id: string | null, delivery_date: string | null, delivery_method: string | null, note_for_driver: string | null, customer_order_number: string | null, checkout_step: string, order_by: string | null, market: string | null, itemsV2: { items: Array<
        | { uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, bundle_options: Array<{ values: Array<{ sku: string, quantity: number } | null> } | null>, product:
            | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                    | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                    | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                   | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
            | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
           }
        | { uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, product:
            | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                    | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                    | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                   | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
            | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
           }
       | null> } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, agreed_prices: Array<{ sku: string, bundle_sku: string | null, quantity: number, list_price: number, price: number }> | null, outlet_details: { ship_to_id: string | null, name: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, delivery_window: string | null } | null, payer_details: { payername: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, sap_id: string | null, identification_no: string | null, taxvat: string | null, due_days: number | null } | null, grand_total_your_price_details: { total: number | null, currency: string | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null } | null, blockers: Array<{ code: string, message: string, sku: string | null }> | null, empties_plan: { units: number, pallets_left: number, total: { value: number | null }, orders: Array<{ delivery_method: string | null, delivery_date: string | null, units: number, pallets: number, weight: number, total: { value: number | null }, rows: Array<{ packaging_code: string, packaging_name: string, number_of_units: number }> }> } | null } };

export type LastOrderedQueryVariables = Exact<{
  shipTo?: string | null | undefined;
  skus: Array<string> | string;
}>;


export type LastOrderedQuery = { lastOrdered: Array<{ sku: string, delivery_date: string, quantity: number }> };

export type AddProductsToCartMutationVariables = Exact<{
  cartId: string;
  cartItems: Array<CartItemInput> | CartItemInput;
}>;


export type AddProductsToCartMutation = { addProductsToCart: { cart: { id: string, version: number | null, updated_at: string | null, total_lines: number | null, ship_to_id: string | null, delivery_date: string | null, delivery_method: string | null, note_for_driver: string | null, customer_order_number: string | null, checkout_step: string, order_by: string | null, market: string | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, agreed_prices: Array<{ sku: string, bundle_sku: string | null, quantity: number, list_price: number, price: number }> | null, outlet_details: { ship_to_id: string | null, name: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, delivery_window: string | null } | null, payer_details: { payername: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, sap_id: string | null, identification_no: string | null, taxvat: string | null, due_days: number | null } | null, grand_total_your_price_details: { total: number | null, currency: string | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null } | null, blockers: Array<{ code: string, message: string, sku: string | null }> | null, empties_plan: { units: number, pallets_left: number, total: { value: number | null }, orders: Array<{ delivery_method: string | null, delivery_date: string | null, units: number, pallets: number, weight: number, total: { value: number | null }, rows: Array<{ packaging_code: string, packaging_name: string, number_of_units: number }> }> } | null }, changed_items: Array<
      | { uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, bundle_options: Array<{ values: Array<{ sku: string, quantity: number } | null> } | null>, product:
          | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                 | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         }
      | { uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, product:
          | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                 | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         }
    > | null, user_errors: Array<
      | { code: CartUserInputErrorType, message: string, reason: string | null, sku: string | null, index: number | null, quantity: number | null }
      | { code: CartUserInputErrorType, message: string, reason: string | null, sku: string | null, index: number | null, quantity: number | null }
    > } | null };

export type UpdateCartItemsMutationVariables = Exact<{
  input?: UpdateCartItemsInput | null | undefined;
}>;


export type UpdateCartItemsMutation = { updateCartItems: { removal_token: string | null, cart: { id: string, version: number | null, updated_at: string | null, total_lines: number | null, ship_to_id: string | null, delivery_date: string | null, delivery_method: string | null, note_for_driver: string | null, customer_order_number: string | null, checkout_step: string, order_by: string | null, market: string | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, agreed_prices: Array<{ sku: string, bundle_sku: string | null, quantity: number, list_price: number, price: number }> | null, outlet_details: { ship_to_id: string | null, name: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, delivery_window: string | null } | null, payer_details: { payername: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, sap_id: string | null, identification_no: string | null, taxvat: string | null, due_days: number | null } | null, grand_total_your_price_details: { total: number | null, currency: string | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null } | null, blockers: Array<{ code: string, message: string, sku: string | null }> | null, empties_plan: { units: number, pallets_left: number, total: { value: number | null }, orders: Array<{ delivery_method: string | null, delivery_date: string | null, units: number, pallets: number, weight: number, total: { value: number | null }, rows: Array<{ packaging_code: string, packaging_name: string, number_of_units: number }> }> } | null }, changed_items: Array<
      | { uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, bundle_options: Array<{ values: Array<{ sku: string, quantity: number } | null> } | null>, product:
          | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                 | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         }
      | { uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, product:
          | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                 | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         }
    > | null, errors: Array<{ code: CartUserInputErrorType, message: string, reason: string | null, sku: string | null, index: number | null, quantity: number | null } | null> } | null };

export type RestoreCartLinesMutationVariables = Exact<{
  input: RestoreCartLinesInput;
}>;


export type RestoreCartLinesMutation = { restoreCartLines: { cart: { id: string, version: number | null, updated_at: string | null, total_lines: number | null, ship_to_id: string | null, delivery_date: string | null, delivery_method: string | null, note_for_driver: string | null, customer_order_number: string | null, checkout_step: string, order_by: string | null, market: string | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, agreed_prices: Array<{ sku: string, bundle_sku: string | null, quantity: number, list_price: number, price: number }> | null, outlet_details: { ship_to_id: string | null, name: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, delivery_window: string | null } | null, payer_details: { payername: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, sap_id: string | null, identification_no: string | null, taxvat: string | null, due_days: number | null } | null, grand_total_your_price_details: { total: number | null, currency: string | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null } | null, blockers: Array<{ code: string, message: string, sku: string | null }> | null, empties_plan: { units: number, pallets_left: number, total: { value: number | null }, orders: Array<{ delivery_method: string | null, delivery_date: string | null, units: number, pallets: number, weight: number, total: { value: number | null }, rows: Array<{ packaging_code: string, packaging_name: string, number_of_units: number }> }> } | null }, changed_items: Array<
      | { uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, bundle_options: Array<{ values: Array<{ sku: string, quantity: number } | null> } | null>, product:
          | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                 | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         }
      | { uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, product:
          | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                 | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         }
    > | null, user_errors: Array<
      | { message: string, reason: string | null, sku: string | null }
      | { message: string, reason: string | null, sku: string | null }
    > } | null };

export type AddGoodsMutationVariables = Exact<{
  cartId: string;
  cartItems: Array<CartItemInput> | CartItemInput;
}>;


export type AddGoodsMutation = { addProductsToCart: { user_errors: Array<
      | { index: number | null, message: string, reason: string | null }
      | { index: number | null, message: string, reason: string | null }
    > } | null };

export type ClearCartMutationVariables = Exact<{
  input: ClearCartInput;
}>;


export type ClearCartMutation = { clearCart: { removal_token: string | null } | null };

export type KeepCheckoutStepMutationVariables = Exact<{
  input: SetCartNotesInput;
}>;


export type KeepCheckoutStepMutation = { setCartNotes: { cart: { id: string, checkout_step: string } } | null };

export type SaveCartForLaterMutationVariables = Exact<{
  input: AddSaveOrderForLaterInput;
}>;


export type SaveCartForLaterMutation = { addSaveOrderForLater: { code: string | null, message: string, saved_order: { id: string } | null } | null };

export type SetCartEmptiesMutationVariables = Exact<{
  input: SetCartEmptiesInput;
}>;


export type SetCartEmptiesMutation = { setCartEmpties: { cart: { id: string, version: number | null, updated_at: string | null, total_lines: number | null, ship_to_id: string | null, delivery_date: string | null, delivery_method: string | null, note_for_driver: string | null, customer_order_number: string | null, checkout_step: string, order_by: string | null, market: string | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, agreed_prices: Array<{ sku: string, bundle_sku: string | null, quantity: number, list_price: number, price: number }> | null, outlet_details: { ship_to_id: string | null, name: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, delivery_window: string | null } | null, payer_details: { payername: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, sap_id: string | null, identification_no: string | null, taxvat: string | null, due_days: number | null } | null, grand_total_your_price_details: { total: number | null, currency: string | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null } | null, blockers: Array<{ code: string, message: string, sku: string | null }> | null, empties_plan: { units: number, pallets_left: number, total: { value: number | null }, orders: Array<{ delivery_method: string | null, delivery_date: string | null, units: number, pallets: number, weight: number, total: { value: number | null }, rows: Array<{ packaging_code: string, packaging_name: string, number_of_units: number }> }> } | null }, user_errors: Array<
      | { message: string, reason: string | null }
      | { message: string, reason: string | null }
    > } | null };

export type ProductOfLineQueryVariables = Exact<{
  sku: string;
}>;


export type ProductOfLineQuery = { products: { items: Array<
      | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
             | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     | null> | null } | null };

export type OtherWaysQueryVariables = Exact<{
  sku: string;
}>;


export type OtherWaysQuery = { getProductAvaliablePackaging: Array<{ is_current: boolean, product:
      | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
             | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     | null }>, products: { items: Array<
      | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
             | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     | null> | null } | null };

export type ProductDetailQueryVariables = Exact<{
  id: string;
}>;


export type ProductDetailQuery = { products: { items: Array<
      | { favourites: number | null, ean: string | null, ean_ea: string | null, sub_brand: string | null, beer_type: string | null, origin: string | null, alcohol_strength: number | null, shelf_life: number | null, age_restricted: boolean | null, pallet_weight: number | null, volume: number | null, deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, media_gallery: Array<{ position: number | null, url: string | null, label: string | null, width: number | null, height: number | null, srcset: string | null } | null> | null, description: { html: string } | null, categories: Array<{ name: string | null } | null> | null, related_products: Array<
          | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                 | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         | null> | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
             | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { favourites: number | null, ean: string | null, ean_ea: string | null, sub_brand: string | null, beer_type: string | null, origin: string | null, alcohol_strength: number | null, shelf_life: number | null, age_restricted: boolean | null, pallet_weight: number | null, volume: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, media_gallery: Array<{ position: number | null, url: string | null, label: string | null, width: number | null, height: number | null, srcset: string | null } | null> | null, description: { html: string } | null, categories: Array<{ name: string | null } | null> | null, related_products: Array<
          | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                 | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     | null> | null } | null };

export type PromoLeafletsQueryVariables = Exact<{
  sku: string;
}>;


export type PromoLeafletsQuery = { promoLeaflets: Array<{ name: string, promo_price: number, valid_from: string, valid_to: string }> };

export type ProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
  byBeer?: boolean | null | undefined;
}>;


export type ProductsQuery = { products: { total_count: number | null, beer_count: number | null, bundle_count: number | null, page_info: { current_page: number | null, total_pages: number | null } | null, aggregations: Array<{ attribute_code: string, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null, items: Array<
      | { favourites: number | null, deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
             | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { favourites: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     | null> | null, beers: Array<{ key: string, skus: Array<string>, others: Array<string> }> | null, bundles: Array<
      | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
             | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
    > | null, usual: Array<{ sku: string, times: number, deliveries: number, last_quantity: number, last_delivery_date: string, every_days: number }> | null } | null };

export type NamedGoodsQueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type NamedGoodsQuery = { products: { items: Array<
      | { favourites: number | null, deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
             | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { favourites: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     | null> | null } | null };

type CellarProduct_BundleProduct_Fragment = { deal_condition: string | null, sku: string | null, name: string | null, package_type: string | null, brand: string | null, plato: number | null, ean: string | null, ean_ea: string | null, is_tank: boolean | null, your_price: number | null, currency: string | null, saleability: { sellable: boolean } | null };

type CellarProduct_SimpleProduct_Fragment = { sku: string | null, name: string | null, package_type: string | null, brand: string | null, plato: number | null, ean: string | null, ean_ea: string | null, is_tank: boolean | null, your_price: number | null, currency: string | null, saleability: { sellable: boolean } | null };

export type CellarProductFragment =
  | CellarProduct_BundleProduct_Fragment
  | CellarProduct_SimpleProduct_Fragment
;

export type CellarQueryVariables = Exact<{
  shipTo: string;
}>;


export type CellarQuery = { products: { items: Array<
      | { deal_condition: string | null, sku: string | null, name: string | null, package_type: string | null, brand: string | null, plato: number | null, ean: string | null, ean_ea: string | null, is_tank: boolean | null, your_price: number | null, currency: string | null, saleability: { sellable: boolean } | null }
      | { sku: string | null, name: string | null, package_type: string | null, brand: string | null, plato: number | null, ean: string | null, ean_ea: string | null, is_tank: boolean | null, your_price: number | null, currency: string | null, saleability: { sellable: boolean } | null }
     | null> | null, usual: Array<{ sku: string, last_quantity: number }> | null } | null, cellar: { goods: Array<{ sku: string, shelf: string | null, in_cellar: number | null, usual: number | null }> }, customerCart: { ship_to_id: string | null, items: Array<
      | { quantity: number, product:
          | { deal_condition: string | null, sku: string | null, name: string | null, package_type: string | null, brand: string | null, plato: number | null, ean: string | null, ean_ea: string | null, is_tank: boolean | null, your_price: number | null, currency: string | null, saleability: { sellable: boolean } | null }
          | { sku: string | null, name: string | null, package_type: string | null, brand: string | null, plato: number | null, ean: string | null, ean_ea: string | null, is_tank: boolean | null, your_price: number | null, currency: string | null, saleability: { sellable: boolean } | null }
         }
      | { quantity: number, product:
          | { deal_condition: string | null, sku: string | null, name: string | null, package_type: string | null, brand: string | null, plato: number | null, ean: string | null, ean_ea: string | null, is_tank: boolean | null, your_price: number | null, currency: string | null, saleability: { sellable: boolean } | null }
          | { sku: string | null, name: string | null, package_type: string | null, brand: string | null, plato: number | null, ean: string | null, ean_ea: string | null, is_tank: boolean | null, your_price: number | null, currency: string | null, saleability: { sellable: boolean } | null }
         }
     | null> | null } };

export type SendCellarCountsMutationVariables = Exact<{
  input: SendCellarCountsInput;
}>;


export type SendCellarCountsMutation = { sendCellarCounts: { cart: { blockers: Array<{ code: string, message: string }> | null }, results: Array<{ key: string, sku: string, ordered: number, in_cart_before: number, refused: string | null, other: { name: string, ordered: number } | null }> } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { errors: Array<{ code: PlaceOrderErrorCodes, message: string, reason: string | null, sku: string | null, next_date: string | null, total: number | null, changed_lines: Array<{ sku: string, seen: number | null, now: number | null }> }>, orderV2: { number: string } | null } | null };

export type PlacedOrderQueryVariables = Exact<{
  number: string;
}>;


export type PlacedOrderQuery = { customer: { orders: { items: Array<{ number: string, order_date: string, status: string, state: string | null, price_state: string, delivery_status: string | null, is_price_kept: boolean, shipping_method: string | null, total_weight: number | null, total_pallets: number | null, empties_order_number: string | null, price_limit: { value: number | null } | null, empties: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: { value: number | null }, total: { value: number | null } }> | null, total: { grand_total: { value: number | null, currency: string | null }, subtotal_excl_tax: { value: number | null }, taxes: Array<{ rate: number, amount: { value: number | null } } | null> | null, total_empties_deposit: { value: number | null } | null } | null, timeline: Array<{ state: string, at: string }> | null, additional_data: { delivery_date: string | null, delivery_window: string | null, ship_to_name: string | null } | null } | null> } | null } | null };

export type CartEmptiesQueryVariables = Exact<{ [key: string]: never; }>;


export type CartEmptiesQuery = { customerCart: { id: string, cart_blga: Array<{ packaging_code: string, packaging_name: string, packaging_volume: number | null, packaging_issued: number, number_of_units: number, deposit: number, planned_return: number, units_per_pallet: number, weight: number, carries_code: string | null, carries_units: number | null }> | null, empties_terms: { takes_empties: boolean, is_planned: boolean, max_pallets: number | null, second_method: string | null, second_date: string | null, second_max_pallets: number | null, second_order_first: string | null } | null } };

export type FastEntryPreviewQueryVariables = Exact<{
  cartId: string;
  rows: Array<string> | string;
}>;


export type FastEntryPreviewQuery = { fastEntryPreview: { header_index: number | null, good_count: number, adjusted_count: number, bad_count: number, rows: Array<{ index: number, state: FastEntryState, sku: string | null, number_of_packages: number, number_of_layer: number, number_of_pallet: number, quantity: number, row_total: { value: number | null, currency: string | null } | null, notes: Array<{ code: string, message: string, count: number | null, unit: string | null, quantity: number | null, row: number | null }>, error: { reason: string | null, message: string, quantity: number | null } | null, options: Array<{ kind: FastEntryOptionKind, sku: string, number_of_packages: number, number_of_layer: number, number_of_pallet: number, quantity: number }> }>, products: Array<
      | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
             | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
    >, totals: { grand_total_your_price: number | null, deposits: number | null, currency: string | null }, progress_bar_data: { iMaximumOrderPallet: number | null, iTotalCartWeight: number | null, iTotalCartPalletQty: number | null }, order_blockers: Array<{ code: string, message: string, limit: number | null, actual: number | null }> } };

export type AddProductsToWishlistMutationVariables = Exact<{
  listId: string;
  sku: string;
}>;


export type AddProductsToWishlistMutation = { addProductsToWishlist: { added_items: Array<{ id: string, sku: string }> | null, user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export type RemoveProductsFromWishlistMutationVariables = Exact<{
  listId: string;
  itemId: string;
}>;


export type RemoveProductsFromWishlistMutation = { removeProductsFromWishlist: { user_errors: Array<{ code: WishListUserInputErrorType, message: string, reason: string | null } | null> } | null };

export type FavouriteMarksQueryVariables = Exact<{
  pageSize: number;
  currentPage: number;
}>;


export type FavouriteMarksQuery = { customer: { wishlists: Array<{ id: string | null, items_count: number | null, items_v2: { items: Array<{ id: string, sku: string } | null> } | null }> } | null };

export type FavouriteProductsQueryVariables = Exact<{
  pageSize: number;
  currentPage: number;
}>;


export type FavouriteProductsQuery = { customer: { wishlists: Array<{ id: string | null, items_count: number | null, items_v2: { items: Array<{ id: string, sku: string, in_range: boolean, product:
            | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                    | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                    | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                   | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
            | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
           | null } | null> } | null }> } | null };

export type BehalfCartQueryVariables = Exact<{ [key: string]: never; }>;


export type BehalfCartQuery = { customerCart: { id: string, version: number | null, rules_to_override: Array<string>, prices: { grand_total: { value: number | null } | null } | null } };

export type PlaceOverriddenMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOverriddenMutation = { placeOrder: { errors: Array<{ message: string }>, orderV2: { number: string } | null } | null };

export type CancelOrderMutationVariables = Exact<{
  number: string;
  withEmpties: boolean;
}>;


export type CancelOrderMutation = { cancelOrder: { message: string | null, errorV2: { message: string } | null } | null };

export type JoinedOrderQueryVariables = Exact<{
  number: string;
}>;


export type JoinedOrderQuery = { customer: { orders: { items: Array<{ number: string, state: string | null, delivery_status: string | null, main_order_number: string | null, empties_order_number: string | null, additional_data: { delivery_date: string | null } | null } | null> } | null } | null };

export type CustomerOrderQueryVariables = Exact<{
  number: string;
}>;


export type CustomerOrderQuery = { customer: { orders: { items: Array<{ number: string, market: string, order_date: string, status: string, state: string | null, delivery_status: string | null, price_state: string, is_price_kept: boolean, shipping_method: string | null, order_type: string, total_weight: number | null, total_pallets: number | null, main_order_number: string | null, empties_order_number: string | null, replaces_order_number: string | null, provisional_total: { value: number | null } | null, price_limit: { value: number | null } | null, replacement_orders: Array<{ number: string, delivery_date: string }>, empties: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, returned_units: number | null, deposit: { value: number | null } }> | null, timeline: Array<{ state: string, at: string, by: string | null, by_brewery: boolean }> | null, invoices: Array<{ id: string, number: string, issued_at: string }>, credit_memos: Array<{ id: string, number: string, issued_at: string }>, payment_methods: Array<{ name: string } | null> | null, shipping_address: { company: string | null, street: Array<string | null>, city: string, postcode: string | null } | null, billing_address: { company: string | null, street: Array<string | null>, city: string, postcode: string | null } | null, additional_data: { delivery_date: string | null, ship_to_id: string | null, ship_to_name: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_window: string | null, created_by: string | null, placed_by_brewery: boolean } | null, total: { subtotal_excl_tax: { value: number | null, currency: string | null }, taxes: Array<{ rate: number, amount: { value: number | null } } | null> | null, total_empties_deposit: { value: number | null } | null, grand_total: { value: number | null } } | null, items: Array<{ id: string, product_sku: string, product_name: string | null, status: string | null, quantity_ordered: number | null, quantity_confirmed: number | null, quantity_shipped: number | null, quantity_invoiced: number | null, quantity_refunded: number | null, quantity_replaced: number | null, change_reason: string | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, vat_percent: number | null, package_type: string | null, packaging: string | null, product_sale_price: { value: number | null }, substitutes: Array<
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
          >, row_total: { value: number | null } | null, deposit_total: { value: number | null } | null, provisional_price: { value: number | null } | null, bundle: { sku: string, name: string | null, quantity: number } | null, product:
            | { brand: string | null, plato: number | null, number_of_items_in_box: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null }
            | { brand: string | null, plato: number | null, number_of_items_in_box: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null }
           | null } | null> | null } | null> } | null } | null };

export type KeepOrderPriceMutationVariables = Exact<{
  number: string;
}>;


export type KeepOrderPriceMutation = { keepOrderPrice: { code: string | null, message: string } | null };

export type ProductsBySkuQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ProductsBySkuQuery = { products: { items: Array<
      | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
             | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     | null> | null } | null };

export type PreviousOrdersQueryVariables = Exact<{
  number: string;
}>;


export type PreviousOrdersQuery = { customer: { orders: { items: Array<{ previous_orders: Array<{ number: string, items: Array<{ product_sku: string, quantity_ordered: number }> }> } | null> } | null } | null };

export type ReorderItemsMutationVariables = Exact<{
  orderNumber: string;
  items: ReorderItems;
  into: ReorderTarget;
  replacements: Array<ReorderReplacementInput> | ReorderReplacementInput;
  part: ReorderPart;
}>;


export type ReorderItemsMutation = { reorderItems: { status: boolean, message: string, added_count: number, changed_count: number, replaced_count: number, failed_count: number, failed_items: Array<{ message: string }>, replaced: { id: string } | null } | null };

export type OrderPreviewQueryVariables = Exact<{
  orderNumber: string;
  into: ReorderTarget;
  part: ReorderPart;
}>;


export type OrderPreviewQuery = { orderPreview: { ship_to_id: string, delivery_method: string | null, delivery_date: string | null, is_other_ship_to: boolean, cart_lines: number, blocker: { code: string, message: string } | null, items: Array<{ state: ReorderState, sku: string, name: string, index: number, quantity: number, saved_quantity: number, changes: Array<string>, price: { value: number | null, currency: string | null } | null, saved_price: { value: number | null, currency: string | null } | null, error: { message: string } | null, replacement:
        | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
               | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
        | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
       | null }> } | null };

type MovedProduct_BundleProduct_Fragment = { name: string | null, package_type: string | null, brand: string | null, packaging: string | null, number_of_items_in_box: number | null, plato: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null };

type MovedProduct_SimpleProduct_Fragment = { name: string | null, package_type: string | null, brand: string | null, packaging: string | null, number_of_items_in_box: number | null, plato: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null };

export type MovedProductFragment =
  | MovedProduct_BundleProduct_Fragment
  | MovedProduct_SimpleProduct_Fragment
;

export type MovePreviewFragment = { seen: string, currency: string, net_before: number, net_after: number, empties_before: number, empties_after: number, from: { ship_to_id: string, delivery_method: string | null, delivery_date: string | null }, to: { ship_to_id: string, delivery_method: string | null, delivery_date: string | null, order_by: string | null }, lines: Array<{ sku: string, fate: CartMoveFate, number_of_packages_after: number, number_of_layer_after: number, number_of_pallet_after: number, message: string | null, sold_from: string | null, sold_to: string | null, unit_price_before: number, unit_price_after: number, difference: number, net_after: number, product:
      | { name: string | null, package_type: string | null, brand: string | null, packaging: string | null, number_of_items_in_box: number | null, plato: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null }
      | { name: string | null, package_type: string | null, brand: string | null, packaging: string | null, number_of_items_in_box: number | null, plato: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null }
    , promo_before: { percentage: number, valid_to: string | null } | null, promo_after: { percentage: number, valid_from: string | null } | null }>, progress_bar_data: { iMaximumOrderCash: number | null }, blockers: Array<{ code: string, message: string }> };

export type CartMoveQueryVariables = Exact<{
  cartId: string;
  to: CartMoveTo;
}>;


export type CartMoveQuery = { cartMove: { seen: string, currency: string, net_before: number, net_after: number, empties_before: number, empties_after: number, from: { ship_to_id: string, delivery_method: string | null, delivery_date: string | null }, to: { ship_to_id: string, delivery_method: string | null, delivery_date: string | null, order_by: string | null }, lines: Array<{ sku: string, fate: CartMoveFate, number_of_packages_after: number, number_of_layer_after: number, number_of_pallet_after: number, message: string | null, sold_from: string | null, sold_to: string | null, unit_price_before: number, unit_price_after: number, difference: number, net_after: number, product:
        | { name: string | null, package_type: string | null, brand: string | null, packaging: string | null, number_of_items_in_box: number | null, plato: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null }
        | { name: string | null, package_type: string | null, brand: string | null, packaging: string | null, number_of_items_in_box: number | null, plato: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null }
      , promo_before: { percentage: number, valid_to: string | null } | null, promo_after: { percentage: number, valid_from: string | null } | null }>, progress_bar_data: { iMaximumOrderCash: number | null }, blockers: Array<{ code: string, message: string }> } };

export type MoveCartMutationVariables = Exact<{
  input: MoveCartInput;
}>;


export type MoveCartMutation = { moveCart: { code: string | null, message: string, preview: { seen: string, currency: string, net_before: number, net_after: number, empties_before: number, empties_after: number, from: { ship_to_id: string, delivery_method: string | null, delivery_date: string | null }, to: { ship_to_id: string, delivery_method: string | null, delivery_date: string | null, order_by: string | null }, lines: Array<{ sku: string, fate: CartMoveFate, number_of_packages_after: number, number_of_layer_after: number, number_of_pallet_after: number, message: string | null, sold_from: string | null, sold_to: string | null, unit_price_before: number, unit_price_after: number, difference: number, net_after: number, product:
          | { name: string | null, package_type: string | null, brand: string | null, packaging: string | null, number_of_items_in_box: number | null, plato: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null }
          | { name: string | null, package_type: string | null, brand: string | null, packaging: string | null, number_of_items_in_box: number | null, plato: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null }
        , promo_before: { percentage: number, valid_to: string | null } | null, promo_after: { percentage: number, valid_from: string | null } | null }>, progress_bar_data: { iMaximumOrderCash: number | null }, blockers: Array<{ code: string, message: string }> } | null } };

export type UndoMoveCartMutationVariables = Exact<{
  input: UndoMoveCartInput;
}>;


export type UndoMoveCartMutation = { undoMoveCart: { code: string | null, cart: { id: string, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null } } };

export type SetAsideQueryVariables = Exact<{
  cartId: string;
}>;


export type SetAsideQuery = { setAside: { items: Array<{ sku: string, can_go: boolean, message: string | null, sold_from: string | null, sold_to: string | null, nearest_day: string | null, product:
        | { name: string | null, package_type: string | null, brand: string | null, packaging: string | null, number_of_items_in_box: number | null, plato: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null }
        | { name: string | null, package_type: string | null, brand: string | null, packaging: string | null, number_of_items_in_box: number | null, plato: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null }
       }>, move: { token: string, from: { ship_to_id: string, delivery_method: string | null, delivery_date: string | null } } | null } };

export type TakeBackSetAsideMutationVariables = Exact<{
  input: SetAsideInput;
}>;


export type TakeBackSetAsideMutation = { takeBackSetAside: { user_errors: Array<
      | { message: string }
      | { message: string }
    > } };

export type RemoveSetAsideMutationVariables = Exact<{
  input: SetAsideInput;
}>;


export type RemoveSetAsideMutation = { removeSetAside: { user_errors: Array<
      | { message: string }
      | { message: string }
    > } };

export type UndoOrderApartMutationVariables = Exact<{
  input: UndoOrderApartInput;
}>;


export type UndoOrderApartMutation = { undoOrderApart: { cart: { id: string, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null } } };

export type CartDaysQueryVariables = Exact<{
  cartId: string;
}>;


export type CartDaysQuery = { cartDays: { currency: string, days: Array<{ date: string, order_by: string | null, may_send: boolean, net: number | null, difference: number | null, badges: Array<CartDayBadge>, set_aside: number, is_best: boolean, limit: { message: string } | null, tells: { name: string, fate: CartMoveFate, sold_from: string | null, sold_to: string | null, promo_before: { percentage: number } | null, promo_after: { percentage: number } | null } | null }> } };

export type SetTransportTypeMutationVariables = Exact<{
  method?: string | null | undefined;
  shipTo?: string | null | undefined;
  date?: string | null | undefined;
  store?: string | null | undefined;
}>;


export type SetTransportTypeMutation = { setTransportType: { message: string | null, code: string | null } | null };

export type RenameSavedOrderMutationVariables = Exact<{
  id: string;
  title: string;
}>;


export type RenameSavedOrderMutation = { renameSavedOrder: { message: string } | null };

export type SaveCustomerOrderNumberMutationVariables = Exact<{
  id: string;
  number: string;
}>;


export type SaveCustomerOrderNumberMutation = { saveCustomerOrderNumber: { customer_order_number: string } | null };

export type DeleteSavedOrderMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedOrderMutation = { deleteSavedOrder: { message: string } | null };

export type RestoreSavedOrderMutationVariables = Exact<{
  id: string;
}>;


export type RestoreSavedOrderMutation = { restoreSavedOrder: { message: string } | null };

export type ReOrderSavedOrderMutationVariables = Exact<{
  input: ReOrderSavedOrderInput;
}>;


export type ReOrderSavedOrderMutation = { reOrderSavedOrder: { status: boolean, code: string | null, message: string, added_count: number, changed_count: number, replaced_count: number, failed_count: number, failed_items: Array<{ message: string }>, cart: { note_for_driver: string | null, customer_order_number: string | null }, replaced: { id: string } | null } | null };

export type SavedOrderRowFragment = { id: string, title: string, created_at: string, ship_to_id: string, shipto_name: string | null, type_of_transport: string | null, delivery_date: string | null, customer_order_number: string, total_lines: number, total: { value: number | null, currency: string | null } };

export type SavedOrderPreviewQueryVariables = Exact<{
  id: string;
  into: ReorderTarget;
}>;


export type SavedOrderPreviewQuery = { savedOrderPreview: { ship_to_id: string, delivery_method: string | null, delivery_date: string | null, is_other_ship_to: boolean, cart_lines: number, blocker: { code: string, message: string } | null, items: Array<{ state: ReorderState, sku: string, name: string, index: number, quantity: number, saved_quantity: number, changes: Array<string>, price: { value: number | null, currency: string | null } | null, saved_price: { value: number | null, currency: string | null } | null, error: { message: string } | null, replacement:
        | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
               | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
        | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
       | null }> } | null };

export type SavedOrderQueryVariables = Exact<{
  id: string;
}>;


export type SavedOrderQuery = { getSaveOrderDetails: { deliver_to: string | null, bill_to: string | null, note_for_driver: string, id: string, title: string, created_at: string, ship_to_id: string, shipto_name: string | null, type_of_transport: string | null, delivery_date: string | null, customer_order_number: string, total_lines: number, total_excluding_tax: { value: number | null, currency: string | null }, items: Array<{ sku: string, name: string, quantity: number, price: { value: number | null, currency: string | null } | null, product:
        | { brand: string | null, plato: number | null, package_type: string | null, packaging: string | null, number_of_items_in_box: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null }
        | { brand: string | null, plato: number | null, package_type: string | null, packaging: string | null, number_of_items_in_box: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null }
       | null }>, total: { value: number | null, currency: string | null } } | null };

export type SavedOrdersQueryVariables = Exact<{
  filter?: SavedOrdersFilterInput | null | undefined;
  sort?: SavedOrderSortInput | null | undefined;
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}>;


export type SavedOrdersQuery = { getSaveOrderForLater: { total_count: number, items: Array<{ id: string, title: string, created_at: string, ship_to_id: string, shipto_name: string | null, type_of_transport: string | null, delivery_date: string | null, customer_order_number: string, total_lines: number, total: { value: number | null, currency: string | null } } | null> } | null };

export type SavedOrderCountQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedOrderCountQuery = { getSaveOrderForLater: { total_count: number } | null };

export type SearchEverythingQueryVariables = Exact<{
  text: string;
}>;


export type SearchEverythingQuery = { searchEverything: Array<{ kind: SearchKind, total: number, isMore: boolean, hits: Array<{ id: string, title: string, match: SearchMatch, note: string | null, type: string | null, status: string | null, day: string | null, place: string | null }> }> };

export type UsualGoodsQueryVariables = Exact<{
  pageSize?: number | null | undefined;
}>;


export type UsualGoodsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null }
      | { sku: string | null, name: string | null }
     | null> | null, usual: Array<{ sku: string, last_quantity: number, last_delivery_date: string }> | null } | null };

export type CartFillingsQueryVariables = Exact<{
  cartId: string;
}>;


export type CartFillingsQuery = { getCartFillings: Array<{ sku: string, total_units: number, number_of_layers: number, number_of_pallets: number, quantity: number, days: number, quantity_per_week: number, pallets_after: number, weight_after: number, net: { value: number | null, currency: string | null }, product:
      | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
             | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     }> };

export type RecommendItemsQueryVariables = Exact<{
  shipTo?: string | null | undefined;
  selectedItem?: string | null | undefined;
  cartItems?: Array<string> | string | null | undefined;
}>;


export type RecommendItemsQuery = { recommendItems: { recItems: Array<{ product:
        | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
               | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
        | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
       }> } };

export type SuggestedCartsQueryVariables = Exact<{
  shipTos?: Array<string> | string | null | undefined;
}>;


export type SuggestedCartsQuery = { getSuggestedCarts: Array<{ ship_to_id: string, shipping_address: { name: string | null }, blocker: { message: string } | null, standard: { market: string, delivery_method: string, delivery_date: string, lasts_until: string | null, deliveries_counted: number, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null }, products: Array<{ sku: string, total_units: number, number_of_layers: number, number_of_pallets: number, your_price_w_vat: number | null, checked: boolean, history: Array<number>, reasons: Array<{ code: string, message: string }>, product:
          | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                 | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         }> } | null, truck: { market: string, delivery_method: string, delivery_date: string, lasts_until: string | null, deliveries_counted: number, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null }, products: Array<{ sku: string, total_units: number, number_of_layers: number, number_of_pallets: number, your_price_w_vat: number | null, checked: boolean, history: Array<number>, reasons: Array<{ code: string, message: string }>, product:
          | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                  | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
                 | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         }> } | null }> };

export type SuggestedVariantPartsFragment = { market: string, delivery_method: string, delivery_date: string, lasts_until: string | null, deliveries_counted: number, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null }, products: Array<{ sku: string, total_units: number, number_of_layers: number, number_of_pallets: number, your_price_w_vat: number | null, checked: boolean, history: Array<number>, reasons: Array<{ code: string, message: string }>, product:
      | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
             | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     }> };

export type GetOrderableUnitsQueryVariables = Exact<{
  customerType: string;
  orderType: string;
}>;


export type GetOrderableUnitsQuery = { getPortalConfig: { orderableunits: string | null } | null };

type GoodsRow_BundleProduct_Fragment = { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null };

type GoodsRow_SimpleProduct_Fragment = { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null };

export type GoodsRowFragment =
  | GoodsRow_BundleProduct_Fragment
  | GoodsRow_SimpleProduct_Fragment
;

type ProductRow_BundleProduct_Fragment = { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
        | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
        | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
       | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null };

type ProductRow_SimpleProduct_Fragment = { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null };

export type ProductRowFragment =
  | ProductRow_BundleProduct_Fragment
  | ProductRow_SimpleProduct_Fragment
;

export type OrderAgainFragment = { ship_to_id: string, delivery_method: string | null, delivery_date: string | null, is_other_ship_to: boolean, cart_lines: number, blocker: { code: string, message: string } | null, items: Array<{ state: ReorderState, sku: string, name: string, index: number, quantity: number, saved_quantity: number, changes: Array<string>, price: { value: number | null, currency: string | null } | null, saved_price: { value: number | null, currency: string | null } | null, error: { message: string } | null, replacement:
      | { deal_condition: string | null, discount_percent: number | null, packages_left: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, bundle_price_details: { bundle_price: number | null } | null, flexible_package: { min_units_required: number | null, max_number_of_items_in_package: number | null, max_number_of_packages: number | null, validity_from: string | null, validity_to: string | null, items: Array<{ sku: string, is_mandatory: number | null, min_number_orderable: number | null, max_number_orderable: number | null }> | null } | null, bundle_product_details: Array<{ sku: string, quantity: number | null }> | null, items: Array<{ options: Array<{ product:
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
              | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
             | null } | null> | null } | null> | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: string | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, small_image: { url: string | null, width: number | null, height: number | null } | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     | null }> };

export type GetPortalConfigQueryVariables = Exact<{
  customerType?: string | null | undefined;
}>;


export type GetPortalConfigQuery = { getPortalConfig: { maintenance: boolean | null, maintenance_until: string | null, maintenance_message: string | null, sections: string | null, order_in_progress: { title: string | null, subtitle: string | null, option1: string | null, option2: string | null } | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CartHeadFragmentDoc = new TypedDocumentString(`
    fragment CartHead on Cart {
  id
  version
  updated_at
  total_lines
  ship_to_id
  delivery_date
  delivery_method
  note_for_driver
  customer_order_number
  checkout_step
  available_payment_methods {
    code
    title
  }
  agreed_prices {
    sku
    bundle_sku
    quantity
    list_price
    price
  }
  order_by
  outlet_details {
    ship_to_id
    name
    street
    city
    zipcode
    country
    delivery_window
  }
  payer_details {
    payername
    street
    city
    zipcode
    country
    sap_id
    identification_no
    taxvat
    due_days
  }
  market
  grand_total_your_price_details {
    total
    currency
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
    iMaximumOrderCash
    iMinLitersTank
    iMaxLitersTank
  }
  blockers {
    code
    message
    sku
  }
  empties_plan {
    units
    pallets_left
    total {
      value
    }
    orders {
      delivery_method
      delivery_date
      units
      pallets
      weight
      total {
        value
      }
      rows {
        packaging_code
        packaging_name
        number_of_units
      }
    }
  }
}
    `, {"fragmentName":"CartHead"}) as unknown as TypedDocumentString<CartHeadFragment, unknown>;
export const GoodsRowFragmentDoc = new TypedDocumentString(`
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
    `, {"fragmentName":"GoodsRow"}) as unknown as TypedDocumentString<GoodsRowFragment, unknown>;
export const ProductRowFragmentDoc = new TypedDocumentString(`
    fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}`, {"fragmentName":"ProductRow"}) as unknown as TypedDocumentString<ProductRowFragment, unknown>;
export const CartLineRowFragmentDoc = new TypedDocumentString(`
    fragment CartLineRow on CartItemInterface {
  uid
  version
  number_of_packages
  number_of_layer
  number_of_pallet
  product {
    ...ProductRow
  }
  ... on BundleCartItem {
    bundle_options {
      values {
        sku
        quantity
      }
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`, {"fragmentName":"CartLineRow"}) as unknown as TypedDocumentString<CartLineRowFragment, unknown>;
export const CellarProductFragmentDoc = new TypedDocumentString(`
    fragment CellarProduct on ProductInterface {
  sku
  name
  package_type
  brand
  plato
  ean
  ean_ea
  is_tank
  your_price
  currency
  saleability {
    sellable
  }
  ... on BundleProduct {
    deal_condition
  }
}
    `, {"fragmentName":"CellarProduct"}) as unknown as TypedDocumentString<CellarProductFragment, unknown>;
export const MovedProductFragmentDoc = new TypedDocumentString(`
    fragment MovedProduct on ProductInterface {
  name
  package_type
  brand
  packaging
  number_of_items_in_box
  plato
  small_image {
    url
    width
    height
  }
}
    `, {"fragmentName":"MovedProduct"}) as unknown as TypedDocumentString<MovedProductFragment, unknown>;
export const MovePreviewFragmentDoc = new TypedDocumentString(`
    fragment MovePreview on CartMovePreview {
  seen
  from {
    ship_to_id
    delivery_method
    delivery_date
  }
  to {
    ship_to_id
    delivery_method
    delivery_date
    order_by
  }
  currency
  lines {
    sku
    product {
      ...MovedProduct
    }
    fate
    number_of_packages_after
    number_of_layer_after
    number_of_pallet_after
    message
    sold_from
    sold_to
    unit_price_before
    unit_price_after
    promo_before {
      percentage
      valid_to
    }
    promo_after {
      percentage
      valid_from
    }
    difference
    net_after
  }
  net_before
  net_after
  progress_bar_data {
    iMaximumOrderCash
  }
  blockers {
    code
    message
  }
  empties_before
  empties_after
}
    fragment MovedProduct on ProductInterface {
  name
  package_type
  brand
  packaging
  number_of_items_in_box
  plato
  small_image {
    url
    width
    height
  }
}`, {"fragmentName":"MovePreview"}) as unknown as TypedDocumentString<MovePreviewFragment, unknown>;
export const SavedOrderRowFragmentDoc = new TypedDocumentString(`
    fragment SavedOrderRow on SavedOrder {
  id
  title
  created_at
  ship_to_id
  shipto_name
  type_of_transport
  delivery_date
  customer_order_number
  total_lines
  total {
    value
    currency
  }
}
    `, {"fragmentName":"SavedOrderRow"}) as unknown as TypedDocumentString<SavedOrderRowFragment, unknown>;
export const SuggestedVariantPartsFragmentDoc = new TypedDocumentString(`
    fragment SuggestedVariantParts on SuggestedVariant {
  market
  delivery_method
  delivery_date
  lasts_until
  deliveries_counted
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
    iMaximumOrderCash
    iMinLitersTank
    iMaxLitersTank
  }
  products {
    sku
    total_units
    number_of_layers
    number_of_pallets
    your_price_w_vat
    checked
    history
    reasons {
      code
      message
    }
    product {
      ...ProductRow
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`, {"fragmentName":"SuggestedVariantParts"}) as unknown as TypedDocumentString<SuggestedVariantPartsFragment, unknown>;
export const OrderAgainFragmentDoc = new TypedDocumentString(`
    fragment OrderAgain on SavedOrderPreview {
  blocker {
    code
    message
  }
  ship_to_id
  delivery_method
  delivery_date
  is_other_ship_to
  cart_lines
  items {
    state
    sku
    name
    index
    quantity
    saved_quantity
    price {
      value
      currency
    }
    saved_price {
      value
      currency
    }
    changes
    error {
      message
    }
    replacement {
      ...ProductRow
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`, {"fragmentName":"OrderAgain"}) as unknown as TypedDocumentString<OrderAgainFragment, unknown>;
export const SetCartNotesDocument = new TypedDocumentString(`
    mutation SetCartNotes($input: SetCartNotesInput!) {
  setCartNotes(input: $input) {
    cart {
      id
      version
      note_for_driver
      customer_order_number
    }
    conflicts
  }
}
    `) as unknown as TypedDocumentString<SetCartNotesMutation, SetCartNotesMutationVariables>;
export const UpdatePricesDocument = new TypedDocumentString(`
    mutation UpdatePrices($cartId: String!) {
  updatePrices(cart_id: $cartId) {
    success
    can_proceed
    status_message
    delivery_date_expired
    next_date
    order_items {
      sku
      price {
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatePricesMutation, UpdatePricesMutationVariables>;
export const CustomerCartDocument = new TypedDocumentString(`
    query CustomerCart {
  customerCart {
    ...CartHead
    itemsV2(pageSize: 2000) {
      items {
        ...CartLineRow
      }
    }
  }
}
    fragment CartHead on Cart {
  id
  version
  updated_at
  total_lines
  ship_to_id
  delivery_date
  delivery_method
  note_for_driver
  customer_order_number
  checkout_step
  available_payment_methods {
    code
    title
  }
  agreed_prices {
    sku
    bundle_sku
    quantity
    list_price
    price
  }
  order_by
  outlet_details {
    ship_to_id
    name
    street
    city
    zipcode
    country
    delivery_window
  }
  payer_details {
    payername
    street
    city
    zipcode
    country
    sap_id
    identification_no
    taxvat
    due_days
  }
  market
  grand_total_your_price_details {
    total
    currency
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
    iMaximumOrderCash
    iMinLitersTank
    iMaxLitersTank
  }
  blockers {
    code
    message
    sku
  }
  empties_plan {
    units
    pallets_left
    total {
      value
    }
    orders {
      delivery_method
      delivery_date
      units
      pallets
      weight
      total {
        value
      }
      rows {
        packaging_code
        packaging_name
        number_of_units
      }
    }
  }
}
fragment CartLineRow on CartItemInterface {
  uid
  version
  number_of_packages
  number_of_layer
  number_of_pallet
  product {
    ...ProductRow
  }
  ... on BundleCartItem {
    bundle_options {
      values {
        sku
        quantity
      }
    }
  }
}
fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<CustomerCartQuery, CustomerCartQueryVariables>;
export const LastOrderedDocument = new TypedDocumentString(`
    query LastOrdered($shipTo: String, $skus: [String!]!) {
  lastOrdered(shipTo: $shipTo, skus: $skus) {
    sku
    delivery_date
    quantity
  }
}
    `) as unknown as TypedDocumentString<LastOrderedQuery, LastOrderedQueryVariables>;
export const AddProductsToCartDocument = new TypedDocumentString(`
    mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
    cart {
      ...CartHead
    }
    changed_items {
      ...CartLineRow
    }
    user_errors {
      code
      message
      reason
      sku
      index
      quantity
    }
  }
}
    fragment CartHead on Cart {
  id
  version
  updated_at
  total_lines
  ship_to_id
  delivery_date
  delivery_method
  note_for_driver
  customer_order_number
  checkout_step
  available_payment_methods {
    code
    title
  }
  agreed_prices {
    sku
    bundle_sku
    quantity
    list_price
    price
  }
  order_by
  outlet_details {
    ship_to_id
    name
    street
    city
    zipcode
    country
    delivery_window
  }
  payer_details {
    payername
    street
    city
    zipcode
    country
    sap_id
    identification_no
    taxvat
    due_days
  }
  market
  grand_total_your_price_details {
    total
    currency
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
    iMaximumOrderCash
    iMinLitersTank
    iMaxLitersTank
  }
  blockers {
    code
    message
    sku
  }
  empties_plan {
    units
    pallets_left
    total {
      value
    }
    orders {
      delivery_method
      delivery_date
      units
      pallets
      weight
      total {
        value
      }
      rows {
        packaging_code
        packaging_name
        number_of_units
      }
    }
  }
}
fragment CartLineRow on CartItemInterface {
  uid
  version
  number_of_packages
  number_of_layer
  number_of_pallet
  product {
    ...ProductRow
  }
  ... on BundleCartItem {
    bundle_options {
      values {
        sku
        quantity
      }
    }
  }
}
fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<AddProductsToCartMutation, AddProductsToCartMutationVariables>;
export const UpdateCartItemsDocument = new TypedDocumentString(`
    mutation UpdateCartItems($input: UpdateCartItemsInput) {
  updateCartItems(input: $input) {
    cart {
      ...CartHead
    }
    changed_items {
      ...CartLineRow
    }
    errors {
      code
      message
      reason
      sku
      index
      quantity
    }
    removal_token
  }
}
    fragment CartHead on Cart {
  id
  version
  updated_at
  total_lines
  ship_to_id
  delivery_date
  delivery_method
  note_for_driver
  customer_order_number
  checkout_step
  available_payment_methods {
    code
    title
  }
  agreed_prices {
    sku
    bundle_sku
    quantity
    list_price
    price
  }
  order_by
  outlet_details {
    ship_to_id
    name
    street
    city
    zipcode
    country
    delivery_window
  }
  payer_details {
    payername
    street
    city
    zipcode
    country
    sap_id
    identification_no
    taxvat
    due_days
  }
  market
  grand_total_your_price_details {
    total
    currency
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
    iMaximumOrderCash
    iMinLitersTank
    iMaxLitersTank
  }
  blockers {
    code
    message
    sku
  }
  empties_plan {
    units
    pallets_left
    total {
      value
    }
    orders {
      delivery_method
      delivery_date
      units
      pallets
      weight
      total {
        value
      }
      rows {
        packaging_code
        packaging_name
        number_of_units
      }
    }
  }
}
fragment CartLineRow on CartItemInterface {
  uid
  version
  number_of_packages
  number_of_layer
  number_of_pallet
  product {
    ...ProductRow
  }
  ... on BundleCartItem {
    bundle_options {
      values {
        sku
        quantity
      }
    }
  }
}
fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<UpdateCartItemsMutation, UpdateCartItemsMutationVariables>;
export const RestoreCartLinesDocument = new TypedDocumentString(`
    mutation RestoreCartLines($input: RestoreCartLinesInput!) {
  restoreCartLines(input: $input) {
    cart {
      ...CartHead
    }
    changed_items {
      ...CartLineRow
    }
    user_errors {
      message
      reason
      sku
    }
  }
}
    fragment CartHead on Cart {
  id
  version
  updated_at
  total_lines
  ship_to_id
  delivery_date
  delivery_method
  note_for_driver
  customer_order_number
  checkout_step
  available_payment_methods {
    code
    title
  }
  agreed_prices {
    sku
    bundle_sku
    quantity
    list_price
    price
  }
  order_by
  outlet_details {
    ship_to_id
    name
    street
    city
    zipcode
    country
    delivery_window
  }
  payer_details {
    payername
    street
    city
    zipcode
    country
    sap_id
    identification_no
    taxvat
    due_days
  }
  market
  grand_total_your_price_details {
    total
    currency
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
    iMaximumOrderCash
    iMinLitersTank
    iMaxLitersTank
  }
  blockers {
    code
    message
    sku
  }
  empties_plan {
    units
    pallets_left
    total {
      value
    }
    orders {
      delivery_method
      delivery_date
      units
      pallets
      weight
      total {
        value
      }
      rows {
        packaging_code
        packaging_name
        number_of_units
      }
    }
  }
}
fragment CartLineRow on CartItemInterface {
  uid
  version
  number_of_packages
  number_of_layer
  number_of_pallet
  product {
    ...ProductRow
  }
  ... on BundleCartItem {
    bundle_options {
      values {
        sku
        quantity
      }
    }
  }
}
fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<RestoreCartLinesMutation, RestoreCartLinesMutationVariables>;
export const AddGoodsDocument = new TypedDocumentString(`
    mutation AddGoods($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
    user_errors {
      index
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<AddGoodsMutation, AddGoodsMutationVariables>;
export const ClearCartDocument = new TypedDocumentString(`
    mutation ClearCart($input: ClearCartInput!) {
  clearCart(input: $input) {
    removal_token
  }
}
    `) as unknown as TypedDocumentString<ClearCartMutation, ClearCartMutationVariables>;
export const KeepCheckoutStepDocument = new TypedDocumentString(`
    mutation KeepCheckoutStep($input: SetCartNotesInput!) {
  setCartNotes(input: $input) {
    cart {
      id
      checkout_step
    }
  }
}
    `) as unknown as TypedDocumentString<KeepCheckoutStepMutation, KeepCheckoutStepMutationVariables>;
export const SaveCartForLaterDocument = new TypedDocumentString(`
    mutation SaveCartForLater($input: AddSaveOrderForLaterInput!) {
  addSaveOrderForLater(input: $input) {
    code
    message
    saved_order {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SaveCartForLaterMutation, SaveCartForLaterMutationVariables>;
export const SetCartEmptiesDocument = new TypedDocumentString(`
    mutation SetCartEmpties($input: SetCartEmptiesInput!) {
  setCartEmpties(input: $input) {
    cart {
      ...CartHead
    }
    user_errors {
      message
      reason
    }
  }
}
    fragment CartHead on Cart {
  id
  version
  updated_at
  total_lines
  ship_to_id
  delivery_date
  delivery_method
  note_for_driver
  customer_order_number
  checkout_step
  available_payment_methods {
    code
    title
  }
  agreed_prices {
    sku
    bundle_sku
    quantity
    list_price
    price
  }
  order_by
  outlet_details {
    ship_to_id
    name
    street
    city
    zipcode
    country
    delivery_window
  }
  payer_details {
    payername
    street
    city
    zipcode
    country
    sap_id
    identification_no
    taxvat
    due_days
  }
  market
  grand_total_your_price_details {
    total
    currency
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
    iMaximumOrderCash
    iMinLitersTank
    iMaxLitersTank
  }
  blockers {
    code
    message
    sku
  }
  empties_plan {
    units
    pallets_left
    total {
      value
    }
    orders {
      delivery_method
      delivery_date
      units
      pallets
      weight
      total {
        value
      }
      rows {
        packaging_code
        packaging_name
        number_of_units
      }
    }
  }
}`) as unknown as TypedDocumentString<SetCartEmptiesMutation, SetCartEmptiesMutationVariables>;
export const ProductOfLineDocument = new TypedDocumentString(`
    query ProductOfLine($sku: String!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      ...ProductRow
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<ProductOfLineQuery, ProductOfLineQueryVariables>;
export const OtherWaysDocument = new TypedDocumentString(`
    query OtherWays($sku: String!) {
  getProductAvaliablePackaging(sku: $sku) {
    is_current
    product {
      ...ProductRow
    }
  }
  products(filter: {bundle_item: {eq: $sku}}, pageSize: 10) {
    items {
      ...ProductRow
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<OtherWaysQuery, OtherWaysQueryVariables>;
export const ProductDetailDocument = new TypedDocumentString(`
    query ProductDetail($id: String!) {
  products(filter: {url_key: {eq: $id}}, pageSize: 1) {
    items {
      ...ProductRow
      favourites
      media_gallery {
        position
        url
        label
        width
        height
        srcset
      }
      description {
        html
      }
      ean
      ean_ea
      sub_brand
      beer_type
      origin
      alcohol_strength
      shelf_life
      age_restricted
      pallet_weight
      volume
      categories {
        name
      }
      related_products {
        ...ProductRow
      }
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<ProductDetailQuery, ProductDetailQueryVariables>;
export const PromoLeafletsDocument = new TypedDocumentString(`
    query PromoLeaflets($sku: String!) {
  promoLeaflets(sku: $sku) {
    name
    promo_price
    valid_from
    valid_to
  }
}
    `) as unknown as TypedDocumentString<PromoLeafletsQuery, PromoLeafletsQueryVariables>;
export const ProductsDocument = new TypedDocumentString(`
    query Products($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $pageSize: Int, $currentPage: Int, $byBeer: Boolean) {
  products(
    search: $search
    filter: $filter
    sort: $sort
    pageSize: $pageSize
    currentPage: $currentPage
    by_beer: $byBeer
  ) {
    total_count
    page_info {
      current_page
      total_pages
    }
    aggregations(without: ["sku"]) {
      attribute_code
      options {
        label
        value
        count
      }
    }
    items {
      ...ProductRow
      favourites
    }
    beer_count
    beers {
      key
      skus
      others
    }
    bundle_count
    bundles {
      ...ProductRow
    }
    usual {
      sku
      times
      deliveries
      last_quantity
      last_delivery_date
      every_days
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>;
export const NamedGoodsDocument = new TypedDocumentString(`
    query NamedGoods($filter: ProductAttributeFilterInput, $pageSize: Int) {
  products(filter: $filter, pageSize: $pageSize) {
    items {
      ...ProductRow
      favourites
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<NamedGoodsQuery, NamedGoodsQueryVariables>;
export const CellarDocument = new TypedDocumentString(`
    query Cellar($shipTo: String!) {
  products(sort: {usual: ASC}, pageSize: 100) {
    items {
      ...CellarProduct
    }
    usual {
      sku
      last_quantity
    }
  }
  cellar(ship_to_id: $shipTo) {
    goods {
      sku
      shelf
      in_cellar
      usual
    }
  }
  customerCart {
    ship_to_id
    items {
      quantity
      product {
        ...CellarProduct
      }
    }
  }
}
    fragment CellarProduct on ProductInterface {
  sku
  name
  package_type
  brand
  plato
  ean
  ean_ea
  is_tank
  your_price
  currency
  saleability {
    sellable
  }
  ... on BundleProduct {
    deal_condition
  }
}`) as unknown as TypedDocumentString<CellarQuery, CellarQueryVariables>;
export const SendCellarCountsDocument = new TypedDocumentString(`
    mutation SendCellarCounts($input: SendCellarCountsInput!) {
  sendCellarCounts(input: $input) {
    cart {
      blockers {
        code
        message
      }
    }
    results {
      key
      sku
      ordered
      in_cart_before
      refused
      other {
        name
        ordered
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SendCellarCountsMutation, SendCellarCountsMutationVariables>;
export const PlaceOrderDocument = new TypedDocumentString(`
    mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    errors {
      code
      message
      reason
      sku
      next_date
      total
      changed_lines {
        sku
        seen
        now
      }
    }
    orderV2 {
      number
    }
  }
}
    `) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const PlacedOrderDocument = new TypedDocumentString(`
    query PlacedOrder($number: String!) {
  customer {
    orders(filter: {number: {eq: $number}}, pageSize: 1) {
      items {
        number
        order_date
        status
        state
        price_state
        delivery_status
        price_limit {
          value
        }
        is_price_kept
        shipping_method
        total_weight
        total_pallets
        empties_order_number
        empties {
          packaging_code
          packaging_name
          number_of_units
          deposit {
            value
          }
          total {
            value
          }
        }
        total {
          grand_total {
            value
            currency
          }
          subtotal_excl_tax {
            value
          }
          taxes {
            rate
            amount {
              value
            }
          }
          total_empties_deposit {
            value
          }
        }
        timeline {
          state
          at
        }
        additional_data {
          delivery_date
          delivery_window
          ship_to_name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlacedOrderQuery, PlacedOrderQueryVariables>;
export const CartEmptiesDocument = new TypedDocumentString(`
    query CartEmpties {
  customerCart {
    id
    cart_blga {
      packaging_code
      packaging_name
      packaging_volume
      packaging_issued
      number_of_units
      deposit
      planned_return
      units_per_pallet
      weight
      carries_code
      carries_units
    }
    empties_terms {
      takes_empties
      is_planned
      max_pallets
      second_method
      second_date
      second_max_pallets
      second_order_first
    }
  }
}
    `) as unknown as TypedDocumentString<CartEmptiesQuery, CartEmptiesQueryVariables>;
export const FastEntryPreviewDocument = new TypedDocumentString(`
    query FastEntryPreview($cartId: String!, $rows: [String!]!) {
  fastEntryPreview(cart_id: $cartId, rows: $rows) {
    header_index
    good_count
    adjusted_count
    bad_count
    rows {
      index
      state
      sku
      number_of_packages
      number_of_layer
      number_of_pallet
      quantity
      row_total {
        value
        currency
      }
      notes {
        code
        message
        count
        unit
        quantity
        row
      }
      error {
        reason
        message
        quantity
      }
      options {
        kind
        sku
        number_of_packages
        number_of_layer
        number_of_pallet
        quantity
      }
    }
    products {
      ...ProductRow
    }
    totals {
      grand_total_your_price
      deposits
      currency
    }
    progress_bar_data {
      iMaximumOrderPallet
      iTotalCartWeight
      iTotalCartPalletQty
    }
    order_blockers {
      code
      message
      limit
      actual
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<FastEntryPreviewQuery, FastEntryPreviewQueryVariables>;
export const AddProductsToWishlistDocument = new TypedDocumentString(`
    mutation AddProductsToWishlist($listId: ID!, $sku: String!) {
  addProductsToWishlist(
    wishlistId: $listId
    wishlistItems: [{sku: $sku, quantity: 1}]
  ) {
    added_items {
      id
      sku
    }
    user_errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddProductsToWishlistMutation, AddProductsToWishlistMutationVariables>;
export const RemoveProductsFromWishlistDocument = new TypedDocumentString(`
    mutation RemoveProductsFromWishlist($listId: ID!, $itemId: ID!) {
  removeProductsFromWishlist(wishlistId: $listId, wishlistItemsIds: [$itemId]) {
    user_errors {
      code
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveProductsFromWishlistMutation, RemoveProductsFromWishlistMutationVariables>;
export const FavouriteMarksDocument = new TypedDocumentString(`
    query FavouriteMarks($pageSize: Int!, $currentPage: Int!) {
  customer {
    wishlists {
      id
      items_count
      items_v2(pageSize: $pageSize, currentPage: $currentPage) {
        items {
          id
          sku
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FavouriteMarksQuery, FavouriteMarksQueryVariables>;
export const FavouriteProductsDocument = new TypedDocumentString(`
    query FavouriteProducts($pageSize: Int!, $currentPage: Int!) {
  customer {
    wishlists {
      id
      items_count
      items_v2(pageSize: $pageSize, currentPage: $currentPage) {
        items {
          id
          sku
          in_range
          product {
            ...ProductRow
          }
        }
      }
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<FavouriteProductsQuery, FavouriteProductsQueryVariables>;
export const BehalfCartDocument = new TypedDocumentString(`
    query BehalfCart {
  customerCart {
    id
    version
    rules_to_override
    prices {
      grand_total {
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BehalfCartQuery, BehalfCartQueryVariables>;
export const PlaceOverriddenDocument = new TypedDocumentString(`
    mutation PlaceOverridden($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    errors {
      message
    }
    orderV2 {
      number
    }
  }
}
    `) as unknown as TypedDocumentString<PlaceOverriddenMutation, PlaceOverriddenMutationVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($number: ID!, $withEmpties: Boolean!) {
  cancelOrder(input: {order_id: $number, with_empties_order: $withEmpties}) {
    message
    errorV2 {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const JoinedOrderDocument = new TypedDocumentString(`
    query JoinedOrder($number: String!) {
  customer {
    orders(filter: {number: {eq: $number}}, pageSize: 1) {
      items {
        number
        state
        delivery_status
        main_order_number
        empties_order_number
        additional_data {
          delivery_date
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JoinedOrderQuery, JoinedOrderQueryVariables>;
export const CustomerOrderDocument = new TypedDocumentString(`
    query CustomerOrder($number: String!) {
  customer {
    orders(filter: {number: {eq: $number}}, pageSize: 1) {
      items {
        number
        market
        order_date
        status
        state
        delivery_status
        price_state
        provisional_total {
          value
        }
        price_limit {
          value
        }
        is_price_kept
        shipping_method
        order_type
        total_weight
        total_pallets
        main_order_number
        empties_order_number
        replaces_order_number
        replacement_orders {
          number
          delivery_date
        }
        empties {
          packaging_code
          packaging_name
          number_of_units
          returned_units
          deposit {
            value
          }
        }
        timeline {
          state
          at
          by
          by_brewery
        }
        invoices {
          id
          number
          issued_at
        }
        credit_memos {
          id
          number
          issued_at
        }
        payment_methods {
          name
        }
        shipping_address {
          company
          street
          city
          postcode
        }
        billing_address {
          company
          street
          city
          postcode
        }
        additional_data {
          delivery_date
          ship_to_id
          ship_to_name
          customer_order_number
          note_for_driver
          delivery_window
          created_by
          placed_by_brewery
        }
        total: ordered_total {
          subtotal_excl_tax {
            value
            currency
          }
          taxes {
            rate
            amount {
              value
            }
          }
          total_empties_deposit {
            value
          }
          grand_total {
            value
          }
        }
        items {
          id
          product_sku
          product_name
          status
          product_sale_price {
            value
          }
          quantity_ordered
          quantity_confirmed
          quantity_shipped
          quantity_invoiced
          quantity_refunded
          quantity_replaced
          change_reason
          substitutes {
            sku
            name
          }
          number_of_packages
          number_of_layer
          number_of_pallet
          row_total {
            value
          }
          deposit_total {
            value
          }
          provisional_price {
            value
          }
          vat_percent
          package_type
          packaging
          bundle {
            sku
            name
            quantity
          }
          product {
            brand
            plato
            small_image {
              url
              width
              height
            }
            number_of_items_in_box
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerOrderQuery, CustomerOrderQueryVariables>;
export const KeepOrderPriceDocument = new TypedDocumentString(`
    mutation KeepOrderPrice($number: ID!) {
  keepOrderPrice(input: {order_id: $number}) {
    code
    message
  }
}
    `) as unknown as TypedDocumentString<KeepOrderPriceMutation, KeepOrderPriceMutationVariables>;
export const ProductsBySkuDocument = new TypedDocumentString(`
    query ProductsBySku($skus: [String], $pageSize: Int) {
  products(filter: {sku: {in: $skus}}, pageSize: $pageSize) {
    items {
      ...ProductRow
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<ProductsBySkuQuery, ProductsBySkuQueryVariables>;
export const PreviousOrdersDocument = new TypedDocumentString(`
    query PreviousOrders($number: String!) {
  customer {
    orders(filter: {number: {eq: $number}}, pageSize: 1) {
      items {
        previous_orders {
          number
          items {
            product_sku
            quantity_ordered
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviousOrdersQuery, PreviousOrdersQueryVariables>;
export const ReorderItemsDocument = new TypedDocumentString(`
    mutation ReorderItems($orderNumber: String!, $items: ReorderItems!, $into: ReorderTarget!, $replacements: [ReorderReplacementInput!]!, $part: ReorderPart!) {
  reorderItems(
    orderNumber: $orderNumber
    items: $items
    into: $into
    replacements: $replacements
    part: $part
  ) {
    status
    message
    added_count
    changed_count
    replaced_count
    failed_count
    failed_items {
      message
    }
    replaced {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReorderItemsMutation, ReorderItemsMutationVariables>;
export const OrderPreviewDocument = new TypedDocumentString(`
    query OrderPreview($orderNumber: String!, $into: ReorderTarget!, $part: ReorderPart!) {
  orderPreview(orderNumber: $orderNumber, into: $into, part: $part) {
    ...OrderAgain
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}
fragment OrderAgain on SavedOrderPreview {
  blocker {
    code
    message
  }
  ship_to_id
  delivery_method
  delivery_date
  is_other_ship_to
  cart_lines
  items {
    state
    sku
    name
    index
    quantity
    saved_quantity
    price {
      value
      currency
    }
    saved_price {
      value
      currency
    }
    changes
    error {
      message
    }
    replacement {
      ...ProductRow
    }
  }
}`) as unknown as TypedDocumentString<OrderPreviewQuery, OrderPreviewQueryVariables>;
export const CartMoveDocument = new TypedDocumentString(`
    query CartMove($cartId: String!, $to: CartMoveTo!) {
  cartMove(cart_id: $cartId, to: $to) {
    ...MovePreview
  }
}
    fragment MovedProduct on ProductInterface {
  name
  package_type
  brand
  packaging
  number_of_items_in_box
  plato
  small_image {
    url
    width
    height
  }
}
fragment MovePreview on CartMovePreview {
  seen
  from {
    ship_to_id
    delivery_method
    delivery_date
  }
  to {
    ship_to_id
    delivery_method
    delivery_date
    order_by
  }
  currency
  lines {
    sku
    product {
      ...MovedProduct
    }
    fate
    number_of_packages_after
    number_of_layer_after
    number_of_pallet_after
    message
    sold_from
    sold_to
    unit_price_before
    unit_price_after
    promo_before {
      percentage
      valid_to
    }
    promo_after {
      percentage
      valid_from
    }
    difference
    net_after
  }
  net_before
  net_after
  progress_bar_data {
    iMaximumOrderCash
  }
  blockers {
    code
    message
  }
  empties_before
  empties_after
}`) as unknown as TypedDocumentString<CartMoveQuery, CartMoveQueryVariables>;
export const MoveCartDocument = new TypedDocumentString(`
    mutation MoveCart($input: MoveCartInput!) {
  moveCart(input: $input) {
    code
    message
    preview {
      ...MovePreview
    }
  }
}
    fragment MovedProduct on ProductInterface {
  name
  package_type
  brand
  packaging
  number_of_items_in_box
  plato
  small_image {
    url
    width
    height
  }
}
fragment MovePreview on CartMovePreview {
  seen
  from {
    ship_to_id
    delivery_method
    delivery_date
  }
  to {
    ship_to_id
    delivery_method
    delivery_date
    order_by
  }
  currency
  lines {
    sku
    product {
      ...MovedProduct
    }
    fate
    number_of_packages_after
    number_of_layer_after
    number_of_pallet_after
    message
    sold_from
    sold_to
    unit_price_before
    unit_price_after
    promo_before {
      percentage
      valid_to
    }
    promo_after {
      percentage
      valid_from
    }
    difference
    net_after
  }
  net_before
  net_after
  progress_bar_data {
    iMaximumOrderCash
  }
  blockers {
    code
    message
  }
  empties_before
  empties_after
}`) as unknown as TypedDocumentString<MoveCartMutation, MoveCartMutationVariables>;
export const UndoMoveCartDocument = new TypedDocumentString(`
    mutation UndoMoveCart($input: UndoMoveCartInput!) {
  undoMoveCart(input: $input) {
    code
    cart {
      id
      ship_to_id
      delivery_method
      delivery_date
    }
  }
}
    `) as unknown as TypedDocumentString<UndoMoveCartMutation, UndoMoveCartMutationVariables>;
export const SetAsideDocument = new TypedDocumentString(`
    query SetAside($cartId: String!) {
  setAside(cart_id: $cartId) {
    items {
      sku
      product {
        ...MovedProduct
      }
      can_go
      message
      sold_from
      sold_to
      nearest_day
    }
    move {
      token
      from {
        ship_to_id
        delivery_method
        delivery_date
      }
    }
  }
}
    fragment MovedProduct on ProductInterface {
  name
  package_type
  brand
  packaging
  number_of_items_in_box
  plato
  small_image {
    url
    width
    height
  }
}`) as unknown as TypedDocumentString<SetAsideQuery, SetAsideQueryVariables>;
export const TakeBackSetAsideDocument = new TypedDocumentString(`
    mutation TakeBackSetAside($input: SetAsideInput!) {
  takeBackSetAside(input: $input) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<TakeBackSetAsideMutation, TakeBackSetAsideMutationVariables>;
export const RemoveSetAsideDocument = new TypedDocumentString(`
    mutation RemoveSetAside($input: SetAsideInput!) {
  removeSetAside(input: $input) {
    user_errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveSetAsideMutation, RemoveSetAsideMutationVariables>;
export const UndoOrderApartDocument = new TypedDocumentString(`
    mutation UndoOrderApart($input: UndoOrderApartInput!) {
  undoOrderApart(input: $input) {
    cart {
      id
      ship_to_id
      delivery_method
      delivery_date
    }
  }
}
    `) as unknown as TypedDocumentString<UndoOrderApartMutation, UndoOrderApartMutationVariables>;
export const CartDaysDocument = new TypedDocumentString(`
    query CartDays($cartId: String!) {
  cartDays(cart_id: $cartId) {
    currency
    days {
      date
      order_by
      may_send
      net
      difference
      badges
      limit {
        message
      }
      set_aside
      is_best
      tells {
        name
        fate
        sold_from
        sold_to
        promo_before {
          percentage
        }
        promo_after {
          percentage
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CartDaysQuery, CartDaysQueryVariables>;
export const SetTransportTypeDocument = new TypedDocumentString(`
    mutation SetTransportType($method: String, $shipTo: String, $date: String, $store: String) {
  setTransportType(
    transporttype: $method
    outletid: $shipTo
    datepopup: $date
    store: $store
  ) {
    message
    code
  }
}
    `) as unknown as TypedDocumentString<SetTransportTypeMutation, SetTransportTypeMutationVariables>;
export const RenameSavedOrderDocument = new TypedDocumentString(`
    mutation RenameSavedOrder($id: ID!, $title: String!) {
  renameSavedOrder(id: $id, title: $title) {
    message
  }
}
    `) as unknown as TypedDocumentString<RenameSavedOrderMutation, RenameSavedOrderMutationVariables>;
export const SaveCustomerOrderNumberDocument = new TypedDocumentString(`
    mutation SaveCustomerOrderNumber($id: ID!, $number: String!) {
  saveCustomerOrderNumber(id: $id, customer_order_number: $number) {
    customer_order_number
  }
}
    `) as unknown as TypedDocumentString<SaveCustomerOrderNumberMutation, SaveCustomerOrderNumberMutationVariables>;
export const DeleteSavedOrderDocument = new TypedDocumentString(`
    mutation DeleteSavedOrder($id: ID!) {
  deleteSavedOrder(id: $id) {
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteSavedOrderMutation, DeleteSavedOrderMutationVariables>;
export const RestoreSavedOrderDocument = new TypedDocumentString(`
    mutation RestoreSavedOrder($id: ID!) {
  restoreSavedOrder(id: $id) {
    message
  }
}
    `) as unknown as TypedDocumentString<RestoreSavedOrderMutation, RestoreSavedOrderMutationVariables>;
export const ReOrderSavedOrderDocument = new TypedDocumentString(`
    mutation ReOrderSavedOrder($input: ReOrderSavedOrderInput!) {
  reOrderSavedOrder(input: $input) {
    status
    code
    message
    added_count
    changed_count
    replaced_count
    failed_count
    failed_items {
      message
    }
    cart {
      note_for_driver
      customer_order_number
    }
    replaced {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReOrderSavedOrderMutation, ReOrderSavedOrderMutationVariables>;
export const SavedOrderPreviewDocument = new TypedDocumentString(`
    query SavedOrderPreview($id: ID!, $into: ReorderTarget!) {
  savedOrderPreview(id: $id, into: $into) {
    ...OrderAgain
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}
fragment OrderAgain on SavedOrderPreview {
  blocker {
    code
    message
  }
  ship_to_id
  delivery_method
  delivery_date
  is_other_ship_to
  cart_lines
  items {
    state
    sku
    name
    index
    quantity
    saved_quantity
    price {
      value
      currency
    }
    saved_price {
      value
      currency
    }
    changes
    error {
      message
    }
    replacement {
      ...ProductRow
    }
  }
}`) as unknown as TypedDocumentString<SavedOrderPreviewQuery, SavedOrderPreviewQueryVariables>;
export const SavedOrderDocument = new TypedDocumentString(`
    query SavedOrder($id: ID!) {
  getSaveOrderDetails(id: $id) {
    ...SavedOrderRow
    deliver_to
    bill_to
    note_for_driver
    total_excluding_tax {
      value
      currency
    }
    items {
      sku
      name
      quantity
      price {
        value
        currency
      }
      product {
        brand
        plato
        small_image {
          url
          width
          height
        }
        package_type
        packaging
        number_of_items_in_box
      }
    }
  }
}
    fragment SavedOrderRow on SavedOrder {
  id
  title
  created_at
  ship_to_id
  shipto_name
  type_of_transport
  delivery_date
  customer_order_number
  total_lines
  total {
    value
    currency
  }
}`) as unknown as TypedDocumentString<SavedOrderQuery, SavedOrderQueryVariables>;
export const SavedOrdersDocument = new TypedDocumentString(`
    query SavedOrders($filter: SavedOrdersFilterInput, $sort: SavedOrderSortInput, $pageSize: Int, $currentPage: Int) {
  getSaveOrderForLater(
    filter: $filter
    sort: $sort
    pageSize: $pageSize
    currentPage: $currentPage
  ) {
    total_count
    items {
      ...SavedOrderRow
    }
  }
}
    fragment SavedOrderRow on SavedOrder {
  id
  title
  created_at
  ship_to_id
  shipto_name
  type_of_transport
  delivery_date
  customer_order_number
  total_lines
  total {
    value
    currency
  }
}`) as unknown as TypedDocumentString<SavedOrdersQuery, SavedOrdersQueryVariables>;
export const SavedOrderCountDocument = new TypedDocumentString(`
    query SavedOrderCount {
  getSaveOrderForLater(pageSize: 1) {
    total_count
  }
}
    `) as unknown as TypedDocumentString<SavedOrderCountQuery, SavedOrderCountQueryVariables>;
export const SearchEverythingDocument = new TypedDocumentString(`
    query SearchEverything($text: String!) {
  searchEverything(text: $text) {
    kind
    total
    isMore
    hits {
      id
      title
      match
      note
      type
      status
      day
      place
    }
  }
}
    `) as unknown as TypedDocumentString<SearchEverythingQuery, SearchEverythingQueryVariables>;
export const UsualGoodsDocument = new TypedDocumentString(`
    query UsualGoods($pageSize: Int) {
  products(sort: {usual: ASC}, pageSize: $pageSize) {
    items {
      sku
      name
    }
    usual {
      sku
      last_quantity
      last_delivery_date
    }
  }
}
    `) as unknown as TypedDocumentString<UsualGoodsQuery, UsualGoodsQueryVariables>;
export const CartFillingsDocument = new TypedDocumentString(`
    query CartFillings($cartId: String!) {
  getCartFillings(cart_id: $cartId) {
    sku
    total_units
    number_of_layers
    number_of_pallets
    quantity
    days
    quantity_per_week
    net {
      value
      currency
    }
    pallets_after
    weight_after
    product {
      ...ProductRow
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<CartFillingsQuery, CartFillingsQueryVariables>;
export const RecommendItemsDocument = new TypedDocumentString(`
    query RecommendItems($shipTo: String, $selectedItem: String, $cartItems: [String!]) {
  recommendItems(
    shipTo: $shipTo
    selectedItem: $selectedItem
    cartItems: $cartItems
  ) {
    recItems {
      product {
        ...ProductRow
      }
    }
  }
}
    fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<RecommendItemsQuery, RecommendItemsQueryVariables>;
export const SuggestedCartsDocument = new TypedDocumentString(`
    query SuggestedCarts($shipTos: [String!]) {
  getSuggestedCarts(ship_tos: $shipTos) {
    ship_to_id
    shipping_address {
      name
    }
    blocker {
      message
    }
    standard {
      ...SuggestedVariantParts
    }
    truck {
      ...SuggestedVariantParts
    }
  }
}
    fragment SuggestedVariantParts on SuggestedVariant {
  market
  delivery_method
  delivery_date
  lasts_until
  deliveries_counted
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
    iMaximumOrderCash
    iMinLitersTank
    iMaxLitersTank
  }
  products {
    sku
    total_units
    number_of_layers
    number_of_pallets
    your_price_w_vat
    checked
    history
    reasons {
      code
      message
    }
    product {
      ...ProductRow
    }
  }
}
fragment GoodsRow on ProductInterface {
  uid
  sku
  name
  brand
  package_type
  packaging
  volume_fe
  litres_per_box
  weight
  plato
  small_image {
    url
    width
    height
  }
  number_of_items_in_box
  number_of_products_on_layer
  number_of_items_on_pallet
  number_of_layers_per_pallet
  isavailable_truck_package_ordering
  is_tank
  is_unfiltered
  your_price
  your_price_tax
  vat_percent
  currency
  promo
  price_range {
    minimum_price {
      regular_price {
        value
      }
    }
  }
  promo_price_leaflet {
    name
    promo_price
    percentage
    long_term_discount_percentage
    promo_price_is_inside_delivery
    promo_price_valid_from
    promo_price_valid_to
  }
  multi_deposit {
    packaging_code
    packaging_name
    number_of_units
    deposit
    total
  }
  product_new
  product_sale
  product_recommended
  product_special
  product_last
  saleability {
    sellable
    next_date
    reason
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}
fragment ProductRow on ProductInterface {
  ...GoodsRow
  ... on BundleProduct {
    deal_condition
    discount_percent
    packages_left
    bundle_price_details {
      bundle_price
    }
    flexible_package {
      min_units_required
      max_number_of_items_in_package
      max_number_of_packages
      validity_from
      validity_to
      items {
        sku
        is_mandatory
        min_number_orderable
        max_number_orderable
      }
    }
    bundle_product_details {
      sku
      quantity
    }
    items {
      options {
        product {
          ...GoodsRow
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<SuggestedCartsQuery, SuggestedCartsQueryVariables>;
export const GetOrderableUnitsDocument = new TypedDocumentString(`
    query GetOrderableUnits($customerType: String!, $orderType: String!) {
  getPortalConfig(customerType: $customerType, orderType: $orderType) {
    orderableunits
  }
}
    `) as unknown as TypedDocumentString<GetOrderableUnitsQuery, GetOrderableUnitsQueryVariables>;
export const GetPortalConfigDocument = new TypedDocumentString(`
    query GetPortalConfig($customerType: String) {
  getPortalConfig(customerType: $customerType) {
    maintenance
    maintenance_until
    maintenance_message
    sections
    order_in_progress {
      title
      subtitle
      option1
      option2
    }
  }
}
    `) as unknown as TypedDocumentString<GetPortalConfigQuery, GetPortalConfigQueryVariables>;