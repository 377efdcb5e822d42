import type { RouteName } from "@vycep/domain/access/route-access";
import type { Screen, TitleKey } from "@vycep/shell/page/screen";
import type { Noun } from "@vycep/words/nouns";

/** One part of the person's own page, with an address, a tab and a file of its own. */
export interface ProfileSection {
  /** The end of its address: `/my-profile/{tab}` (ROUTE-13, OP-102). */
  readonly tab: string;
  /** Who may enter, by its name in ROUTE_ACCESS; the tab stands there for nobody else. */
  readonly name: RouteName;
  /** Its tab and the end of its breadcrumb, a key of the shell's words. */
  readonly title: TitleKey;
  /** Nouns whose words it speaks, besides those of the profile. */
  readonly texts: readonly Noun[];
  /** What stands under the tabs; title and tabs come from the frame. */
  readonly screen: () => Promise<Screen>;
}

/** The parts of the profile, in the order of their tabs. A section is one row here and its file. */
export const profileSections: readonly ProfileSection[] = [
  {
    tab: "details", // PROFILE-01
    name: "my-profile",
    title: "profileDetails",
    texts: ["identity"],
    screen: () => import("./details-section.tsx").then((file) => file.detailsSection),
  },
  {
    tab: "company", // PROFILE-02
    name: "my-profile",
    title: "profileCompany",
    texts: ["delivery", "list"],
    screen: () => import("./company-section.tsx").then((file) => file.companySection),
  },
  {
    tab: "password", // AUTH-12
    name: "my-profile",
    title: "profilePassword",
    texts: ["passwords"],
    screen: () => import("./password-section.tsx").then((file) => file.passwordSection),
  },
  {
    tab: "notices", // BELL-03
    name: "my-profile",
    title: "profileNotices",
    texts: ["notices", "notice-settings"],
    screen: () => import("./notices-section.tsx").then((file) => file.noticesSection),
  },
  {
    tab: "devices", // D33
    name: "my-profile",
    title: "profileDevices",
    texts: ["devices", "factors", "passwords"],
    screen: () => import("./devices-section.tsx").then((file) => file.devicesSection),
  },
  {
    tab: "users", // USERADMIN-01, OP-102
    name: "users",
    title: "profileUsers",
    texts: ["users", "list"],
    screen: () => import("./users-section.tsx").then((file) => file.usersSection),
  },
  {
    tab: "roles", // ROLE-12, OP-102
    name: "roles",
    title: "profileRoles",
    texts: ["users"],
    screen: () => import("./roles-section.tsx").then((file) => file.rolesSection),
  },
];
