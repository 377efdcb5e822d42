import type { AdministrationDeps } from "../administration/administration.deps.ts";

/** What the desk needs to show and change people of customers: the same as a customer's own administration. */
export type UserDeskDeps = AdministrationDeps;
