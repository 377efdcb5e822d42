import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  "no-order-type": "Order type has to not be empty!",
  "no-delivery-date": "Delivery date has to not be empty!",
  "shipping-cannot-be-ordered": "Shipping cannot be ordered. Choose a different date.",
  "ship-to-suspended": "ShipTo suspended - Select another ShipTo",
  "goods-not-available-here": "Unfiltered/Tank beer is not available for this ShipTo",
  "no-ship-to": "Error setting shipment",
  "ship-to-unknown": "Error setting shipment",
  "ship-to-without-catalogue": "Error setting shipment",
  "method-not-offered": "Error setting shipment",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  notStartedMessages: texts,
  shippingInputMessages: {
    "required-parameter-missing": 'Required parameter "{name}" is missing',
    "addresses-many": "You cannot specify multiple shipping addresses.",
    "address-missing":
      'The shipping address must contain either "customer_address_id", "address", or "pickup_location_code".',
    "address-not-own": "Goods are delivered only to the ship-tos of your list. Choose one of them.",
    "payer-by-place": "Who pays follows from the ship-to. Choose the same address as for shipping.",
    "methods-many": "You cannot specify multiple shipping methods.",
    "method-unknown": "Carrier with such method not found: {carrier}, {method}",
    "cart-empty": "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
  },
};
