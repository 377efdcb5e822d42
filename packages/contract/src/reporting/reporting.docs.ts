import type { Described } from "../described.ts";

/** Reports, as /docs tells them (REST-42, REST-43). */
export const reportingDocs = {
  GetAllReports: {
    summary: "The reports that there are.",
    example: {
      answer: [
        {
          id: "consumption",
          name: "Consumption",
          description: "Litres, boxes and money by month, brand, packaging and ship-to, beside last year.",
          type: "own",
          path: "/reporting/consumption",
        },
      ],
    },
    problems: { 403: ["forbidden-permission"] },
  },
  GetReportEmbededConfig: {
    summary: "How a report is opened: a page of ours, or the frame of the brewery's tool.",
    example: {
      query: { id: "consumption" },
      answer: {
        id: "consumption",
        type: "own",
        path: "/reporting/consumption",
        embedUrl: null,
        accessToken: null,
        expiration: null,
      },
    },
    problems: { 403: ["forbidden-permission"], 404: ["report-missing"] },
  },
  consumption: {
    summary: "What was taken, beside the year before.",
    example: {
      query: { period: "this-year", shipTo: "500101", measure: "litres", by: "brand" },
      answer: {
        from: "2026-01-01",
        to: "2026-11-23",
        before: { from: "2025-01-01", to: "2025-11-23" },
        step: "month",
        measure: "litres",
        measures: ["litres"],
        total: { now: 144102, before: 139562 },
        active: null,
        strongest: "2026-07",
        parts: [{ key: "Lipovrch", name: "Lipovrch" }],
        bars: [{ now: 13634, before: 13810, key: "2026-01", parts: [12570] }],
        brands: [{ now: 129940, before: 125260, key: "Lipovrch", name: "Lipovrch" }],
        packagings: [{ now: 76500, before: 74500, key: "tank", name: "Tank" }],
        places: [
          {
            now: 144102,
            before: 139562,
            key: "500101",
            name: "Restaurace U Modré hvězdy",
            isSuspended: false,
          },
        ],
        products: [
          {
            now: 57500,
            before: 54500,
            key: "100216",
            name: "Lipovrch 11 pale lager, tank beer, unit of 500 l (5 hl)",
          },
        ],
      },
    },
    problems: { 403: ["forbidden-permission"], 404: ["ship-to-not-found"] },
  },
  exportConsumption: {
    summary: "The same as CSV or XLSX.",
    example: {
      query: { period: "this-year", shipTo: "500101", format: "xlsx" },
      file: {
        type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        name: "consumption-2026-01-01-2026-11-23.xlsx",
      },
    },
    problems: { 403: ["forbidden-permission"], 404: ["ship-to-not-found"] },
  },
  empties: {
    summary: "The account of empties of one place.",
    example: {
      query: { shipTo: "500101", limit: "1" },
      answer: {
        shipToId: "500101",
        shipToName: "Restaurace U Modré hvězdy",
        from: "2026-08-25",
        to: "2026-11-23",
        currency: "CZK",
        types: [
          {
            code: "KEG50",
            name: "Keg 50 l",
            opening: 17,
            delivered: 312,
            returned: 284,
            corrected: -8,
            balance: 37,
            deposit: 1500,
            worth: 55500,
          },
        ],
        worth: 97136,
        movements: [
          {
            day: "2026-11-19",
            code: "BTL025",
            name: "Bottle 0.25 l returnable",
            kind: "delivered",
            change: 72,
            balance: 72,
            orderNumber: "4700100301",
          },
        ],
        total: 210,
      },
    },
    problems: { 403: ["forbidden-permission"], 404: ["ship-to-not-found"] },
  },
  exportEmpties: {
    summary: "The same as CSV or XLSX.",
    example: {
      query: { shipTo: "500101", format: "csv" },
      file: { type: "text/csv", name: "empties-500101-2026-11-23.csv" },
    },
    problems: { 403: ["forbidden-permission"], 404: ["ship-to-not-found"] },
  },
} as const satisfies Record<string, Described>;
