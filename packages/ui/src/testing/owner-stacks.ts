import react from "react";

const internalsOfReact = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const countOfStacks = "recentlyCreatedOwnerStacks";

/**
 * React's development build takes a stack of calls for every element it makes, to say in a warning who owns it: a tenth
 * of what a screen's tests do. It stops by itself after ten thousand within a second; here it does from the first. What it
 * warns of stays. A React that counts otherwise takes its stacks as before.
 */
export function takeNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(react, internalsOfReact);
  if (typeof internals !== "object" || internals === null || !(countOfStacks in internals)) return;
  Object.defineProperty(internals, countOfStacks, { get: () => Number.POSITIVE_INFINITY, set: () => {} });
}
