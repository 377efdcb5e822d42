import { PERMISSIONS } from "@vycep/domain/access/permission";
import { permissionsOfRole, type RoleMarks } from "@vycep/domain/access/role-rights";
import { judgeRolePreview, placesFitting } from "@vycep/domain/identity/portal-preview";
import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { FALLBACK_LANGUAGE, parseLanguage } from "@vycep/domain/market/language";
import type { StaffReach } from "@vycep/domain/staff/staff-right";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskPreviewAnswer, DeskRolePreviewInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { anyPlace, type ShipTo, shipToById } from "../../ship-to/ship-to.facts.ts";
import { roleById } from "../../users/users.facts.ts";
import { beginPreview, noPreview } from "./begin-preview.ts";

/**
 * Lets one of the staff look at the portal as a role sees it, or would see it (DCONF-02): somebody made up at a real place, with what
 * the marks open and what is optional as it is switched beforehand.
 */
export async function previewAsRole(
  { db, clock }: Pick<Deps, "db" | "clock">,
  context: DeskContext,
  { roleId, marks, shipToId }: DeskRolePreviewInput,
): Promise<DeskPreviewAnswer> {
  if (marks.length !== PERMISSIONS.length)
    throw badInput("input-invalid", undefined, [{ path: "input.marks", code: "range" }]);
  const { rights, reach, language } = await context.staff();
  const asked: RoleMarks = Object.fromEntries(PERMISSIONS.map((permission, at) => [permission, marks[at]]));
  const permissions = permissionsOfRole(asked, undefined);
  return inTransaction(db, async (tx) => {
    const role = await roleById(tx, roleId);
    const id = shipToId ?? (role && (await anyPlaceFor(tx, role.name, reach)));
    const shipTo = id === undefined ? undefined : await shipToById(tx, toId<ShipToId>(id));
    const place = shipTo && placeOf(shipTo);
    const verdict = judgeRolePreview({ rights, reach, role, place, screens: permissions.length });
    if (!verdict.ok || role === undefined || shipTo === undefined) {
      const code = verdict.ok ? "place-unknown" : verdict.refusal.kind;
      return noPreview(code, context, code.includes("place") ? "shipToId" : null);
    }
    const address = await beginPreview(tx, {
      ...{ clock, context, market: shipTo.market, language: parseLanguage(language) ?? FALLBACK_LANGUAGE },
      seen: {
        ...{ roleId, roleName: role.name, permissions: permissions.join(", "), shipToId: shipTo.facts.id },
      },
      of: { subjectKind: "role", subjectId: role.name, detail: { shipToId: shipTo.facts.id } },
    });
    return { address, place: { id: shipTo.facts.id, name: shipTo.facts.name }, refusal: null };
  });
}

function placeOf({ facts, payer }: ShipTo) {
  return { companyId: payer.id, status: facts.status, customerType: facts.customerType ?? "" };
}

/** The first place in reach at which the role can be given; no other one is read. */
function anyPlaceFor(tx: Tx, roleName: string, reach: StaffReach): Promise<string | undefined> {
  const companies = reach === "everything" ? undefined : [...reach];
  return anyPlace(tx, { companies, whose: placesFitting(roleName) });
}
