import type { Described } from "../described.ts";

/** The bell, what one is told of, and messages of the brewery, as /docs tells them (BELL-01…04). */
export const noticesDocs = {
  GetNotices: {
    summary: "What happened to one's orders, papers and tickets, the newest first.",
    example: {
      query: { limit: "1" },
      answer: {
        notices: [
          {
            id: 116,
            subject: "4700100301",
            shipToId: "500101",
            at: "2026-11-19T08:40:00.000Z",
            day: "2026-11-19",
            minutes: 580,
            isRead: false,
            facts: { kind: "order-delivered", isPartial: false },
          },
        ],
        next: "WyJuZXdlc3QiLCIxNzk1MDc3NjAwMDAwMDAwIiwiMTE2Il0",
      },
    },
  },
  GetUnreadNotices: { summary: "How many of them are unread.", example: { answer: { unread: 3 } } },
  MarkNotices: {
    summary: "They are read or unread from now on, on all devices.",
    example: { body: { ids: [116], isRead: true }, answer: { unread: 2 } },
  },
  GetNoticeSettings: {
    summary: "What one is told of, by place, kind and way.",
    example: {
      answer: {
        places: [
          {
            shipToId: "500101",
            settings: [{ setting: "cart-waiting", ways: { bell: true, mail: true, push: true } }],
          },
        ],
      },
    },
  },
  SetNoticeSettings: {
    summary: "Turns some of these switches.",
    example: {
      body: { changes: [{ shipToId: "500101", setting: "order-progress", way: "bell", isWanted: false }] },
      answer: {
        places: [
          {
            shipToId: "500101",
            settings: [{ setting: "cart-waiting", ways: { bell: true, mail: true, push: true } }],
          },
        ],
      },
    },
    problems: { 404: ["ship-to-not-found"], 422: ["no-such-switch"] },
  },
  GetAnnouncements: {
    summary: "Messages of the brewery that stand now, the gravest first.",
    example: {
      answer: {
        announcements: [
          {
            key: "road-closure",
            severity: "warning",
            title: "Road closure near Lipovrch:",
            body: "trucks take a detour and may arrive up to an hour later.",
            link: "/contact",
            mayDismiss: true,
          },
        ],
        changesInSeconds: 1155600,
      },
    },
  },
  DismissAnnouncement: {
    summary: "Puts such a message away, on all devices.",
    example: { body: { key: "road-closure" }, answer: { announcements: [], changesInSeconds: null } },
    problems: { 404: ["announcement-not-found"], 422: ["announcement-stays"] },
  },
} as const satisfies Record<string, Described>;
