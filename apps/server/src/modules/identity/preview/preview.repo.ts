import type { ContentKind } from "@vycep/domain/content/edited-content";
import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import type { StaffRole } from "@vycep/domain/staff/staff-role";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { SettingsSeen } from "../../../platform/session.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { type RightJson, staffInSql } from "../../staff/staff.facts.ts";

/** A role with the screens that it opens, at a place. */
export type RoleSeen = {
  readonly roleId: string;
  readonly roleName: string;
  readonly permissions: string;
  readonly shipToId: string;
};

export type ContentSeen = { readonly contentKind: ContentKind; readonly contentKey: string };

export type NewPreview = {
  readonly id: string;
  readonly codeHash: string;
  readonly staffUid: string;
  readonly staffTokenIds: readonly string[];
  readonly market: Market;
  readonly language: Language;
  readonly seen: RoleSeen | ContentSeen | { readonly settings: SettingsSeen };
  readonly now: Date;
  readonly codeExpiresAt: Date;
};

/** Begins one; until it is opened it ends with its code. */
export async function addPreview(tx: Tx, preview: NewPreview): Promise<void> {
  const { id, codeHash, staffUid, staffTokenIds, market, language, now, codeExpiresAt } = preview;
  const {
    roleId,
    roleName,
    permissions,
    shipToId,
    contentKind,
    contentKey,
    settings,
  }: Partial<RoleSeen & ContentSeen & { readonly settings: SettingsSeen }> = preview.seen;
  await sql`
    insert into preview_session (id, code_hash, staff_uid, staff_token_ids, market, language, role_id, role_name, permissions,
      ship_to_id, content_kind, content_key, settings, created_at, code_expires_at, expires_at)
    values (${id}, ${codeHash}, ${staffUid}, ${[...staffTokenIds]}::text[], ${market}, ${language}, ${roleId ?? null},
      ${roleName ?? null}, ${permissions ?? null}, ${shipToId ?? null}, ${contentKind ?? null}, ${contentKey ?? null},
      ${settings === undefined ? null : JSON.stringify(settings)}::jsonb, ${now}, ${codeExpiresAt}, ${codeExpiresAt})`.execute(
    tx,
  );
}

/** Opens the one of a code, once and in time; it lives from now on. */
export async function openPreview(
  tx: Tx,
  { codeHash, now, until }: { readonly codeHash: string; readonly now: Date; readonly until: Date },
): Promise<{ readonly id: string; readonly staffUid: string } | undefined> {
  const { rows } = await sql<{ id: string; staffUid: string }>`
    update preview_session set started_at = ${now}, expires_at = ${until}
    where code_hash = ${codeHash} and started_at is null and code_expires_at > ${now}
    returning id, staff_uid as "staffUid"`.execute(tx);
  return rows[0];
}

export type PreviewRow = {
  readonly id: string;
  readonly market: Market;
  readonly language: Language;
  readonly expiresAt: Date;
  readonly role: RoleSeen | null;
  readonly content: ContentSeen | null;
  readonly settings: SettingsSeen | null;
  readonly shipToName: string | null;
  /** In which the staff member reads. */
  readonly staffLanguage: string;
  readonly roles: readonly StaffRole[];
  readonly companies: readonly string[];
  readonly rights: readonly RightJson[];
};

/** One that was opened and lives, of somebody who may still come in at the desk and has not signed out there. */
export async function livePreview(
  db: Db,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<PreviewRow | undefined> {
  const { rows } = await sql<PreviewRow>`
    select p.id, p.market, p.language, p.expires_at as "expiresAt",
      case when p.role_id is not null then json_build_object('roleId', p.role_id, 'roleName', p.role_name,
        'permissions', p.permissions, 'shipToId', p.ship_to_id) end as role,
      case when p.content_kind is not null then
        json_build_object('contentKind', p.content_kind, 'contentKey', p.content_key) end as content, p.settings,
      ${shipToInSql.nameOf(sql`p.ship_to_id`)} as "shipToName", s.language as "staffLanguage",
      ${staffInSql.rolesOf(sql`s.uid`)} as roles, ${staffInSql.companiesOf(sql`s.uid`)} as companies,
      ${staffInSql.rightsOf(sql`s.uid`)} as rights
    from preview_session p join ${staffInSql.whoMaySignIn} s on s.uid = p.staff_uid
    where p.id::text = ${id} and p.started_at is not null and p.expires_at > ${now}
      and not exists (select from revoked_token t where t.jti = any(p.staff_token_ids))
      and not exists (select from session_end e where e.uid = p.staff_uid and e.ended_at > p.created_at
        and not e.besides && p.staff_token_ids)`.execute(db);
  return rows[0];
}
