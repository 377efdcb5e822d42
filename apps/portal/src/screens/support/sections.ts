import type { RouteName } from "@vycep/domain/access/route-access";
import type { TitleKey } from "@vycep/shell/page/screen";
import type { Noun } from "@vycep/words/nouns";

interface SupportTab {
  /** The end of its address: `/support/{path}` (ROUTE-22, OP-101). */
  readonly tab: string;
  /** Who may enter, by its name in ROUTE_ACCESS; the tab stands there for nobody else. */
  readonly name: RouteName;
  /** Its tab and the end of its breadcrumb, a key of the shell's words. */
  readonly title: TitleKey;
}

/** One part of the support that stands in its frame. */
export interface SupportSection extends SupportTab {
  readonly tab: "faq" | "help" | "knowledge-base" | "contact";
  /** Reached from another part and has no tab of its own; that one's is marked. */
  readonly within?: string;
  /** Nouns whose words it speaks, besides those of the support. */
  readonly texts: readonly Noun[];
}

/** The parts of the support, in the order of their tabs. A part is one row here, its file, and that file's row in app/further-screens.ts. */
export const supportSections: readonly SupportSection[] = [
  {
    tab: "faq", // CONTENT-02
    name: "support",
    title: "supportHelp",
    texts: ["content"],
  },
  {
    tab: "help", // CONTENT-04
    name: "support",
    title: "helpPages",
    within: "faq",
    texts: ["tutorial"],
  },
  {
    tab: "knowledge-base", // CONTENT-03
    name: "support",
    title: "knowledgeBase",
    texts: ["content"],
  },
  {
    tab: "contact", // CONTENT-13, CONTENT-14
    name: "support",
    title: "contact",
    texts: ["content"],
  },
];

const tickets: SupportTab = { tab: "tickets", name: "tickets", title: "tickets" };

/** The tabs in their order: the parts that have one, and before the contact the tickets, which are pages of their own. */
export const supportTabs: readonly SupportTab[] = supportSections
  .filter(({ within }) => within === undefined)
  .flatMap((section) => (section.tab === "contact" ? [tickets, section] : [section]));
