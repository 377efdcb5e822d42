import type { DeskArea, DeskPower } from "@vycep/domain/staff/staff-right";
import type { Screen } from "@vycep/shell/page/screen";
import type { IconName } from "@vycep/ui/icons/icon.tsx";
import type { PlainKey } from "@vycep/words/engine/texts";
import type { Noun, Originals } from "@vycep/words/nouns";

/** A title or label among the desk's words. */
export type DeskTitle = PlainKey<Originals["desk"]>;

/** The right that a page asks for (DSIGN-05); the API judges it again at every operation. */
export interface Needed {
  readonly area: DeskArea;
  readonly power: DeskPower;
}

/** One page of the desk. */
export interface DeskPage {
  /** As the router writes it, under /desk: `/desk/orders/$number`. */
  readonly path: string;
  readonly title: DeskTitle;
  /** Without it, everybody of the staff may enter. */
  readonly needs?: Needed;
  /** Nouns whose words the screen speaks; fetched together with it. */
  readonly texts: readonly Noun[];
  readonly screen: () => Promise<Screen>;
  /** Before somebody is signed in: without navigation and without asking who it is. */
  readonly isDoor?: true;
}

/** The parts of the navigation, in their order (mockups: sale, goods, words, finance, running the house, administration). */
export const NAV_SECTIONS = [
  "top",
  "sales",
  "goods",
  "words",
  "finance",
  "operations",
  "administration",
] as const;

export type NavSection = (typeof NAV_SECTIONS)[number];

/** A line of the navigation at the left, for whoever may enter. */
export interface NavEntry {
  readonly section: NavSection;
  /** Lines of a section stand by this number. */
  readonly place: number;
  readonly title: DeskTitle;
  readonly icon: IconName;
  readonly path: string;
  readonly needs?: Needed;
  /** Only for those who drive themselves: to others it would open on nothing. */
  readonly isForDrivers?: true;
  /** The work whose number stands beside it, by its ids. */
  readonly work?: readonly string[];
}

/** How much waits for somebody. */
export interface WorkFound {
  readonly count: number;
  /** There are more than the count says. */
  readonly isMore?: boolean;
  /** Since when the oldest of it waits, ISO 8601. */
  readonly oldest?: string | undefined;
}

/** A line of the page Today: work that waits, with its number, its age and its list (DTODAY-01). */
export interface WorkItem {
  readonly id: string;
  /** With which questions' answers its number is read anew: the first part of their keys. */
  readonly noun: string;
  readonly title: DeskTitle;
  readonly icon: IconName;
  readonly needs: Needed;
  /** The list of it. */
  readonly href: string;
  /** Amber is what waits as it should, red what somebody must act on at once. */
  readonly tone: "amber" | "red" | "muted";
  readonly find: (signal: AbortSignal) => Promise<WorkFound>;
}

/** A record that was looked for. */
export interface FoundRecord {
  readonly id: string;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly note: string;
  readonly href: string;
}

/** Records of one kind that Ctrl K looks among, by number or name (DLIST-07). */
export interface RecordFinder {
  readonly id: string;
  /** All of them together. */
  readonly title: DeskTitle;
  readonly icon: IconName;
  readonly needs: Needed;
  /** The first few with this text. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;
}

/** What a noun brings to the desk: its pages, where they are found, its records, and what of it waits for somebody. */
export interface DeskFeature {
  readonly pages: readonly DeskPage[];
  readonly nav: readonly NavEntry[];
  readonly work?: readonly WorkItem[];
  readonly finders?: readonly RecordFinder[];
}
