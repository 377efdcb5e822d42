import type { Described } from "../described.ts";

/** What the shell draws and whom to ask, as /docs tells it (REST-04…07, REST-39…41). */
export const contentDocs = {
  portalExtLinks: {
    summary: "The fixed links of the portal, to be chosen by name, type and country.",
    isPublic: true,
    example: {
      query: { country: "CZ" },
      answer: [
        { name: "termsOfUse", label: "Terms of use", url: "/legal/terms", type: "legal", order: 1 },
        { name: "termsOfUseSK", label: "Terms of use", url: "/legal/terms", type: "legal", order: 1 },
      ],
    },
  },
  supportContacts: {
    summary: "Phone, e-mail and hours of customer service, by market.",
    isPublic: true,
    example: {
      answer: [
        {
          market: "CZ",
          phone: "+420800999000",
          email: "podpora@lipovrch.example",
          hours: [{ weekdays: [1, 2, 3, 4, 5], from: "08:00", to: "16:00" }],
        },
      ],
    },
  },
  servicestatus: {
    summary: "Whether orders are taken now, and the days off that are near.",
    isPublic: true,
    example: { query: { country: "CZ" }, answer: { daysOff: [], orders: "working" } },
  },
  pagemenu: {
    summary:
      "The pages that the caller may open, by their place in the menus; a visitor's are those of the host.",
    isPublic: true,
    example: {
      as: "U001",
      answer: {
        items: [
          {
            name: "homepage",
            label: "Home",
            url: "/",
            permission: "Home Page",
            place: "main",
            area: "/",
            insteadOf: null,
          },
        ],
      },
    },
  },
  banners: {
    summary: "The brewery's messages that stand today, the gravest first.",
    example: {
      answer: {
        rotationSeconds: 8,
        banners: [
          {
            id: "xmas-orders",
            tone: "info",
            title: "Christmas deliveries:",
            body: "the last delivery is on 23 December, order by 22 December 16:00.",
            link: null,
          },
        ],
      },
    },
  },
  terms: {
    summary: "The terms of use in force in a country; null where the brewery has none.",
    isPublic: true,
    example: {
      query: { country: "CZ" },
      answer: {
        version: "4",
        validFrom: "2025-09-08",
        title: "Terms of use",
        body: "These terms govern the use of the customer portal of Pivovar Lipovrch,…",
      },
    },
  },
  helppages: {
    summary: "The pages of the tutorial, in their order.",
    example: {
      answer: [
        {
          id: "tut-order",
          page: 1,
          section: "Orders",
          name: "Track your orders",
          body: "Order history shows the status of every order from receipt to delivery.",
          file: { link: "/help/tut-order.mp4" },
          newCapability: false,
          mgnllastModified: "2026-01-11T23:00:00Z",
        },
      ],
    },
  },
  pagecontent: {
    summary: "Texts of pages by place; without a place, all of them.",
    isPublic: true,
    example: {
      query: { locationId: "aboutTheBrand" },
      answer: [
        {
          locationId: "aboutTheBrand",
          title: "Ponente means the west wind",
          body: "It blows in from the sea every afternoon, and on the squares it begins…",
        },
      ],
    },
  },
} as const satisfies Record<string, Described>;
