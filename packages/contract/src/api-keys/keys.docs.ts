import type { Described } from "../described.ts";
import { TOKEN_PATH } from "../identity/identity.rest.ts";

const key = {
  id: "0f3a5b7c9d1e2f40",
  name: "Pokladna",
  kind: "user",
  permissions: ["Catalogue", "My Orders"],
  shipToIds: ["500101"],
  owner: "Jana Novotná",
  isOwn: true,
  createdAt: "2026-11-23T08:00:00.000Z",
  expiresAt: "2027-02-21T08:00:00.000Z",
  lastUsedAt: null,
  isExpired: false,
};

/** Keys of programs, as /docs tells them (B16). */
export const keyDocs = {
  GetKeys: {
    summary: "The keys of one's programs; for owners those of the company as well.",
    example: {
      answer: {
        keys: [],
        tokenPath: TOKEN_PATH,
        offer: { permissions: ["Home Page"], places: [{ shipToId: "500101", isManaged: true }] },
      },
    },
    problems: { 403: ["not-for-programs"] },
  },
  MakeKey: {
    summary: "A new key with some of one's own rights. Its secret is told this once.",
    example: {
      body: {
        name: "Pokladna",
        kind: "user",
        permissions: ["Catalogue", "My Orders"],
        shipToIds: ["500101"],
        days: 90,
      },
      answer: { key, secret: "vyk_0f3a5b7c9d1e2f40_…" },
    },
    problems: {
      403: ["forbidden-permission", "fresh-sign-in-needed", "not-for-programs"],
      404: ["ship-to-not-found"],
      422: ["more-than-own", "permission-not-for-programs", "too-many-keys"],
    },
  },
  RevokeKey: {
    summary: "The key opens nothing any more, from now on.",
    example: { path: { id: key.id }, answer: { result: true } },
    problems: { 403: ["not-for-programs"], 404: ["key-not-found"] },
  },
} as const satisfies Record<string, Described>;
