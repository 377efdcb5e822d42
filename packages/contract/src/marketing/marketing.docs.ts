import type { Described } from "../described.ts";

const menu = {
  materialId: "napojovy-listek",
  name: "Drinks menu template",
  description: "On tap: eight lines to fill in, A5.",
  format: "pdf",
  brand: "Lipovrch",
  folder: "menus",
  dateAdded: "2026-11-12",
  isNew: true,
  files: 1,
  bytes: 38_391,
  seconds: null,
  cover: "/covers/44e02ea9ef48f43431cf18fb43a1e614.webp",
  print: null,
} as const;

const needsMaterials = { 403: ["forbidden-permission"] } as const;
const unknownToo = { ...needsMaterials, 404: ["file-not-downloaded"] } as const;

/** Marketing materials, as /docs tells them (REST-27…32, MARKETING-01…03). */
export const marketingDocs = {
  downloadmaterial: {
    summary: "Links of one's own to the files of a material, which live for half an hour.",
    example: {
      query: { materialId: "napojovy-listek" },
      answer: {
        files: [{ name: "napojovy-listek.pdf", type: "application/pdf", bytes: 38_391, link: "/files/v1.…" }],
        expiresAt: "2026-11-23T…",
      },
    },
    problems: unknownToo,
  },
  GetAllBrandsAsync: {
    summary: "The brands that have materials, with how many.",
    example: { answer: [{ brand: "Jasno", count: 2 }] },
    problems: needsMaterials,
  },
  "bulk-files": {
    summary: "Files of several materials as one archive; one that cannot be had refuses all.",
    example: {
      body: { materialIds: ["napojovy-listek", "social-ponente"] },
      file: { type: "application/zip", name: "materials-2026-11-23.zip" },
    },
    problems: unknownToo,
  },
  GetAllDMSearch: {
    summary: "Materials in which a word is found.",
    example: {
      query: { search: "menu" },
      answer: {
        folders: [{ folder: "posters", name: "Posters and leaflets", count: 0 }],
        prints: 0,
        materials: [menu],
        total: 2,
      },
    },
    problems: needsMaterials,
  },
  GetAllDMFolders: {
    summary: "Materials by folder, the newest first; each folder tells what the other filters leave in it.",
    example: {
      query: { folder: "menus" },
      answer: {
        folders: [{ folder: "posters", name: "Posters and leaflets", count: 7 }],
        prints: 10,
        materials: [menu],
        total: 3,
      },
    },
    problems: needsMaterials,
  },
  GetMarketingMaterialsSearch: {
    summary: "Either of both: folders are browsed without a word and searched with one.",
    example: {
      query: { folder: "menus", search: "menu" },
      answer: {
        folders: [{ folder: "posters", name: "Posters and leaflets", count: 0 }],
        prints: 0,
        materials: [menu],
        total: 2,
      },
    },
    problems: needsMaterials,
  },
} as const satisfies Record<string, Described>;
