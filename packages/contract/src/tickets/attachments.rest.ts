/** Files of tickets: tickets/UploadAttachmentsByTicketId, GetAttachmentsByTicketId and what goes with them. REST-63, REST-65. */
import { z as zod } from "zod";

const id = zod.string().regex(/^[0-9a-f]{32}$/);
const draft = zod.string().min(1).max(200);

/**
 * A piece of a file of a ticket, or of the draft of one that is not sent yet; without a body it asks how much has come. The
 * sender names the upload, so that what broke off goes on where it was.
 */
export const uploadQuery = zod
  .object({
    ticketId: zod.string().min(1).max(40).optional(),
    draft: draft.optional(),
    upload: id,
    name: zod.string().max(400),
    size: zod.coerce.number().int().min(0),
    offset: zod.coerce.number().int().min(0),
  })
  .refine(({ ticketId, draft: key }) => (ticketId === undefined) !== (key === undefined));

export const attachmentSchema = zod.object({
  id,
  name: zod.string(),
  mediaType: zod.string(),
  size: zod.number().int(),
  at: zod.string(),
  person: zod.string(),
});

export const uploadAnswer = zod.object({
  received: zod.number().int(),
  attachment: attachmentSchema.nullable(),
});

export const attachmentsAnswer = zod.array(attachmentSchema);
export const draftFilesQuery = zod.object({ draft });
export const attachmentParams = zod.object({ id });
export const removedAnswer = zod.object({ result: zod.literal(true) });

export type UploadQuery = zod.infer<typeof uploadQuery>;
export type UploadAnswer = zod.infer<typeof uploadAnswer>;
export type Attachment = zod.infer<typeof attachmentSchema>;
