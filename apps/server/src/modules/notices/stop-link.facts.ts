import { isNoticeSwitch, type NoticeSetting } from "@vycep/domain/notices/notice-setting";
import { openText, type Secrets, sealText } from "../../platform/secrets/sealed-text.ts";

/** Where mails of a kind are stopped (MAIL-10). */
export const STOP_PATH = "/stop-notices";
const purpose = "stop notices";

/** Whose mails of which kind. */
export type Stopped = { readonly uid: string; readonly setting: NoticeSetting };

/** A link that stops mails of one kind to one person, and can nothing else; who has it is signed in nowhere. */
export function printStopLink({ uid, setting }: Stopped, secrets: Secrets): string {
  return `${STOP_PATH}/${sealText(JSON.stringify([uid, setting]), purpose, secrets)}`;
}

/** Reads such a link; undefined where it is none of ours. */
export function readStopLink(sealed: string, secrets: Secrets): Stopped | undefined {
  const text = openText(sealed, purpose, secrets);
  if (text === undefined) return undefined;
  const [uid, setting]: readonly unknown[] = JSON.parse(text);
  const named = { setting: String(setting), way: "mail" };
  return typeof uid === "string" && isNoticeSwitch(named) ? { uid, setting: named.setting } : undefined;
}
