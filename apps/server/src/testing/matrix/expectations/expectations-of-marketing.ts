import { type Call, insteadOfAllowed, ofNoId, signedIn } from "../call.ts";

/** Owners, and the sub-accounts that were given it: no accountant, no academy's pupil. */
const withMaterials = {
  ...signedIn,
  accountant: "no-right",
  colleague: "no-right",
  academy: "no-right",
} as const;

const base = "/almagnoliaservice/api/v1/portal/downloadmaterial";

/** Materials are the brewery's: no id of a customer stands in them, and here there are none, so that each is missing. */
export const marketingExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${base}`]: [
    {
      rest: () => ({ query: { materialId: "nothing" } }),
      own: insteadOfAllowed(withMaterials, "missing"),
    },
  ],
  [`GET ${base}/GetAllBrandsAsync`]: ofNoId(withMaterials),
  [`GET ${base}/GetAllDMFolders`]: ofNoId(withMaterials),
  [`GET ${base}/GetAllDMSearch`]: [{ rest: () => ({ query: { search: "logo" } }), own: withMaterials }],
  [`GET ${base}/GetMarketingMaterialsSearch`]: ofNoId(withMaterials),
  [`POST ${base}/bulk-files`]: [
    { rest: () => ({ body: { materialIds: ["nothing"] } }), own: insteadOfAllowed(withMaterials, "missing") },
  ],
};
