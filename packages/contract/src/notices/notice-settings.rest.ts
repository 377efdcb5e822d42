/** What somebody is told of, by kind, way and place (BELL-03). */
import { NOTICE_SETTING_NAMES, NOTICE_WAYS } from "@vycep/domain/notices/notice-setting";
import { z as zod } from "zod";

const setting = zod.enum(NOTICE_SETTING_NAMES);
const way = zod.enum(NOTICE_WAYS);

export const noticeSettingsAnswer = zod.object({
  places: zod.array(
    zod.object({
      shipToId: zod.string(),
      settings: zod.array(
        zod.object({
          setting,
          ways: zod.object({
            bell: zod.boolean().optional(),
            mail: zod.boolean().optional(),
            push: zod.boolean().optional(),
          }),
        }),
      ),
    }),
  ),
});

/** Switches to turn; all of them or none. */
export const setNoticeSettingsBody = zod.object({
  changes: zod
    .array(zod.object({ shipToId: zod.string().max(40), setting, way, isWanted: zod.boolean() }))
    .min(1)
    .max(10_000),
});

export type NoticeSettingsAnswer = zod.infer<typeof noticeSettingsAnswer>;
export type SetNoticeSettingsBody = zod.infer<typeof setNoticeSettingsBody>;
