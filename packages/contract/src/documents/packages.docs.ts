import type { Described } from "../described.ts";

/** Many documents as one archive, as /docs tells it (REST-54). */
export const packagesDocs = {
  GetDownloadZipDocumentBulk: {
    summary: "Some documents as one archive, streamed at once.",
    example: {
      body: { documents: [{ documentId: "2026100135", documentType: "invoice" }], fileType: "pdf" },
      file: { type: "application/zip", name: "documents-2026-11-23.zip" },
    },
    problems: { 403: ["forbidden-permission"], 404: ["file-not-downloaded"] },
  },
  packages: {
    summary: "Asks for many documents as one archive, which is packed meanwhile.",
    takesKey: true,
    example: {
      body: { documents: [{ documentId: "2026100135", documentType: "invoice" }], fileType: "isdoc" },
      answer: {
        packageId: "2fe64f3fff6c2942f04759a39192a88a",
        state: "packing",
        total: 1,
        packed: 0,
        missing: [],
        bytes: null,
        link: null,
        expiresAt: "2026-11-24T08:00:00.000Z",
      },
    },
    problems: { 403: ["forbidden-permission"], 404: ["file-not-downloaded"] },
  },
  package: {
    summary: "How far an archive is, and its link once it is packed.",
    example: {
      path: { id: "2fe64f3fff6c2942f04759a39192a88a" },
      answer: {
        packageId: "2fe64f3fff6c2942f04759a39192a88a",
        state: "packing",
        total: 1,
        packed: 0,
        missing: [],
        bytes: null,
        link: null,
        expiresAt: "2026-11-24T08:00:00.000Z",
      },
    },
    problems: { 403: ["forbidden-permission"], 404: ["file-not-downloaded"] },
  },
  retry: {
    summary: "Packs an archive once more that could not be packed.",
    example: {
      path: { id: "2fe64f3fff6c2942f04759a39192a88a" },
      answer: {
        packageId: "2fe64f3fff6c2942f04759a39192a88a",
        state: "packing",
        total: 1,
        packed: 0,
        missing: [],
        bytes: null,
        link: null,
        expiresAt: "2026-11-24T08:00:00.000Z",
      },
    },
    problems: { 403: ["forbidden-permission"], 404: ["file-not-downloaded"] },
  },
} as const satisfies Record<string, Described>;
