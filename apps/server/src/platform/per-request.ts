import type { RequestContext } from "./request-context.ts";
import { carried } from "./requests/carried.ts";

/** Makes a value once for each request, so that all fields of a call share it; it goes when the request goes. */
export function perRequest<Given, T>(
  make: (given: Given, context: RequestContext) => T,
): (given: Given, context: RequestContext) => T {
  const made = carried<RequestContext, T>();
  return (given, context) => {
    const known = made.of(context);
    if (known !== undefined) return known;
    const fresh = make(given, context);
    made.tell(context, fresh);
    return fresh;
  };
}
