import { HEADER } from "./headers.ts";

/** What /docs says of a request header. */
export type HeaderDocs = {
  readonly description: string;
  readonly example: string;
  readonly required?: boolean;
};

type Headers = Readonly<Record<string, HeaderDocs>>;

/** Every call of a signed-in customer takes these. */
export const headersOfCall = {
  [HEADER.language]: {
    description: "Language of sentences and names: cs, sk or en. The query parameter `lang` wins over it.",
    example: "cs",
  },
  [HEADER.company]: {
    description: "For which company one acts, where one serves several; a foreign one is refused.",
    example: "C1",
  },
  [HEADER.store]: {
    description: "Store view in Magento's words: country and language in one, where no language is told.",
    example: "LivePortal_CZ_cs",
  },
} as const satisfies Headers;

/** Where, how and when: what prices, promos and saleability follow. A choice is checked against the caller's own places. */
export const headersOfChoice = {
  [HEADER.shipTo]: { description: "Number of the place that goods go to.", example: "500101" },
  [HEADER.method]: {
    description: "Way of transport, one of the values of `ordertypes`.",
    example: "selfpickup_selfpickup",
  },
  [HEADER.deliveryDate]: {
    description: "Day of delivery, yyyy-MM-dd. What cannot be read is as if it were left out.",
    example: "2026-11-26",
  },
  [HEADER.customerOrderNumber]: {
    description: "The customer's own order number, percent-encoded; an input of the call wins over it.",
    example: "PO-2026-118",
  },
  [HEADER.noteForDriver]: {
    description: "For whoever delivers, percent-encoded; an input of the call wins over it.",
    example: "Zvo%C5%88te%20u%20vrat",
  },
  [HEADER.productRecoEnabled]: {
    description: "0 leaves recommendations out; anything else, or nothing, has them.",
    example: "1",
  },
  [HEADER.cartSkus]: {
    description: "Numbers of the products in the cart, apart by commas, for recommendations.",
    example: "100101,100112",
  },
} as const satisfies Headers;

export const headerOfKey = {
  [HEADER.idempotencyKey]: {
    description:
      "At most 255 characters, best a UUID. For 24 hours each repeat with it gets the first answer and changes nothing; with another body it is refused with idempotency-key-reused.",
    example: "3f0c1f0e-8a3b-4d0e-9b0a-7d1f6a1c2e55",
  },
} as const satisfies Headers;

/** Headers of a signed call, by what they begin with: x-erp, x-academy, x-mail. */
export function headersOfSignature(caller: string): Headers {
  return {
    [`x-${caller}-timestamp`]: {
      description: "Unix seconds of sending; more than 300 seconds away it is refused.",
      example: "1795420800",
      required: true,
    },
    [`x-${caller}-event-id`]: {
      description:
        "8 to 100 letters, digits, `_ . : -`: names what is told, and is the same for every repeat of it.",
      example: "evt-4700200001-confirmed",
      required: true,
    },
    [`x-${caller}-signature`]: {
      description:
        "`v1=` and, in lower-case hexadecimal, HMAC-SHA256 of time stamp, event id, method, path with query and body, with a line feed after each of the first four.",
      example: "v1=6f1e…",
      required: true,
    },
  };
}
