import { articlesSchema } from "@vycep/contract/content/articles.rest";
import { expect } from "vitest";
import type { Caller, StaffCaller } from "../test-server.ts";

export type ContentTestRow = {
  readonly [Name in "kind" | "key" | "title" | "state" | "publishAt" | "changedBy" | "validFrom"]: string;
} & { readonly translations: readonly { readonly language: string; readonly state: string }[] };

const rowFields = `kind key title markets state publishAt validFrom changedBy translations { language isOriginal state }`;

type TestContent = {
  readonly row: ContentTestRow;
  readonly version: number;
  readonly isPublished: boolean;
  readonly isDraft: boolean;
  readonly words: readonly {
    readonly [Name in "language" | "title" | "body" | "section" | "originalChangedAt"]: string;
  }[];
  readonly history: readonly { readonly by: string; readonly action: string; readonly changes: unknown }[];
} & { readonly [Name in "sort" | "tone" | "link" | "file" | "isPublic" | "isNewCapability"]: unknown };

const inputs = {
  saveContent: "SaveContentInput",
  publishContent: "PublishContentInput",
  stopContentPlan: "SeenContentInput",
  takeContentBack: "SeenContentInput",
  dropContentDraft: "SeenContentInput",
  confirmContentWords: "ConfirmContentWordsInput",
  arrangeContent: "ArrangeContentInput",
};

export const contentDocument = (verb: keyof typeof inputs) =>
  `mutation ($input: ${inputs[verb]}!) { ${verb}(input: $input) { key refusal { code field message } } }`;

type Answer = {
  readonly key: string | null;
  readonly refusal: { readonly code: string; readonly field: string | null; readonly message: string } | null;
};

/** What a text says in one language, without a section. */
export const wordsIn = (language: string, title: string, body = "") => ({
  ...{ language, title, body },
  section: "",
});

/** A new piece of news, in Czech and English. */
export const freshNews = {
  ...{
    kind: "article",
    key: null,
    version: 0,
    markets: ["CZ", "SK"],
    sort: 0,
    validFrom: null,
    validTo: null,
  },
  ...{ tone: "info", link: null, file: null, isPublic: false, isNewCapability: false },
  words: [
    wordsIn("cs", "Silvestrovský závoz", "Jezdíme **do poledne**.\n\n- Praha\n- Brno"),
    wordsIn("en", "New Year's Eve", "Till noon."),
  ],
};

/** The road of the portal's own texts. */
export const portalBase = "/almagnoliaservice/api/v1/portal";

/** Content as somebody of the brewery keeps it, and as a customer reads it. */
export function contentDesk(staff: StaffCaller, customer: Caller) {
  async function contents(filter: object, caller = staff): Promise<readonly ContentTestRow[]> {
    const query = `query ($filter: DeskContentFilter!) { contents(filter: $filter, first: 200) { total items { ${rowFields} } } }`;
    const { data, errors } = await caller.desk(query, { filter }, { lang: "cs" });
    expect(errors).toEqual([]);
    const page = data?.["contents"] as { readonly items: readonly ContentTestRow[] } | undefined;
    return page?.items ?? [];
  }

  async function contentOf(kind: string, key: string): Promise<TestContent | null> {
    const query = `query ($kind: DeskContentKind!, $key: ID!) { content(kind: $kind, key: $key) {
      row { ${rowFields} } version isPublished isDraft words { language title body section originalChangedAt }
      sort tone link file isPublic isNewCapability history { by action changes { what before after } } } }`;
    const { data, errors } = await staff.desk(query, { kind, key }, { lang: "cs" });
    expect(errors).toEqual([]);
    return data?.["content"] as TestContent | null;
  }

  async function ask(verb: keyof typeof inputs, input: object, caller = staff): Promise<Answer> {
    const { data, errors } = await caller.desk(contentDocument(verb), { input }, { lang: "cs" });
    expect(errors).toEqual([]);
    return data?.[verb] as Answer;
  }

  /** What it says now, as it would be handed in again. */
  async function seen(kind: string, key: string) {
    const content = await contentOf(kind, key);
    if (content === null) throw new Error(`there is no ${kind} ${key}`);
    const { row, version, sort, tone, link, file, isPublic, isNewCapability } = content;
    const { markets, validFrom, validTo } = row as ContentTestRow & {
      markets: string[];
      validTo: string | null;
    };
    return {
      ...{ kind, key, version, sort, tone, link, file, isPublic, isNewCapability, markets, validFrom },
      validTo: validTo ?? null,
      words: content.words.map(({ language, title, body, section }) => ({ language, title, body, section })),
    };
  }

  async function version(kind: string, key: string) {
    return { kind, key, version: (await contentOf(kind, key))?.version ?? 0 };
  }

  async function news(lang: string) {
    const response = await customer.request({
      url: `${portalBase}/articles/GetArticlesNewList?lang=${lang}`,
    });
    return articlesSchema.parse(response.json());
  }

  return { contents, contentOf, ask, seen, version, news };
}
