import { isAlwaysConfigured, PERMISSIONS, type Permission } from "../access/permission.ts";
import { ORDER_UNITS, type OrderUnit } from "../catalog/orderable-units.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import { METHODS, SHIPPING_METHODS, type ShippingMethod } from "../transport/method.ts";

/** Seconds that a banner may stand. */
export const BANNER_SECONDS = { least: 3, most: 60 } as const;
/** Customer types with units of their own. */
export const TYPES_WITH_UNITS = ["POS", "WHS"] as const;
/** Methods by which goods are ordered. */
export const METHODS_WITH_UNITS: readonly ShippingMethod[] = SHIPPING_METHODS.filter(
  (method) => METHODS[method].carries !== "nothing",
);
/** Parts of the portal that the configuration switches on and off (PERM-18, PERM-19). */
export const SWITCHED_SECTIONS: readonly Permission[] = PERMISSIONS.filter(
  (permission) => !isAlwaysConfigured(permission),
);

/** In which units a customer type orders by a method (CONFIG-10). */
export type UnitsOfMethod = {
  readonly customerType: string;
  readonly method: string;
  readonly units: readonly OrderUnit[];
};

/** What a market configures of the portal, from a day on (CONFIG-08, DCONF-01). */
export type PortalSettings = {
  /** Seconds per banner. */
  readonly bannerRotation: number;
  /** Those of `SWITCHED_SECTIONS` that are on. */
  readonly sections: readonly Permission[];
  readonly units: readonly UnitsOfMethod[];
};

export type PortalSettingsRefusal = Refusal &
  (
    | { readonly kind: "day-passed" | "rotation-invalid" | "catalogue-off" | "section-always-on" }
    | {
        readonly kind: "units-missing" | "units-unknown";
        readonly customerType: string;
        readonly method: string;
      }
  );

/**
 * Whether a market may be configured so from a day on (DCONF-01): never for days that have passed; a banner stands 3 to 60 seconds; the
 * catalogue stays on, since nothing can be ordered without it; and every customer type can order by every method in some unit.
 *
 * @example judgePortalSettings({ bannerRotation: 2, sections: ["Catalogue"], units: [] },
 *   { validFrom: toLocalDate("2026-12-01"), today: toLocalDate("2026-11-23") })
 *   // { ok: false, refusal: { kind: "rotation-invalid" } }
 */
export function judgePortalSettings(
  { bannerRotation, sections, units }: PortalSettings,
  { validFrom, today }: { readonly validFrom: LocalDate; readonly today: LocalDate },
): Result<undefined, PortalSettingsRefusal> {
  if (validFrom < today) return refused({ kind: "day-passed" });
  const { least, most } = BANNER_SECONDS;
  if (!Number.isInteger(bannerRotation) || bannerRotation < least || bannerRotation > most)
    return refused({ kind: "rotation-invalid" });
  if (sections.some(isAlwaysConfigured)) return refused({ kind: "section-always-on" });
  if (!sections.includes("Catalogue")) return refused({ kind: "catalogue-off" });
  const unknown = units.find((one) => !isKnown(one));
  if (unknown !== undefined) return refused({ kind: "units-unknown", ...ofUnits(unknown) });
  for (const customerType of TYPES_WITH_UNITS) {
    for (const method of METHODS_WITH_UNITS) {
      const found = units.filter((one) => one.customerType === customerType && one.method === method);
      if (found.length !== 1 || found[0]?.units.length === 0)
        return refused({ kind: "units-missing", customerType, method });
    }
  }
  return ok(undefined);
}

function isKnown({ customerType, method, units }: UnitsOfMethod): boolean {
  return (
    TYPES_WITH_UNITS.some((type) => type === customerType) &&
    METHODS_WITH_UNITS.some((one) => one === method) &&
    units.every((unit) => ORDER_UNITS.includes(unit)) &&
    new Set(units).size === units.length
  );
}

function ofUnits({ customerType, method }: UnitsOfMethod) {
  return { customerType, method };
}
