import { fold } from "../kernel/fold.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import type { WrongMark } from "../kernel/marked-text.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, LANGUAGES, type Language } from "../market/language.ts";
import type { Market } from "../market/market.ts";
import { marketTable } from "../market/markets.ts";
import { stateOfWords } from "../market/words-in-time.ts";

/** What staff write of content at the desk (DCONT-01). */
export const CONTENT_KINDS = ["article", "faq", "kb", "help", "page", "banner"] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];

/** How grave a text is. */
export const CONTENT_TONES = ["info", "warning", "critical"] as const;

export type ContentTone = (typeof CONTENT_TONES)[number];

type Traits = {
  /** Written with headings, lists and links; else the body is plain words. */
  readonly isFormatted: boolean;
  /** It says nothing without a body. */
  readonly needsBody: boolean;
  /** The brewery arranges them; else the newest stands first, or each in its own place. */
  readonly isArranged: boolean;
  /** A place of the portal that waits for its words: none is made, and none taken away. */
  readonly isPlace: boolean;
  readonly hasSection: boolean;
  readonly hasPicture: boolean;
  readonly hasLink: boolean;
  /** What it may be marked as. */
  readonly tones: readonly ContentTone[];
  /** Visitors may read it, where somebody says so. */
  readonly isOpenable: boolean;
  /** Who comes back is shown it, where it tells of something new. */
  readonly isOfCapabilities: boolean;
};

const formatted = {
  isFormatted: true,
  needsBody: true,
  isPlace: false,
  hasSection: true,
  hasLink: false,
} as const;
const plain = { ...formatted, isFormatted: false } as const;
const bare = { hasPicture: false, tones: [], isOpenable: false, isOfCapabilities: false } as const;

/** What each kind of content has. */
export const CONTENT_TRAITS: Readonly<Record<ContentKind, Traits>> = {
  article: {
    ...{ ...formatted, ...bare, isArranged: false, hasPicture: true },
    ...{ tones: ["info", "warning"], isOpenable: true },
  },
  faq: { ...formatted, ...bare, isArranged: true },
  kb: { ...formatted, ...bare, isArranged: true },
  help: { ...plain, ...bare, isArranged: true, hasPicture: true, isOfCapabilities: true },
  page: { ...plain, ...bare, isArranged: false, needsBody: false, isPlace: true, hasSection: false },
  banner: {
    ...{ ...plain, ...bare, isArranged: true, needsBody: false, hasSection: false },
    ...{ hasLink: true, tones: CONTENT_TONES },
  },
};

/** Words by language; a language that says nothing is left out. */
export type WordsByLanguage = Readonly<Partial<Record<string, string>>>;

/** All that is said of a piece of content. */
export type EditedContent = {
  readonly titles: WordsByLanguage;
  readonly bodies: WordsByLanguage;
  readonly sections: WordsByLanguage;
  readonly markets: readonly Market[];
  readonly sort: number;
  readonly validFrom: LocalDate | null;
  readonly validTo: LocalDate | null;
  readonly tone: ContentTone | null;
  readonly link: string | null;
  readonly file: string | null;
  readonly isPublic: boolean;
  /** Told as something new that the portal can do. */
  readonly isNewCapability: boolean;
};

const longest = { titles: 200, sections: 100, bodies: 20_000 } as const;
const lastPlace = 9999;

/** So far apart are those that somebody arranged: one that comes later finds room between them. */
const placesApart = 10;

/**
 * The place of one of many that were put into an order.
 *
 * @example placeAmong(2, 5) // 30
 */
export function placeAmong(index: number, count: number): number {
  const apart = Math.max(1, Math.min(placesApart, Math.floor(lastPlace / count)));
  return (index + 1) * apart;
}

export type ContentRefusal = Refusal & {
  readonly kind:
    | "title-missing"
    | "body-missing"
    | "text-too-long"
    | WrongMark["kind"]
    | "markets-missing"
    | "place-invalid"
    | "ends-before-start"
    | "ended-already"
    | "tone-invalid"
    | "link-invalid"
    | "file-invalid";
  /** What it is about, of words with their language: `title.sk`. */
  readonly field: string;
};

const fieldOf = { titles: "title", bodies: "body", sections: "section" } as const;

/**
 * Whether a piece of content may be kept as a draft (DCONT-01): the language that the others follow has a title, nothing is longer
 * than it may be, somebody shall see it, and its days, link and picture are such.
 *
 * @example judgeContent("faq", { titles: {}, bodies: {}, sections: {}, markets: ["CZ"], sort: 1, validFrom: null, validTo: null,
 *   tone: null, link: null, file: null, isPublic: true, isNewCapability: false })
 *   // { ok: false, refusal: { kind: "title-missing", field: "title.cs" } }
 */
export function judgeContent(kind: ContentKind, content: EditedContent): Result<undefined, ContentRefusal> {
  const { titles, markets, sort, validFrom, validTo, tone, link, file } = content;
  if (markets.length === 0) return refused({ kind: "markets-missing", field: "markets" });
  const original = originalLanguage(markets);
  if (!says(titles, original)) return refused({ kind: "title-missing", field: `title.${original}` });
  for (const part of ["titles", "sections", "bodies"] as const) {
    const long = LANGUAGES.find((language) => (content[part][language] ?? "").length > longest[part]);
    if (long !== undefined) return refused({ kind: "text-too-long", field: `${fieldOf[part]}.${long}` });
  }
  if (!Number.isInteger(sort) || sort < 0 || sort > lastPlace)
    return refused({ kind: "place-invalid", field: "sort" });
  if (validFrom !== null && validTo !== null && validTo < validFrom)
    return refused({ kind: "ends-before-start", field: "validTo" });
  if (tone !== null && !CONTENT_TRAITS[kind].tones.includes(tone))
    return refused({ kind: "tone-invalid", field: "tone" });
  if (link !== null && !/^(\/(?![/\\])|https:\/\/)\S*$/.test(link))
    return refused({ kind: "link-invalid", field: "link" });
  if (file !== null && !/^\/[a-z0-9/._-]+$/.test(file))
    return refused({ kind: "file-invalid", field: "file" });
  return ok(undefined);
}

/**
 * Whether a draft may go out to customers on a day (DCONT-01): the language that the others follow has its text, and its last day has
 * not passed. A translation that lacks is shown to whoever publishes, and holds up nothing.
 *
 * @example judgePublication("page", { titles: {}, bodies: { cs: "Otevřeno." }, sections: {}, markets: ["CZ"], sort: 1, validFrom: null, validTo: null,
 *   tone: null, link: null, file: null, isPublic: true, isNewCapability: false },
 *   toLocalDate("2026-11-23")) // { ok: true, value: undefined }
 */
export function judgePublication(
  kind: ContentKind,
  { bodies, markets, validTo }: EditedContent,
  today: LocalDate,
): Result<undefined, ContentRefusal> {
  const original = originalLanguage(markets);
  if (CONTENT_TRAITS[kind].needsBody && !says(bodies, original))
    return refused({ kind: "body-missing", field: `body.${original}` });
  if (validTo !== null && validTo < today) return refused({ kind: "ended-already", field: "validTo" });
  return ok(undefined);
}

/**
 * The market that speaks a language, and no other does; undefined of a language of all.
 *
 * @example homeMarketOf("sk") // "SK"
 */
export function homeMarketOf(language: Language): Market | undefined {
  if (language === FALLBACK_LANGUAGE) return undefined;
  return marketTable().markets.find((market) => market.language === language)?.code;
}

/**
 * The language that the others are translations of: that of the first market that sees it.
 *
 * @example originalLanguage(["SK"]) // "sk"
 */
export function originalLanguage(markets: readonly Market[]): Language {
  const homes = LANGUAGES.filter((language) => {
    const home = homeMarketOf(language);
    return home !== undefined && markets.includes(home);
  });
  return homes[0] ?? DEFAULT_LANGUAGE;
}

/** How the words of a language stand; needless where no market that sees it speaks the language. */
export type TranslationState = "valid" | "outdated" | "missing" | "needless";

/** When the words of each language were last said, or said to be right, ISO 8601; none: from the beginning. */
export type SaidAt = Readonly<Partial<Record<string, string>>>;

type Translated = Pick<EditedContent, "titles" | "bodies" | "sections" | "markets"> & {
  readonly saidAt: SaidAt;
};

/**
 * How a language of a piece of content stands against the one that it is translated from (DCONT-03).
 *
 * @example translationState("en", { titles: { cs: "Rozvoz" }, bodies: {}, sections: {}, markets: ["CZ"], saidAt: {} }) // "missing"
 */
export function translationState(language: Language, content: Translated): TranslationState {
  const { markets, saidAt } = content;
  const original = originalLanguage(markets);
  if (language === original) return "valid";
  const words = [content.titles, content.bodies, content.sections];
  const home = homeMarketOf(language);
  const isForeign = home !== undefined && !markets.includes(home);
  if (isForeign && !words.some((one) => says(one, language))) return "needless";
  const states = words.map((one) =>
    stateOfWords({
      original: { text: one[original] ?? "", changedAt: saidAt[original] },
      translation: { text: one[language] ?? "", changedAt: saidAt[language], confirmedAt: undefined },
    }),
  );
  if (states.includes("missing")) return "missing";
  return states.includes("outdated") ? "outdated" : "valid";
}

/** How a piece of content stands: nobody sees it yet, it shall go out, it is out (with changes that are not), its days are over. */
export const CONTENT_STATES = ["draft", "planned", "published", "changed", "over"] as const;

export type ContentState = (typeof CONTENT_STATES)[number];

type Days = { readonly validFrom: LocalDate | null; readonly validTo: LocalDate | null };

type Standing = {
  /** What customers are told; undefined of what never went out. */
  readonly published: Days | undefined;
  /** What waits besides; planned where its moment is set. */
  readonly draft: { readonly isPlanned: boolean } | undefined;
};

/**
 * How a piece of content stands on a day (DCONT-01).
 *
 * @example contentState({ published: undefined, draft: { isPlanned: false } }, toLocalDate("2026-11-23")) // "draft"
 */
export function contentState({ published, draft }: Standing, today: LocalDate): ContentState {
  if (draft?.isPlanned === true) return "planned";
  if (published === undefined) return "draft";
  const { validFrom, validTo } = published;
  if (validFrom !== null && validFrom > today) return "planned";
  if (validTo !== null && validTo < today) return "over";
  return draft === undefined ? "published" : "changed";
}

const longestKey = 60;

/**
 * What a piece of content is called in addresses, of its title.
 *
 * @example contentKeyOf("Vánoční rozvoz 2026!") // "vanocni-rozvoz-2026"
 */
export function contentKeyOf(title: string): string {
  const key = fold(title)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longestKey)
    .replaceAll(/^-+|-+$/g, "");
  return key === "" ? "text" : key;
}

function says(words: WordsByLanguage, language: Language): boolean {
  return (words[language] ?? "") !== "";
}
