import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "customers", power: "see" } as const;
const changes = { area: "customers", power: "change" } as const;
const texts = [
  ...(["customers", "customer-roles", "list", "order-desk", "audit", "audit-fields", "weekdays"] as const),
] as const;

/** Companies, places and people of customers (DCUST-01). */
export const customersFeature: DeskFeature = {
  nav: [{ section: "sales", place: 40, title: "customers", icon: "users", path: paths.shipTos(), needs }],
  pages: [
    {
      path: paths.shipTos(),
      title: "customers",
      needs,
      texts,
      screen: async () => (await import("./ship-tos-screen.tsx")).shipTosScreen,
    },
    {
      path: "/desk/ship-tos/new",
      title: "newShipTo",
      needs: changes,
      texts,
      screen: async () => (await import("./new/new-ship-to-screen.tsx")).newShipToScreen,
    },
    {
      path: "/desk/ship-tos/$id",
      title: "shipTo",
      needs,
      texts,
      screen: async () => (await import("./ship-to-screen.tsx")).shipToScreen,
    },
    {
      path: paths.companies(),
      title: "customers",
      needs,
      texts: [...texts, "bulk"],
      screen: async () => (await import("./companies-screen.tsx")).companiesScreen,
    },
    {
      path: paths.newCompany(),
      title: "newCompany",
      needs: changes,
      texts,
      screen: async () => (await import("./new/new-company-screen.tsx")).newCompanyScreen,
    },
    {
      path: "/desk/companies/$id/begin",
      title: "newCompany",
      needs: changes,
      texts,
      screen: async () => (await import("./new/begin-company-screen.tsx")).beginCompanyScreen,
    },
    {
      path: "/desk/companies/$id",
      title: "company",
      needs,
      texts,
      screen: async () => (await import("./company-screen.tsx")).companyScreen,
    },
    {
      path: paths.customerUsers(),
      title: "customerUsers",
      needs: { area: "customer-users", power: "see" },
      texts: [...texts, "bulk"],
      screen: async () => (await import("./users-screen.tsx")).usersScreen,
    },
    {
      path: "/desk/customer-users/$uid",
      title: "customerUsers",
      needs: { area: "customer-users", power: "see" },
      texts: [...texts, "personal-data"],
      screen: async () => (await import("./user-screen.tsx")).userScreen,
    },
  ],
  work: [
    {
      id: "limits-nearly-used",
      noun: "customers",
      title: "limitsNearlyUsed",
      icon: "wallet",
      needs,
      href: `${paths.companies()}?standing=near-limit`,
      tone: "muted",
      find: async (signal) => (await import("./find-customers.ts")).findNearLimit(signal),
    },
  ],
  finders: [
    {
      id: "ship-tos",
      title: "shipTos",
      icon: "home",
      needs,
      find: async (text, signal) => (await import("./find-customers.ts")).findShipTos(text, signal),
    },
    {
      id: "companies",
      title: "companies",
      icon: "receipt",
      needs,
      find: async (text, signal) => (await import("./find-customers.ts")).findCompanies(text, signal),
    },
    {
      id: "customer-users",
      title: "customerUsers",
      icon: "users",
      needs: { area: "customer-users", power: "see" },
      find: async (text, signal) => (await import("./find-customers.ts")).findUsers(text, signal),
    },
  ],
};
