import { type Call, ofNoId, signedIn } from "../call.ts";

const base = "/prodczsk-api/api/v1/portal/push";
const endpoint = "https://push.example.com/abc";
/** A point and a secret of the right length, of nobody. */
const keys = { p256dh: `BA${"A".repeat(85)}`, auth: "A".repeat(22) };

const aboutThisBrowser = (body: object): readonly Call[] => [{ rest: () => ({ body }), own: signedIn }];

/** Each about the browser that asks, whose address nobody else knows. */
export const pushExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${base}/GetPushKey`]: ofNoId(signedIn),
  [`PUT ${base}/SetPushDevice`]: aboutThisBrowser({ endpoint, keys }),
  [`PUT ${base}/RenewPushDevice`]: aboutThisBrowser({ endpoint }),
  [`PUT ${base}/EndPushDevice`]: aboutThisBrowser({ endpoint }),
};
