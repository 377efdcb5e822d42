import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  service = await server.asStaff("S02");
});
afterAll(() => server.stop());

type Template = {
  readonly id: string;
  readonly title: string;
  readonly cs: string;
  readonly sk: string;
  readonly version: number;
  readonly changedBy: string | null;
};
type Answer = {
  readonly templates: readonly Template[];
  readonly refusal: { readonly code: string; readonly field: string | null } | null;
};
const listing = `{ ticketTemplates { id title cs sk en version changedBy } }`;

async function act(name: "save" | "remove", input: object, key?: string): Promise<Answer> {
  const [field, type] = [`${name}TicketTemplate`, name === "save" ? "SaveTemplate" : "RemoveTemplate"];
  const query = `mutation ($input: Desk${type}Input!) { ${field}(input: $input) {
    templates { id title cs sk en version changedBy } refusal { code field } } }`;
  const { data, errors } = await service.desk(
    query,
    { input },
    key === undefined ? {} : { "idempotency-key": key },
  );
  expect(errors).toEqual([]);
  return data?.[field] as Answer;
}
const words = { title: "Rozdíl", cs: "Dobrý den, {jméno}", sk: "", en: "" };

describe("DTICK-02 templates of answers", () => {
  test("are no stranger's, and whoever may only see tickets changes none", async () => {
    const call = { method: "POST" as const, url: "/desk/graphql", payload: { query: listing } };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const dispatch = await server.asStaff("S04");
    expect((await dispatch.desk(listing)).errors).toEqual([]);
    const remove = `mutation { removeTicketTemplate(input: { id: "photo", version: 1 }) { refusal { code } } }`;
    expect((await dispatch.desk(remove)).errors[0]?.extensions.code).toBe("not-your-area");
  });

  test("stand there to begin with, in three languages", async () => {
    const { data } = await service.desk(listing);
    const found = data?.["ticketTemplates"] as readonly Template[];
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ cs, sk }) => cs !== "" && sk !== "")).toBe(true);
  });

  test.each([
    [{ title: " " }, "title-missing", "title"],
    [{ cs: "" }, "texts-missing", null],
    [{ sk: "{maslo}" }, "field-unknown", "sk"],
    [{ en: "x".repeat(2001) }, "text-too-long", "en"],
  ])("%j is refused beside its field", async (change, code, field) => {
    expect((await act("save", { version: 0, ...words, ...change })).refusal).toEqual({ code, field });
  });

  test("one is made once, changed by who saw it, and removed; the audit knows", async () => {
    const made = await Promise.all([1, 2].map(() => act("save", { version: 0, ...words }, "template-1")));
    for (const { refusal, templates } of made) {
      expect(refusal).toBeNull();
      expect(templates.filter(({ title }) => title === "Rozdíl")).toMatchObject([
        { cs: "Dobrý den, {jméno}", sk: "", version: 1, changedBy: "Tereza Malá" },
      ]);
    }
    const id = made[0]?.templates.find(({ title }) => title === "Rozdíl")?.id ?? "";
    const changed = await act("save", { id, version: 1, ...words, sk: "Dobrý deň" });
    expect(changed.templates.find((one) => one.id === id)).toMatchObject({ sk: "Dobrý deň", version: 2 });
    expect((await act("save", { id, version: 1, ...words })).refusal?.code).toBe("template-changed");
    expect((await act("remove", { id, version: 1 })).refusal?.code).toBe("template-changed");
    expect((await act("remove", { id, version: 2 })).templates.some((one) => one.id === id)).toBe(false);
    expect((await act("save", { id, version: 2, ...words })).refusal?.code).toBe("template-changed");
    const entries = await server.deps.db
      .selectFrom("audit_entry")
      .select("action")
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      ...["ticket-template.added", "ticket-template.changed", "ticket-template.removed"],
    ]);
  });
});
