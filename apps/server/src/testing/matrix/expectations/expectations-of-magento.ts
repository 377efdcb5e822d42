import {
  atJanasPlace,
  type Call,
  everybodyWithASoundToken,
  insteadOfAllowed,
  ofNoId,
  ownCart,
  personal,
  signedIn,
  withCatalogue,
  withMyProfile,
} from "../call.ts";

const ofGuests = insteadOfAllowed(signedIn, "refused: guests-only");

const aPassword = "Vycep-demo-2026";

/** What only Magento's clients ask for (D36). */
export const magentoExpectations: Readonly<Record<string, readonly Call[]>> = {
  "Query.availableStores": ofNoId(everybodyWithASoundToken),
  "Query.countries": ofNoId(everybodyWithASoundToken),
  "Query.country": [{ args: () => ({ id: "CZ" }), own: everybodyWithASoundToken }],
  "Query.currency": ofNoId(everybodyWithASoundToken),
  "Query.wishlist": ofNoId(withCatalogue),
  "Query.shipTo": [
    { args: ({ shipToId }) => ({ ship_to_id: shipToId }), own: signedIn, janas: atJanasPlace },
  ],
  "Mutation.updateProductsInWishlist": [
    personal(
      {
        args: ({ wishlistId, wishlistItemId }) => ({
          wishlistId,
          wishlistItems: [{ wishlist_item_id: wishlistItemId, quantity: 1 }],
        }),
        selection: () => "{ wishlist { items_count } user_errors { code reason index } }",
      },
      withCatalogue,
    ),
  ],
  "Mutation.addSimpleProductsToCart": [
    personal(
      {
        args: ({ cartId }) => ({
          input: { cart_id: cartId, cart_items: [{ data: { sku: "100112", quantity: 1 } }] },
        }),
      },
      ownCart,
    ),
  ],
  "Mutation.addBundleProductsToCart": [
    personal(
      {
        args: ({ cartId }) => ({
          input: {
            cart_id: cartId,
            cart_items: [{ data: { sku: "100112", quantity: 1 }, bundle_options: [] }],
          },
        }),
      },
      ownCart,
    ),
  ],
  "Query.guestOrder": [
    { args: () => ({ input: { number: "1", email: "a@b.cz", lastname: "N" } }), own: ofGuests },
  ],
  "Query.guestOrderByToken": [{ args: () => ({ input: { token: "x" } }), own: ofGuests }],
  "Query.isEmailAvailable": [{ args: () => ({ email: "a@b.cz" }), own: ofGuests }],
  "Mutation.createGuestCart": ofNoId(ofGuests),
  "Mutation.setGuestEmailOnCart": [
    { args: () => ({ input: { cart_id: "x", email: "a@b.cz" } }), own: ofGuests },
  ],
  "Mutation.assignCustomerToGuestCart": [{ args: () => ({ cart_id: "x" }), own: ofGuests }],
  "Mutation.changeCustomerPassword": [
    {
      // A wrong one would count, and lock those who sign in next.
      args: () => ({ currentPassword: "", newPassword: aPassword }),
      own: insteadOfAllowed(signedIn, "refused: invalid-input"),
    },
  ],
  "Mutation.requestPasswordResetEmail": [
    {
      // Mails are only so many an hour; those of the REST call are asked for.
      args: () => ({ email: "" }),
      own: insteadOfAllowed(everybodyWithASoundToken, "refused: invalid-input"),
    },
  ],
  "Mutation.resetPassword": [
    {
      args: () => ({ email: "nobody@nowhere.example", resetPasswordToken: "none", newPassword: aPassword }),
      own: insteadOfAllowed(everybodyWithASoundToken, "missing"),
    },
  ],
  "Mutation.updateCustomerV2": [
    // Not all that may change their name may see favourites.
    { args: () => ({ input: {} }), selection: () => "{ customer { email } }", own: withMyProfile },
  ],
  "Mutation.updateCustomerEmail": [
    {
      args: () => ({ email: "nobody", password: "wrong" }),
      own: insteadOfAllowed(withMyProfile, "refused: email-format"),
    },
  ],
};
