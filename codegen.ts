import type { CodegenConfig } from "@graphql-codegen/cli";

// The types that follow from the contract: the server's resolvers, and the apps' own documents.

/** The desk's schema stands for itself: what customers may ask is none of it. */
const desk = "packages/contract/src/**/*.desk.graphql";

const portal = [
  "packages/contract/src/**/*.graphql",
  `!${desk}`,
  // What is always empty is nobody's business in code.
  "!packages/contract/src/magento/{empty,never-answered}.magento.graphql",
];

/** Which markets and currencies there are, rows say: their codes are texts. */
const scalars = {
  ID: { input: "string", output: "string" },
  Market: "string",
  CurrencyEnum: "string",
} as const;

/** How the server's resolvers are typed. */
const resolvers = {
  // They stand in the contract, for those outside; here each word of them would change the file.
  disableDescriptions: true,
  useTypeImports: true,
  enumsAsTypes: true,
  // A resolver for each field of a type is optional: a plain object may answer most of them.
  makeResolverTypeCallable: false,
  defaultMapper: "Partial<{T}>",
  defaultScalarType: "unknown",
  scalars,
} as const;

/** How an app's documents are typed. */
const documents = {
  documentMode: "string",
  useTypeImports: true,
  enumsAsTypes: true,
  defaultScalarType: "unknown",
  scalars,
} as const;

const config: CodegenConfig = {
  importExtension: ".ts",
  generates: {
    // In platform, because modules type their resolvers with it and may not import app.
    "apps/server/src/platform/graphql.gen.ts": {
      schema: portal,
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        ...resolvers,
        // What resolvers of these types need besides is part of their parent; the nouns say what (graphql-parents.ts).
        mappers: {
          // All countries of the world stand in it; which of them are ours, rows say.
          CountryCodeEnum: "string",
          Cart: "./graphql-parents.ts#CartParent",
          SimpleCartItem: "./graphql-parents.ts#CartItemParent",
          BundleCartItem: "./graphql-parents.ts#CartItemParent",
          ShippingCartAddress: "./graphql-parents.ts#ShippingCartAddressParent",
          CustomerOrder: "./graphql-parents.ts#CustomerOrderParent",
          Invoice: "./graphql-parents.ts#OrderPaperParent",
          CreditMemo: "./graphql-parents.ts#OrderPaperParent",
          OrderShipment: "./graphql-parents.ts#OrderShipmentParent",
          OrderItem: "./graphql-parents.ts#OrderItemParent",
          SavedOrder: "./graphql-parents.ts#SavedOrderParent",
          SavedOrderItem: "./graphql-parents.ts#SavedOrderItemParent",
          SavedOrderPreviewItem: "./graphql-parents.ts#SavedOrderPreviewItemParent",
          Wishlist: "./graphql-parents.ts#WishlistParent",
          WishlistItem: "./graphql-parents.ts#OlderWishlistItemParent",
          WishlistItems: "./graphql-parents.ts#WishlistItemsParent",
          SimpleWishlistItem: "./graphql-parents.ts#WishlistItemParent",
        },
        contextType: "./request-context.ts#RequestContext",
      },
    },
    "apps/server/src/platform/desk/desk-graphql.gen.ts": {
      schema: desk,
      plugins: ["typescript", "typescript-resolvers"],
      config: { ...resolvers, contextType: "./desk-context.ts#DeskContext" },
    },
    "apps/portal/src/shared/graphql.gen/": {
      schema: portal,
      preset: "client",
      documents: ["apps/portal/src/**/*.{ts,tsx}", "!apps/portal/src/shared/graphql.gen/**"],
      presetConfig: { fragmentMasking: false },
      config: documents,
    },
    "apps/desk/src/shared/graphql.gen/": {
      schema: desk,
      preset: "client",
      documents: ["apps/desk/src/**/*.{ts,tsx}", "!apps/desk/src/shared/graphql.gen/**"],
      presetConfig: { fragmentMasking: false },
      config: documents,
    },
  },
  ignoreNoDocuments: true,
};

export default config;
