import { type ConfigSection, configAllows, type Permission } from "./permission.ts";

/** What is known so far of something that is fetched: nothing yet, a failure, or the thing. */
export type Loaded<Value> = Value | "failed" | undefined;

/** May the navigation proceed? `wait` until both are known (PERM-01). */
export type GateVerdict = "open" | "wait" | "forbidden";

/**
 * The permission gate (PERM-01…04): open when the permission is in the user's list and allowed by the
 * portal configuration, forbidden otherwise (OP-04). A configuration that failed to load does not lock
 * anybody out; without user data nothing opens (OP-149).
 *
 * @example gate(["Support"], [{ label: "Support", value: "1" }], "Support") // "open"
 */
export function gate(
  permissions: Loaded<readonly Permission[]>,
  sections: Loaded<readonly ConfigSection[]>,
  wanted: Permission,
): GateVerdict {
  if (permissions === "failed") return "forbidden";
  if (permissions === undefined || sections === undefined) return "wait";
  if (!permissions.includes(wanted)) return "forbidden";
  return sections === "failed" || configAllows(sections, wanted) ? "open" : "forbidden";
}

/**
 * The permissions that the gate opens, for the menu and for the API's own checks (PERM-08…10).
 *
 * @example openPermissions(["Home Page", "Support"], []) // ["Home Page"]
 */
export function openPermissions(
  permissions: readonly Permission[],
  sections: readonly ConfigSection[] | "failed",
): readonly Permission[] {
  return permissions.filter((permission) => gate(permissions, sections, permission) === "open");
}
