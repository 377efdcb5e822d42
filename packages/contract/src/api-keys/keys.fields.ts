import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import { keyRevokedAnswer, keySchema, keysAnswer, newKeyAnswer, newKeyBody } from "./keys.rest.ts";

const kind = "company acts in a name and with a cart of its own; user acts in those of whoever made it.";

export const keysFields = [
  told(keySchema, {
    id: "Names the key, and is no secret: the letters between `vyk_` and the next `_`.",
    name: "What its people call it.",
    kind,
    permissions:
      "Names of permissions that it was given; what whoever made it may no longer do, it may not either.",
    shipToIds: "Numbers of the places at which it may act.",
    owner: "Name of who made it.",
    isOwn: "Whether whoever asks made it.",
    createdAt: `When it was made: ${words.instant}`,
    expiresAt: `When it ends: ${words.instant}`,
    lastUsedAt: `When it was used last, to five minutes: ${words.instant} Null until it was used.`,
    isExpired: "Whether it has ended; it still stands in the list for thirty days.",
  }),
  told(keysAnswer, {
    keys: "Keys that whoever asks may see.",
    tokenPath:
      "Where a program gets tokens for a key, by OAuth client credentials; null beside an issuer of the brewery's own.",
    offer: "What whoever asks can give to a new key.",
    "offer.permissions": "Names of permissions.",
    "offer.places": "Places that it can act at.",
    "offer.places.shipToId": words.place,
    "offer.places.isManaged": "Whether a key of the company may have it.",
  }),
  told(newKeyBody, {
    name: "What it is to be called, one line.",
    kind,
    permissions: "Names of permissions, some of one's own.",
    shipToIds: "Numbers of places, some of one's own; of a key of the company, places that one manages.",
    days: "How many days it is to live.",
  }),
  told(newKeyAnswer, {
    key: "The key as lists show it from now on.",
    secret: "The key itself, told this once. It goes with every call: `Authorization: Bearer vyk_…`.",
  }),
  told(keyRevokedAnswer, { result: words.done }),
];
