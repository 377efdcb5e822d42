import { type Call, ofNoId, onlyJana, withMyProfile } from "./call.ts";

const base = "/alcdcservice/api/v1/portal";

/** A key that can be made for the place asked for, with a right that all of them hold. */
const asked = (shipToId: string) => ({
  ...{ name: "Pokladna", kind: "user", permissions: ["My Orders"], days: 90 },
  shipToIds: [shipToId],
});

/** Keys of programs: whoever holds My Profile has their own (B16). */
export const programExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${base}/keys/GetKeys`]: ofNoId(withMyProfile),
  [`POST ${base}/keys/MakeKey`]: [
    {
      rest: ({ shipToId }) => ({ body: asked(shipToId) }),
      own: withMyProfile,
      // The accountant works at Jana's place, too.
      janas: { ...onlyJana(withMyProfile), accountant: "allowed" },
    },
  ],
  [`DELETE ${base}/keys/RevokeKey/:id`]: [
    {
      rest: ({ keyId }) => ({ path: { id: keyId } }),
      own: withMyProfile,
      janas: onlyJana(withMyProfile),
    },
  ],
};

/** What no program may, whatever its key was given: all about people, their ways in and the keys themselves. */
const ofPeople: readonly RegExp[] = [
  /^Mutation[.]revokeCustomerToken$/,
  /^\w+ [/]alcdcservice[/]api[/]v1[/]portal[/](users|keys)[/]/,
  /^\w+ [/]prodczsk-api[/]api[/]v1[/]portal[/](push|notices?)[/]/i,
  /^\w+ [/]identity[/]/,
];

export function isOfPeople(operation: string): boolean {
  return ofPeople.some((pattern) => pattern.test(operation));
}
