declare const brandKey: unique symbol;

/**
 * A primitive that only its own parser may make, so that two strings of different meaning cannot be mixed up:
 * `type Sku = Brand<string, "Sku">`.
 */
export type Brand<Base, Name extends string> = Base & { readonly [brandKey]: Name };
