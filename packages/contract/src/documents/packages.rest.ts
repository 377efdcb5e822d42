/** Many documents as one archive: asked for, looked after, tried again, or streamed at once. REST-54, OP-112. */
import { MOST_PACKED_DOCUMENTS } from "@vycep/domain/documents/package";
import { z as zod } from "zod";

const named = zod.object({
  documentId: zod.string().min(1).max(40),
  documentType: zod.string().min(1).max(40),
});

export const packageBody = zod.object({
  documents: zod.array(named).min(1).max(MOST_PACKED_DOCUMENTS),
  fileType: zod.enum(["pdf", "isdoc", "xml", "xlsx"]).default("pdf"),
});

export const packageParams = zod.object({ id: zod.string().regex(/^[0-9a-f]{32}$/) });

export const packageAnswerSchema = zod.object({
  packageId: zod.string(),
  state: zod.enum(["packing", "done", "incomplete", "failed"]),
  total: zod.number().int(),
  packed: zod.number().int(),
  missing: zod.array(named),
  bytes: zod.number().int().nullable(),
  link: zod.string().nullable(),
  expiresAt: zod.string(),
});

export type PackageBody = zod.infer<typeof packageBody>;
export type PackageAnswer = zod.infer<typeof packageAnswerSchema>;
