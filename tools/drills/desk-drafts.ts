import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Brewery } from "./brewery.ts";

/** How somebody of the staff asks; a server that is away or starts is asked again. */
export type StaffAsk = <Data>(query: string, variables: object) => Promise<Data>;
type Draft = {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly counts: { readonly all: number };
};

const fields = "id version state counts { all }";

/** One draft after the other: all prices of some lists a little dearer, handed in, waited for until it is published. */
export async function publishAgainAndAgain(
  { ask, isOver }: { readonly ask: StaffAsk; readonly isOver: () => boolean },
  priceLists: readonly string[],
): Promise<string[]> {
  const published: string[] = [];
  while (!isOver()) published.push(await publishOne(ask, priceLists));
  return published;
}

async function publishOne(ask: StaffAsk, priceLists: readonly string[]): Promise<string> {
  const input = { key: randomUUID(), name: "Zdražení", reason: "Dražší slad", validFrom: "2026-12-01" };
  const { createPriceDraft } = await ask<{ createPriceDraft: { draft: Draft } }>(
    `mutation ($input: DeskNewPriceDraftInput!) { createPriceDraft(input: $input) { draft { ${fields} } } }`,
    { input },
  );
  const { id } = createPriceDraft.draft;
  // Whoever heard no answer looks how the draft stands and goes on from there.
  for (;;) {
    const { priceDraft } = await ask<{ priceDraft: Draft }>(
      `query ($id: ID!) { priceDraft(id: $id) { ${fields} } }`,
      { id },
    );
    const { version, state, counts } = priceDraft;
    if (state === "published") return id;
    if (state === "open" && counts.all === 0) await fill(ask, { id, version, priceLists });
    else if (state === "open") await handIn(ask, { id, version });
    await pause(100);
  }
}

async function fill(ask: StaffAsk, draft: object): Promise<void> {
  const all = { brands: [], categories: [], skus: [] };
  await ask(
    "mutation ($input: DeskFillPriceDraftInput!) { fillPriceDraft(input: $input) { refusal { code } } }",
    { input: { ...draft, ...all, percentHundredths: 100, roundToMinor: 1, rounding: "nearest" } },
  );
}

async function handIn(ask: StaffAsk, draft: object): Promise<void> {
  await ask(
    "mutation ($input: DeskHandInPriceDraftInput!) { handInPriceDraft(input: $input) { refusal { code } } }",
    { input: draft },
  );
}

/** What was published is written and told line by line, each once; the last one's prices are those that hold. */
export async function draftsWrong(brewery: Brewery, published: readonly string[]) {
  const [row] = await brewery.query<{ told: number; lines: number; other: number }>(
    `select count(*) filter (where 1 <> (select count(*) from audit_entry a
        where a.subject_kind = 'price-draft' and a.subject_id = d.id::text and a.action = 'price-draft.published'))::int as told,
      coalesce(sum((select abs(count(*) - (select count(*) from audit_entry a
          where a.request_id = 'price-draft-' || d.id and a.action = 'price.changed'))
        from price_draft_line l where l.draft_id = d.id and l.base_minor <> l.old_base_minor)), 0)::int as lines,
      (select count(*)::int from price_draft_line l
        where l.draft_id = $2 and not exists (select from price p where p.price_list = l.price_list and p.sku = l.sku
          and p.valid_from = '2026-12-01' and p.base_minor = l.base_minor)) as other
     from price_draft d where d.id = any($1)`,
    [published, published.at(-1) ?? null],
  );
  return {
    "drafts told twice or never": row?.told ?? 0,
    "prices told twice or never": row?.lines ?? 0,
    "prices other than published": row?.other ?? 0,
  };
}
