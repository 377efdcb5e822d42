import type { RequestContext } from "./request-context.ts";

/** Makes a value once for each request, so that all fields of a call share it; it goes when the request goes. */
export function perRequest<Given, T>(
  make: (given: Given, context: RequestContext) => T,
): (given: Given, context: RequestContext) => T {
  const made = new WeakMap<RequestContext, T>();
  return (given, context) => {
    const known = made.get(context) ?? make(given, context);
    made.set(context, known);
    return known;
  };
}
