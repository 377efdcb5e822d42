import type { Permission } from "@vycep/domain/access/permission";
import { NOTICE_SETTINGS, type NoticeSetting, wantsNotice } from "@vycep/domain/notices/notice-setting";
import type { Tx } from "../../platform/db.ts";
import { writeDepartures } from "./notice-settings.repo.ts";

/** One whose mails of a kind stop or come again, with their rights of today. */
export type StoppedPerson = {
  readonly uid: string;
  readonly permissionsAt: ReadonlyMap<string, ReadonlySet<Permission>>;
};

/** Stops mails of one kind at all places of a person, or lets them come again (MAIL-10); the bell is not touched. */
export async function writeMailStop(
  tx: Tx,
  { uid, permissionsAt }: StoppedPerson,
  { setting, isWanted }: { readonly setting: NoticeSetting; readonly isWanted: boolean },
): Promise<void> {
  const way = { setting, way: "mail" } as const;
  const turned = [...permissionsAt].flatMap(([shipToId, permissions]) => {
    if (!permissions.has(NOTICE_SETTINGS[setting].permission)) return [];
    const isDeparture = wantsNotice(way, { permissions, isOwn: true }) !== isWanted;
    return [{ shipToId, ...way, isWanted, isDeparture }];
  });
  await writeDepartures(tx, uid, turned);
}
