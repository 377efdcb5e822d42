/** Every named permission, the union of both sources (PERM-05…07, OP-03). */
export const PERMISSIONS = [
  "Home Page",
  "Catalogue",
  "Product Recommendation",
  "My Orders",
  "My Profile",
  "Contracts",
  "Reporting",
  "My Documents",
  "Marketing Materials",
  "News & Articles",
  "Training & Learning",
  "Support",
  "Access Management",
  "Pub Menu",
  "Returnable materials",
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** One entry of the portal configuration's sections: switched on when the value is '1' (PERM-19). */
export type ConfigSection = { readonly label: string; readonly value: string };

/** Two names for one thing, and the long name that the second source prints (OP-03). */
const ALIASES: ReadonlyMap<string, Permission> = new Map<string, Permission>([
  ["Academy", "Training & Learning"],
  ["Catalogue (create order)", "Catalogue"],
]);

const BY_NAME: ReadonlyMap<string, Permission> = new Map([
  ...PERMISSIONS.map((name): [string, Permission] => [name, name]),
  ...ALIASES,
]);

/** The configuration never switches these off (PERM-18). */
const ALWAYS_CONFIGURED: ReadonlySet<Permission> = new Set<Permission>([
  "Home Page",
  "Pub Menu",
  "Product Recommendation",
  "My Documents",
]);

/**
 * Reads one permission name or its alias; undefined when unknown.
 *
 * @example parsePermission("Academy") // "Training & Learning"
 */
export function parsePermission(text: string): Permission | undefined {
  return BY_NAME.get(text.trim());
}

/**
 * Reads the comma-separated permission text of a ship-to (PERM-16). Whole names are compared, so the role
 * "POS Catalogue" is not the permission Catalogue; unknown names are left out.
 *
 * @example parsePermissions("Catalogue, Academy") // ["Catalogue", "Training & Learning"]
 */
export function parsePermissions(text: string): readonly Permission[] {
  const found = new Set<Permission>();
  for (const name of text.split(",")) {
    const permission = parsePermission(name);
    if (permission) found.add(permission);
  }
  return [...found];
}

/**
 * All permissions of a user: the de-duplicated union over the ship-tos (PERM-17), in the order first met.
 *
 * @example unionOfPermissions([["Catalogue"], ["Catalogue", "Support"]]) // ["Catalogue", "Support"]
 */
export function unionOfPermissions(lists: readonly (readonly Permission[])[]): readonly Permission[] {
  return [...new Set(lists.flat())];
}

/**
 * Whether the portal configuration allows a permission: four always, the others by an entry with that
 * label and value '1' (PERM-18, PERM-19). This is only the configuration's half of the answer (OP-04).
 *
 * @example configAllows([{ label: "Support", value: "1" }], "Support") // true
 */
export function configAllows(sections: readonly ConfigSection[], permission: Permission): boolean {
  if (isAlwaysConfigured(permission)) return true;
  return sections.some((section) => section.value === "1" && parsePermission(section.label) === permission);
}

/**
 * Whether the configuration has no say about a permission: it never switches it off (PERM-18).
 *
 * @example isAlwaysConfigured("Home Page") // true
 */
export function isAlwaysConfigured(permission: Permission): boolean {
  return ALWAYS_CONFIGURED.has(permission);
}
