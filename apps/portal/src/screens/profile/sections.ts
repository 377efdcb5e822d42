import type { RouteName } from "@vycep/domain/access/route-access";
import type { TitleKey } from "@vycep/shell/page/screen";
import type { Noun } from "@vycep/words/nouns";

type ProfileTab = "details" | "company" | "password" | "notices" | "devices" | "programs" | "users" | "roles";

/** One part of the person's own page, with an address, a tab and a file of its own. */
export interface ProfileSection {
  /** The end of its address: `/my-profile/{tab}` (ROUTE-13, OP-102). */
  readonly tab: ProfileTab;
  /** Who may enter, by its name in ROUTE_ACCESS; the tab stands there for nobody else. */
  readonly name: RouteName;
  /** Its tab and the end of its breadcrumb, a key of the shell's words. */
  readonly title: TitleKey;
  /** Nouns whose words it speaks, besides those of the profile. */
  readonly texts: readonly Noun[];
}

/** The parts of the profile, in the order of their tabs. A section is one row here, its file, and that file's row in app/further-screens.ts. */
export const profileSections: readonly ProfileSection[] = [
  {
    tab: "details", // PROFILE-01
    name: "my-profile",
    title: "profileDetails",
    texts: ["identity"],
  },
  {
    tab: "company", // PROFILE-02
    name: "my-profile",
    title: "profileCompany",
    texts: ["delivery", "list"],
  },
  {
    tab: "password", // AUTH-12
    name: "my-profile",
    title: "profilePassword",
    texts: ["passwords"],
  },
  {
    tab: "notices", // BELL-03
    name: "my-profile",
    title: "profileNotices",
    texts: ["notices", "notice-settings"],
  },
  {
    tab: "devices", // D33
    name: "my-profile",
    title: "profileDevices",
    texts: ["devices", "factors", "passwords"],
  },
  {
    tab: "programs", // B16
    name: "my-profile",
    title: "profilePrograms",
    texts: ["programs", "devices", "users"],
  },
  {
    tab: "users", // USERADMIN-01, OP-102
    name: "users",
    title: "profileUsers",
    texts: ["users", "list"],
  },
  {
    tab: "roles", // ROLE-12, OP-102
    name: "roles",
    title: "profileRoles",
    texts: ["users"],
  },
];
