import { sql } from "kysely";
import type { TestServer } from "../test-server.ts";
import { type ActorKind, uidOf } from "./actors.ts";

/** Names, addresses and numbers that belong to others: none of them may stand in an answer to this actor. */
export type ForeignWords = ReadonlySet<string>;

/** What the demo brewery holds does not change while calls are tried; a call may add to it. */
const ofDemo = new WeakMap<TestServer, Map<ActorKind, Promise<readonly string[]>>>();

/**
 * Everything of companies in which an actor has no place, the orders and documents of places that are not the actor's,
 * and people; those whom an owner manages are the owner's to know.
 */
export async function foreignWords(
  server: TestServer,
  kinds: readonly ActorKind[],
): Promise<(kind: ActorKind) => ForeignWords> {
  const known = ofDemo.get(server) ?? new Map<ActorKind, Promise<readonly string[]>>();
  ofDemo.set(server, known);
  const since = await wordsSince(server, kinds);
  const words = kinds.map(async (kind) => {
    const before = known.get(kind) ?? wordsBefore(server, kind);
    known.set(kind, before);
    return [kind, new Set([...(await before), ...(since.get(uidOf(kind) ?? "") ?? [])])] as const;
  });
  const ofKinds = new Map(await Promise.all(words));
  return (kind) => {
    const found = ofKinds.get(kind);
    if (found === undefined) throw new Error(`what is foreign to ${kind} was not asked for`);
    return found;
  };
}

async function wordsBefore(server: TestServer, kind: ActorKind): Promise<readonly string[]> {
  const uid = uidOf(kind) ?? "";
  const { rows } = await sql<{ word: string }>`
    with own as (select ship_to_id, company_id from ship_to_role where uid = ${uid})
    select name as word from company where id not in (select company_id from own)
    union select ico from company where id not in (select company_id from own)
    union select name from ship_to where id not in (select ship_to_id from own)
    union select id from ship_to where id not in (select ship_to_id from own)
    union select order_number from sales_order where ship_to_id not in (select ship_to_id from own)
    union select number from document where ship_to_id not in (select ship_to_id from own)
      or company_id not in (select company_id from own)`.execute(server.deps.db);
  return rows.map(({ word }) => word);
}

/** What calls change, and the orders and papers of today, by the uid of the asker. */
async function wordsSince(
  server: TestServer,
  kinds: readonly ActorKind[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const uids = [...new Set(kinds.map((kind) => uidOf(kind) ?? ""))];
  const today = server.deps.clock.now().date;
  const { rows } = await sql<{ uid: string; words: string[] }>`
    select asker.uid, array(
      with own as (select ship_to_id, company_id from ship_to_role where uid = asker.uid)
      select email from app_user u where uid <> asker.uid and not exists (
        select from ship_to_role managed
        where managed.uid = asker.uid and managed.permissions like '%Access Management%' and (
          u.company_id = managed.company_id or exists (
            select from ship_to_role held where held.uid = u.uid and held.company_id = managed.company_id)))
      union select order_number from sales_order
        where created_at >= ${today}::date and ship_to_id not in (select ship_to_id from own)
      union select number from document
        where issued >= ${today}::date and ship_to_id not in (select ship_to_id from own)
      union select case_number from ticket where ship_to_id not in (select ship_to_id from own)
      union select title from ticket where ship_to_id not in (select ship_to_id from own)
      union select id from cart where uid <> asker.uid
      union select title from saved_order where uid <> asker.uid and title <> '') as words
    from unnest(${uids}::text[]) as asker (uid)`.execute(server.deps.db);
  return new Map(rows.map(({ uid, words }) => [uid, words]));
}

/** Every text of an answer that is one of these words, or holds one that is long enough to be no accident. */
export function foundIn(body: string, words: ForeignWords): readonly string[] {
  const texts = new Set(body.split(/["\\]+/));
  const all = [...texts].join("\n");
  // A number within a longer text is still a run of figures: there are thousands of numbers, and few runs.
  const runs = all.match(/\d{9,}/g)?.join(" ") ?? "";
  const isWithin = (word: string) => (/^\d+$/.test(word) ? runs : all).includes(word);
  return [...words].filter((word) => texts.has(word) || (word.length > 8 && isWithin(word)));
}
