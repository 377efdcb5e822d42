import type { Category, Subcategory } from "@vycep/contract/tickets/tickets.rest";
import type { PermissionSchemaEntry } from "@vycep/contract/users/users.rest";
import { spacedPhone } from "@vycep/domain/market/phone";
import { TITLE_MAX } from "@vycep/domain/tickets/new-ticket";
import type { TicketAbout } from "../../../shared/paths.ts";
import type { CurrentUser } from "../../../shared/user/current-user.ts";

interface Known {
  readonly categories: readonly Category[];
  readonly subcategories: readonly Subcategory[];
  readonly places: readonly PermissionSchemaEntry[];
  readonly user: Pick<CurrentUser, "phone" | "defaultShipToId">;
}

/** The form before anybody has typed: what the address knows, the person's own place and phone. */
export function startOf(about: TicketAbout, { categories, subcategories, places, user }: Known) {
  const named = subcategories.find(({ id }) => id === about.category);
  const category = named?.categoryId ?? categories.find(({ id }) => id === about.category)?.id ?? "";
  const own = subcategories.filter(({ categoryId }) => categoryId === category);
  const subcategory = named?.id ?? (own.length === 1 ? own[0]?.id : undefined) ?? "";
  const place =
    places.find(({ shipToId }) => shipToId === about.shipTo) ??
    places.find(({ shipToId }) => shipToId === user.defaultShipToId) ??
    places[0];
  const shipTo = place?.shipToId ?? "";
  // What is ordered as a print says all that a ticket needs.
  const { material = "" } = about;
  const title = material.slice(0, TITLE_MAX);
  return { category, subcategory, shipTo, phone: spacedPhone(user.phone), title, description: material };
}
