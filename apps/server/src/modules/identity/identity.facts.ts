import { permissionsOfKey } from "@vycep/domain/access/api-key";
import { chosenCompany } from "@vycep/domain/access/chosen-company";
import { needsFreshSignIn } from "@vycep/domain/access/fresh-sign-in";
import { type Permission, parsePermissions, unionOfPermissions } from "@vycep/domain/access/permission";
import { type CompanyId, parseCompanyId, type ShipToId, toId, type UserId } from "@vycep/domain/kernel/ids";
import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import { remembered } from "@vycep/domain/kernel/remembered";
import { marketOf, parseCountry } from "@vycep/domain/market/market";
import type { Deps } from "../../platform/deps.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import type { Actor, ActorShipTo, RequireFresh } from "../../platform/session.ts";
import { soundRows } from "../../platform/sound-rows.ts";
import type { VerifiedToken } from "../../platform/token-verifier.ts";
import { isClosedFor } from "../market/market.facts.ts";
import type { RightRow } from "../users/users.facts.ts";
import { authenticatedAt } from "./devices/sessions.repo.ts";
import { type ActorRow, actorRow } from "./identity.repo.ts";
import { type KeyRow, keyByText } from "./key-of-program.ts";
import { actorOnBehalf } from "./on-behalf/actor-on-behalf.ts";
import { viewerOfPreview } from "./preview/viewer-of-preview.ts";

/** What others may learn of identity: who a sound token stands for. */
export function identityFacts(deps: Pick<Deps, "db" | "clock" | "config">) {
  const { db, clock } = deps;
  return {
    /** Who it is, as they stand in one of their companies; a company that is not theirs is as unknown as a missing one. */
    actorOf: async (token: VerifiedToken, company?: string): Promise<Actor | undefined> => {
      if (token.key !== undefined) {
        const found = await keyByText(deps, token.key);
        return found && actorFrom(ofKey(found), company, clock.now());
      }
      if (token.kind === "behalf") {
        const found = await actorOnBehalf(deps, token);
        return found && { ...actorFrom(found.row, found.companyId, clock.now()), behalf: found.behalf };
      }
      if (token.kind === "preview") return viewerOfPreview({ db, clock }, token);
      const now = clock.now();
      const row = await actorRow(db, token, now.date);
      const actor = row && actorFrom(row, company, now);
      return actor && token.isOfVisit === true ? { ...actor, isVisiting: true } : actor;
    },
    /** Somebody in whose name a program acts for a company; undefined where they may not sign in, or serve it no more. */
    actorInNameOf: async (uid: string, company: string): Promise<Actor | undefined> => {
      const now = clock.now();
      const row = await actorRow(db, { uid, ids: [], issuedAt: clock.realTime() }, now.date);
      return row?.ship_tos.some(({ company_id }) => company_id === company)
        ? actorFrom(row, company, now)
        : undefined;
    },
  };
}

/** The brewery's choice of D38, against what the token or the list of sessions knows of the last sign-in. */
export function freshSignInGuard({ db, config, clock }: Pick<Deps, "db" | "config" | "clock">): RequireFresh {
  return async (token, change) => {
    const isNeeded = (at: Date | undefined) =>
      needsFreshSignIn({
        change,
        demandedFor: config.freshSignInFor,
        secondsSince: at && (clock.realTime().getTime() - at.getTime()) / 1000,
      });
    if (!isNeeded(token.authenticatedAt) || !isNeeded(await authenticatedAt(db, token.ids))) return;
    throw new AppError("forbidden", { code: "fresh-sign-in-needed" });
  };
}

/** A program acts in its own name or its owner's, with what its key was given and its owner still holds (B16). */
function ofKey({ key, owner }: KeyRow): ActorRow & Pick<Actor, "keyId"> {
  const rights = soundRows("ship_to_role", owner.ship_tos, (row) => {
    const held = { shipToId: toId<ShipToId>(row.ship_to_id), permissions: parsePermissions(row.permissions) };
    const permissions = row.company_id === key.companyId ? permissionsOfKey(key, held) : [];
    return { ...row, permissions: permissions.join(", ") };
  });
  const isOwn = key.kind === "user";
  return {
    ...owner,
    uid: key.uid,
    company_id: key.companyId,
    ...(!isOwn && { first_name: key.name, last_name: "" }),
    is_key_account: false,
    ship_tos: rights.filter(({ permissions }) => permissions !== ""),
    keyId: key.id,
  };
}

function actorFrom(
  row: ActorRow & Pick<Actor, "keyId">,
  wanted: string | undefined,
  now: LocalMoment,
): Actor {
  const everywhere = soundRows("ship_to_role", defaultFirst(row), shipToFrom);
  const home = parseCompanyId(row.company_id ?? "");
  const served = [...new Set(everywhere.map(({ companyId }) => companyId))];
  const chosen = chosenCompany({ wanted, served, home });
  if (!chosen.ok) throw notFound("company-not-found");
  const companyId = chosen.value;
  const shipTos = everywhere.filter((shipTo) => shipTo.companyId === companyId);
  return {
    uid: toId<UserId>(row.uid),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    country: row.country ?? undefined,
    isClosedOut: isClosedFor(marketOf(parseCountry(row.country ?? "")), row.maintenance, now),
    language: row.language,
    isKeyAccount: row.is_key_account && companyId === home,
    defaultShipToId: shipTos.find(({ shipToId }) => row.default_ship_to_ids.includes(shipToId))?.shipToId,
    homeCompanyId: home,
    companyId,
    shipTos,
    permissions: permissionsOf(shipTos),
    ...(row.keyId !== undefined && { keyId: row.keyId }),
  };
}

/** The first entry decides the customer type (PERM-11). PostgreSQL would look each up again to sort them. */
function defaultFirst({ ship_tos, default_ship_to_ids: defaults }: ActorRow): readonly RightRow[] {
  const isDefault = ({ ship_to_id }: RightRow) => defaults.includes(ship_to_id);
  return [...ship_tos.filter(isDefault), ...ship_tos.filter((right) => !isDefault(right))];
}

/** Roles are few, and every request brings the texts of some. */
const permissionsIn = remembered(
  (text: string): ReadonlySet<Permission> => new Set(parsePermissions(text)),
  500,
);

function permissionsOf(shipTos: readonly ActorShipTo[]): ReadonlySet<Permission> {
  const [first, ...others] = new Set(shipTos.map(({ permissions }) => permissions));
  if (first !== undefined && others.length === 0) return first;
  return new Set(unionOfPermissions(shipTos.map(({ permissions }) => [...permissions])));
}

function shipToFrom(row: RightRow): ActorShipTo {
  return {
    shipToId: toId<ShipToId>(row.ship_to_id),
    companyId: toId<CompanyId>(row.company_id),
    status: row.status,
    customerType: row.customer_type ?? undefined,
    roleId: row.role_id,
    roleName: row.role_name,
    permissions: permissionsIn(row.permissions),
  };
}
