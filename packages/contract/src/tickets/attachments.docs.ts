import type { Described } from "../described.ts";

/** Files of tickets, as /docs tells them (REST-63, REST-65). */
export const attachmentsDocs = {
  UploadAttachmentsByTicketId: {
    summary: "Takes a piece of a file as application/octet-stream; without a body, says how much has come.",
    example: {
      query: {
        draft: "photo",
        upload: "0a1b2c3d4e5f60718293a4b5c6d7e8f9",
        name: "crates.png",
        size: "70",
        offset: "0",
      },
      answer: {
        received: 70,
        attachment: {
          id: "0a1b2c3d4e5f60718293a4b5c6d7e8f9",
          name: "crates.png",
          mediaType: "image/png",
          size: 70,
          at: "2026-11-23T09:00:00",
          person: "Jana Novotná",
        },
      },
    },
    problems: {
      403: ["forbidden-permission"],
      404: ["ticket-not-found", "upload-not-found"],
      409: ["upload-finished"],
      422: [
        "file-empty",
        "file-too-big",
        "too-many-files",
        "file-name-unsafe",
        "file-kind-not-taken",
        "file-not-what-it-says",
        "file-runs-code",
        "file-infected",
        "ticket-closed",
        "reopen-too-late",
      ],
    },
  },
  GetAttachmentsByTicketId: {
    summary: "The files of a ticket.",
    example: {
      path: { id: "CS0010021" },
      answer: [
        {
          id: "f9e8d7c6b5a49382716050f4e3d2c1b0",
          name: "crates.png",
          mediaType: "image/png",
          size: 70,
          at: "2026-11-23T09:00:00",
          person: "Jana Novotná",
        },
      ],
    },
    problems: { 403: ["forbidden-permission"], 404: ["ticket-not-found"] },
  },
  draftAttachments: {
    summary: "The files of what somebody began to write.",
    example: {
      query: { draft: "photo" },
      answer: [
        {
          id: "0a1b2c3d4e5f60718293a4b5c6d7e8f9",
          name: "crates.png",
          mediaType: "image/png",
          size: 70,
          at: "2026-11-23T09:00:00",
          person: "Jana Novotná",
        },
      ],
    },
    problems: { 403: ["forbidden-permission"] },
  },
  attachment: {
    summary: "One file of a ticket.",
    example: {
      path: { id: "0a1b2c3d4e5f60718293a4b5c6d7e8f9" },
      file: { type: "image/png", name: "crates.png" },
    },
    problems: { 403: ["forbidden-permission"], 404: ["attachment-not-found"] },
  },
  removeAttachment: {
    summary: "Removes a file that was not sent yet.",
    example: { path: { id: "0a1b2c3d4e5f60718293a4b5c6d7e8f9" }, answer: { result: true } },
    problems: { 403: ["forbidden-permission"], 404: ["attachment-not-found"] },
  },
} as const satisfies Record<string, Described>;
