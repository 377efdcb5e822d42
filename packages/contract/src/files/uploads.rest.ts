/** Files for the desk: `POST /desk/uploads` takes them piece by piece; an operation of the desk then says what they are used for. */
import { UPLOAD_PURPOSES } from "@vycep/domain/files/upload";
import { z as zod } from "zod";

/** A piece of a file; without a body it asks how much has come. The sender names the upload, so that what broke off goes on where it was. */
export const deskUploadQuery = zod.object({
  upload: zod.string().regex(/^[0-9a-f]{32}$/),
  purpose: zod.enum(UPLOAD_PURPOSES),
  name: zod.string().max(400),
  size: zod.coerce.number().int().min(0),
  offset: zod.coerce.number().int().min(0),
});

export const deskUploadAnswer = zod.object({
  /** How many bytes have come. */
  received: zod.number().int(),
  /** All of it has come and was found good. */
  isWhole: zod.boolean(),
});

export type DeskUploadQuery = zod.infer<typeof deskUploadQuery>;
export type DeskUploadAnswer = zod.infer<typeof deskUploadAnswer>;
