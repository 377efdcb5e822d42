import {
  type Call,
  everybody,
  insteadOfAllowed,
  missingForAll,
  ofNoId,
  onlyJana,
  signedIn,
} from "../call.ts";

/** Everybody but the academy's pupil reads news and asks for help. */
const readers = { ...signedIn, academy: "no-right" } as const;

/** Contracts are for owners and those who keep the books. */
const withContracts = { ...readers, colleague: "no-right", suspended: "no-right" } as const;

const base = "/almagnoliaservice/api/v1/portal";

/** What the brewery tells: no id of a customer stands in it; what somebody has seen and said of it is their own. */
export const contentExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${base}/articles/GetArticlesNewList`]: ofNoId(readers),
  [`GET ${base}/publicarticles/GetArticlesNewList`]: ofNoId(everybody),
  [`GET ${base}/articles/:path`]: [
    { rest: () => ({ path: { path: "price-2027" } }), own: readers },
    { rest: () => ({ path: { path: "nothing" } }), own: insteadOfAllowed(readers, "missing") },
  ],
  [`GET ${base}/publicarticles/:path`]: [
    { rest: () => ({ path: { path: "price-2027" } }), own: missingForAll },
    { rest: () => ({ path: { path: "xmas-special" } }), own: everybody },
  ],
  [`PUT ${base}/articles/SetArticlesSeen`]: [
    { rest: () => ({ body: { paths: ["price-2027"] } }), own: readers },
  ],
  [`PUT ${base}/contentrating`]: [
    { rest: () => ({ body: { kind: "kb", id: "kb-tank", isHelpful: true } }), own: readers },
  ],
  [`GET ${base}/servicestatus`]: ofNoId(everybody),
  [`GET ${base}/faqitems`]: ofNoId(readers),
  [`GET ${base}/faqpages`]: ofNoId(readers),
  [`GET ${base}/faqpages/GetNewFQAPagesAsync`]: ofNoId(readers),
  [`GET ${base}/knowledgebase`]: ofNoId(readers),
  [`GET ${base}/knowledgebase/GetNewAllKBsAsync`]: ofNoId(readers),
  "GET /prodczsk-api/api/v1/portal/contracts": ofNoId(withContracts),
  "GET /prodczsk-api/api/v1/portal/contracts/counting-goods": [
    { rest: () => ({ query: { skus: "100112" } }), own: withContracts },
  ],
  "GET /prodczsk-api/api/v1/portal/contracts/:number/papers/:position": [
    {
      rest: ({ contractNumber }) => ({ path: { number: contractNumber, position: "1" } }),
      own: withContracts,
      janas: { ...onlyJana(withContracts), accountant: "allowed" },
    },
  ],
  "GET /prodczsk-api/api/v1/portal/power-bi/contract-evaluation": ofNoId(withContracts),
};
