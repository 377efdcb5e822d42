import { randomUUID } from "node:crypto";
import { newUserBody } from "@vycep/contract/users/user-administration.rest";
import { isKeyRole, isOfferedAt, permissionsOfRole } from "@vycep/domain/access/role-rights";
import { isOwned, whyLastOwner } from "@vycep/domain/access/user-administration";
import { type SettableStatus, settableFrom } from "@vycep/domain/access/user-status";
import { type CompanyId, type ShipToId, toId, type UserId } from "@vycep/domain/kernel/ids";
import { parseLanguage } from "@vycep/domain/market/language";
import { homeCountryOf, homeMarket } from "@vycep/domain/market/market";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskHelpUserInput,
  DeskInviteUserInput,
  DeskUserAnswer,
  DeskUserRoleInput,
  DeskUserStatus,
  DeskUserStatusInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import type { RollBack } from "../../../platform/transaction.ts";
import { shipTosById, shipTosOfCompany } from "../../ship-to/ship-to.facts.ts";
import { activeOwners, hasEmail, hasMembers, type MemberRecord } from "../administration/members.repo.ts";
import { rolesToGive } from "../administration/roles.repo.ts";
import { saveStatusAndTell } from "../administration/set-user-status.ts";
import {
  deleteRights,
  insertInvited,
  type StoredRight,
  saveRights,
} from "../administration/user-changes.repo.ts";
import { changingUser, memberOf, type NotChanged } from "./changing-user.ts";
import type { UserDeskDeps } from "./user-desk.deps.ts";

type Wanted = { readonly companyId: CompanyId; readonly shipToId: string; readonly roleId: string };

/** A role at a place of the company as it is stored; a key user is whoever was one, and the first of a company may become it. */
async function rightAt(
  tx: Tx,
  { companyId, shipToId, roleId, mayBeKey = false }: Wanted & { readonly mayBeKey?: boolean },
  rollBack: RollBack<NotChanged>,
): Promise<StoredRight> {
  const place = (await shipTosById(tx, [shipToId])).get(shipToId)?.facts;
  if (place === undefined || place.companyId !== companyId)
    return rollBack({ kind: "place-unknown", field: "shipToId" });
  const role = (await rolesToGive(tx, companyId)).find(({ id }) => id === roleId);
  const isOffered =
    role !== undefined && (isOfferedAt(role.name, place.customerType) || (mayBeKey && isKeyRole(role.name)));
  if (!isOffered) return rollBack({ kind: "role-not-offered", field: "roleId" });
  const permissions = permissionsOfRole(role.marks, undefined);
  return { shipToId: place.id, roleId, roleName: role.name, permissions, customerType: place.customerType };
}

/** A key user is one at all places of the company, anybody else where they were invited (ROLE-02). */
async function rightsWith(tx: Tx, companyId: CompanyId, right: StoredRight): Promise<readonly StoredRight[]> {
  if (!isKeyRole(right.roleName)) return [right];
  const places = await shipTosById(tx, await shipTosOfCompany(tx, companyId));
  return [...places.values()].map(({ facts: { id, customerType } }) => ({
    ...right,
    ...{ shipToId: id, customerType },
  }));
}

/** Within the bounds that a company's own invitation keeps to. */
function isSound(field: "firstName" | "lastName" | "email", text: string): boolean {
  return newUserBody.shape[field].safeParse(text).success;
}

/** Invites somebody to a company, with the mail and the audit in one transaction (DCUST-03). */
export async function inviteCustomerUser(
  deps: UserDeskDeps,
  context: DeskContext,
  input: DeskInviteUserInput,
): Promise<DeskUserAnswer> {
  await context.requireFresh("roles");
  return changingUser(deps, context, {
    companyId: input.companyId,
    change: async (tx, { companyId, staff, rollBack, audit }) => {
      const said = (text: string) => text.toWellFormed().trim();
      const [firstName, lastName, email] = [said(input.firstName), said(input.lastName), said(input.email)];
      if (firstName === "" || lastName === "") return rollBack({ kind: "name-missing", field: "lastName" });
      for (const field of ["firstName", "lastName"] as const)
        if (!isSound(field, input[field])) return rollBack({ kind: "text-too-long", field });
      if (!isSound("email", email)) return rollBack({ kind: "email-invalid", field: "email" });
      const phone = input.phone.replaceAll(/[\s()/-]/g, "");
      if (!/^(\+\d{9,15})?$/.test(phone)) return rollBack({ kind: "phone-invalid", field: "phone" });
      const language = parseLanguage(input.language);
      if (language === undefined) return rollBack({ kind: "language-unknown", field: "language" });
      const { shipToId, roleId } = input;
      const mayBeKey = !(await hasMembers(tx, companyId));
      const right = await rightAt(tx, { companyId, shipToId, roleId, mayBeKey }, rollBack);
      if (await hasEmail(tx, companyId, email)) return rollBack({ kind: "user-exists", field: "email" });
      const place = (await shipTosById(tx, [right.shipToId])).get(right.shipToId);
      const uid = toId<UserId>(randomUUID());
      await insertInvited(tx, {
        ...{ uid, companyId, firstName, lastName, email, phone, language },
        country: homeCountryOf(place?.market ?? homeMarket()),
        ...{ createdAt: deps.clock.instant(), defaultShipToId: right.shipToId },
        isKeyAccount: isKeyRole(right.roleName),
      });
      await saveRights(tx, { uid, companyId }, await rightsWith(tx, companyId, right));
      await audit(uid, [
        { action: "user.invited", detail: {} },
        { action: "user.role", detail: { shipToId: right.shipToId, from: null, to: right.roleName } },
      ]);
      const company = place?.payer.name ?? "";
      const inviter = `${staff.firstName} ${staff.lastName}`;
      await deps.inviteUser(tx, { uid, email, language, inviter, company, origin: deps.config.origin }, deps);
      return uid;
    },
  });
}

const settable: Readonly<Partial<Record<DeskUserStatus, SettableStatus>>> = {
  active: "Active",
  suspended: "Suspended",
  deactivated: "Deactivated",
  exited: "Exited",
};

/** The brewery suspends anybody, a key user as well (D42); who serves others, too, is kept out of this company alone (D47). */
export function setCustomerUserStatus(
  deps: UserDeskDeps,
  context: DeskContext,
  { uid, companyId: id, status }: DeskUserStatusInput,
): Promise<DeskUserAnswer> {
  return changingUser(deps, context, {
    companyId: id,
    change: async (tx, { companyId, rollBack, audit }) => {
      const member = await memberOf(tx, deps, { companyId, uid, rollBack });
      const wanted = settable[status];
      if (wanted === undefined || !settableFrom(member.status).includes(wanted))
        return rollBack({ kind: "status-not-offered" });
      const to = await saveStatusAndTell(deps, tx, { user: member, companyId, status: wanted });
      await audit(member.uid, [{ action: "user.status", detail: { from: member.status, to } }]);
      return uid;
    },
  });
}

/** Gives a role at a place or takes it; it works at the next request of the person (DCUST-03). */
export async function setCustomerUserRole(
  deps: UserDeskDeps,
  context: DeskContext,
  { uid, companyId: id, shipToId, roleId }: DeskUserRoleInput,
): Promise<DeskUserAnswer> {
  await context.requireFresh("roles");
  return changingUser(deps, context, {
    companyId: id,
    change: async (tx, { companyId, rollBack, audit }) => {
      const member = await memberOf(tx, deps, { companyId, uid, rollBack });
      const before = member.places.find((place) => place.shipToId === shipToId);
      const detail = { shipToId, from: before?.roleName ?? null };
      if (roleId == null) {
        if (before === undefined) return rollBack({ kind: "already-so" });
        if (member.places.length === 1) return rollBack({ kind: "role-missing" });
        await refuseLastOwner(tx, { companyId, member, place: shipToId, rollBack });
        await deleteRights(tx, member.uid, [toId<ShipToId>(shipToId)]);
        await audit(member.uid, [{ action: "user.role", detail: { ...detail, to: null } }]);
        return uid;
      }
      if (before?.roleId === roleId) return rollBack({ kind: "already-so" });
      const right = await rightAt(tx, { companyId, shipToId, roleId }, rollBack);
      if (!isOwned(right)) await refuseLastOwner(tx, { companyId, member, place: shipToId, rollBack });
      await saveRights(tx, { uid: member.uid, companyId }, [right]);
      await audit(member.uid, [{ action: "user.role", detail: { ...detail, to: right.roleName } }]);
      return uid;
    },
  });
}

/** A place does not lose its last active owner, by the brewery no more than by its company (D42). */
async function refuseLastOwner(
  tx: Tx,
  {
    companyId,
    member,
    place,
    rollBack,
  }: {
    readonly companyId: CompanyId;
    readonly member: MemberRecord;
    readonly place: string;
    readonly rollBack: RollBack<NotChanged>;
  },
): Promise<void> {
  const why = whyLastOwner(await activeOwners(tx, companyId, [place]), member, []);
  if (why) rollBack({ kind: why.kind, field: "roleId" });
}

/** Sends the invitation again, a link for another password, or ends all sessions (DCUST-03). */
export function helpCustomerUser(
  deps: UserDeskDeps,
  context: DeskContext,
  { uid, companyId: id, help }: DeskHelpUserInput,
): Promise<DeskUserAnswer> {
  return changingUser(deps, context, {
    companyId: id,
    change: async (tx, { companyId, staff, rollBack, audit }) => {
      const member = await memberOf(tx, deps, { companyId, uid, rollBack });
      const { email, language, companyName: company } = member;
      const isInvited = member.status === "Invited";
      if (help === "invitation") {
        if (!isInvited) return rollBack({ kind: "invitation-used" });
        const inviter = `${staff.firstName} ${staff.lastName}`;
        const invitation = { uid: member.uid, email, language, inviter, company, origin: deps.config.origin };
        await deps.inviteUser(tx, invitation, deps);
        await audit(member.uid, [{ action: "user.invitation-resent", detail: {} }]);
      } else if (help === "password") {
        if (member.status !== "Active") return rollBack({ kind: "not-active" });
        await deps.sendResetLink(tx, { uid: member.uid, email, language }, deps);
        await audit(member.uid, [{ action: "user.password-link-sent", detail: {} }]);
      } else {
        await deps.endSessions(tx, { uid: member.uid });
        await audit(member.uid, [{ action: "user.sessions-ended", detail: {} }]);
      }
      return uid;
    },
  });
}
