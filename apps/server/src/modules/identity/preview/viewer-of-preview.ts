import { PERMISSIONS, type Permission, parsePermissions } from "@vycep/domain/access/permission";
import { seesCustomers } from "@vycep/domain/identity/portal-preview";
import { type CompanyId, type ShipToId, toId, type UserId } from "@vycep/domain/kernel/ids";
import { homeCountryOf } from "@vycep/domain/market/market";
import { judgeAct, reachOf } from "@vycep/domain/staff/staff-right";
import { say } from "@vycep/words/engine/sentence";
import { previewPages } from "@vycep/words/portal-preview/answers";
import type { Deps } from "../../../platform/deps.ts";
import type { Actor, ActorShipTo } from "../../../platform/session.ts";
import type { VerifiedToken } from "../../../platform/token-verifier.ts";
import { shipToById } from "../../ship-to/ship-to.facts.ts";
import { companiesFrom, rightsFrom } from "../../staff/staff.facts.ts";
import { livePreview, type PreviewRow, type RoleSeen } from "./preview.repo.ts";

/** What whoever reads texts needs, and nothing of any company. */
const READING: readonly Permission[] = ["Home Page", "News & Articles", "Support"];

/** By what somebody made up is known; no customer is called so, and nothing is kept under it. */
export function uidOfPreview(id: string): UserId {
  return toId<UserId>(`preview-${id.slice(0, 8)}`);
}

/**
 * Somebody made up whom a token of a preview stands for: with the rights of a role at one place, or reading a text without any place.
 * Nobody once the desk's session has ended, or its owner may not see so much any more.
 */
export async function viewerOfPreview(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: Pick<VerifiedToken, "ids">,
): Promise<Actor | undefined> {
  const row = await livePreview(db, { id: token.ids[0] ?? "", now: clock.realTime() });
  if (row === undefined) return undefined;
  const place = row.role === null ? undefined : await placeSeen(db, row, row.role);
  if (row.role === null ? !mayRead(row) : place === undefined) return undefined;
  const shipTos = place === undefined ? [] : [place];
  return {
    uid: uidOfPreview(row.id),
    ...{ firstName: row.role?.roleName ?? say(previewPages.viewer, row.language), lastName: "", email: "" },
    ...{
      country: homeCountryOf(row.market),
      language: row.language,
      // As everybody of the market would be, where it is drafted so.
      isClosedOut: row.settings?.closed != null,
      isKeyAccount: false,
    },
    defaultShipToId: place?.shipToId,
    ...{ homeCompanyId: place?.companyId, companyId: place?.companyId, shipTos },
    permissions: place?.permissions ?? new Set(row.settings === null ? READING : PERMISSIONS),
    preview: {
      ...{ sessionId: row.id, language: row.staffLanguage, expiresAt: row.expiresAt },
      ...{ roleName: row.role?.roleName, shipToName: row.shipToName },
      content:
        row.content === null ? undefined : { kind: row.content.contentKind, key: row.content.contentKey },
      settings: row.settings ?? undefined,
    },
  };
}

async function placeSeen(db: Deps["db"], row: PreviewRow, role: RoleSeen): Promise<ActorShipTo | undefined> {
  const rights = rightsFrom(row.rights);
  const shipTo = await shipToById(db, toId<ShipToId>(role.shipToId));
  if (shipTo === undefined || shipTo.facts.status === "SUSPENDED") return undefined;
  const reach = reachOf({ roles: row.roles, companies: companiesFrom(row) });
  const isTheirs = reach === "everything" || reach.has(toId<CompanyId>(shipTo.payer.id));
  const mayLook = judgeAct(rights, { area: "configuration", power: "see" }).ok && seesCustomers(rights);
  if (!isTheirs || !mayLook) return undefined;
  return {
    ...{ shipToId: shipTo.facts.id, companyId: shipTo.payer.id, status: shipTo.facts.status },
    customerType: shipTo.facts.customerType,
    ...{ roleId: role.roleId, roleName: role.roleName },
    permissions: new Set(parsePermissions(role.permissions)),
  };
}

function mayRead({ rights, settings }: PreviewRow): boolean {
  const area = settings === null ? "content" : "configuration";
  return judgeAct(rightsFrom(rights), { area, power: "see" }).ok;
}
