/** Messages of the brewery to all or to a group, over every page while they stand. BELL-04. */
import { SEVERITIES } from "@vycep/domain/notices/announcement";
import { z as zod } from "zod";

const keyOfAnnouncement = zod.string().regex(/^[a-z0-9-]{1,60}$/);

export const announcementSchema = zod.object({
  key: keyOfAnnouncement,
  severity: zod.enum(SEVERITIES),
  title: zod.string(),
  body: zod.string(),
  link: zod.string().nullable(),
  mayDismiss: zod.boolean(),
});

/** Those that stand for the caller now, the gravest first. */
export const announcementsAnswer = zod.object({
  announcements: zod.array(announcementSchema),
  changesInSeconds: zod.number().int().nullable(),
});

/** Which message the caller put away, on all devices and for good. */
export const dismissAnnouncementBody = zod.object({ key: keyOfAnnouncement });

export type AnnouncementShown = zod.infer<typeof announcementSchema>;
export type AnnouncementsAnswer = zod.infer<typeof announcementsAnswer>;
export type DismissAnnouncementBody = zod.infer<typeof dismissAnnouncementBody>;
