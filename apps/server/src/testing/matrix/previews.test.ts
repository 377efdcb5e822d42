import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../test-server.ts";
import { askAs, idsUsedBy } from "./ask.ts";
import { documentFor } from "./document.ts";
import { expectations } from "./expectations/expectations.ts";
import { contractSchema, operationsOf } from "./operations.ts";
import { allMarks, beginAsRole, type Viewer, viewer } from "./previews.ts";
import { ownIds } from "./world.ts";

let server: TestServer;
let looking: Viewer;
beforeAll(async () => {
  server = await startTestServer();
  const milos = await server.asStaff("S01");
  looking = await viewer(
    server,
    await beginAsRole(milos, { roleId: "R09", marks: allMarks, shipToId: "500101" }),
  );
});
afterAll(() => server.stop());

const refused = "preview-reads-only";
const mutations = Object.keys(contractSchema.getMutationType()?.getFields() ?? {});

describe("DCONF-02 DEDIT-04 D48 a preview changes nothing", () => {
  it.each(mutations)("DCONF-02 no mutation: %s", async (field) => {
    const operation = `Mutation.${field}`;
    const call = expectations[operation]?.[0];
    const ids = call && (await ownIds(server, "owner", idsUsedBy(call)));
    const args = (ids && call?.args?.(ids)) ?? {};
    const selection = ids && call?.selection?.(ids);
    const payload = { query: documentFor(contractSchema, operation, { args, selection }), variables: args };
    const answer = await looking.request({ method: "POST", url: "/graphql", payload });
    expect(answer.body).toContain(refused);
    expect(answer.body).not.toContain('"data":{"');
  });

  it("DCONF-02 no route that is not read, whatever it is and however it is called", async () => {
    const routes = operationsOf(server).filter((one) => /^(POST|PUT|PATCH|DELETE) /.test(one));
    expect(routes.length).toBeGreaterThan(20);
    const ways: string[] = [];
    for (const route of [...routes, "POST /preview-of-nothing"]) {
      const [method = "", address = ""] = route.split(" ");
      const url = address.replaceAll(/:\w+/g, "x");
      const { statusCode, body } = await looking.request({ method: method as "POST", url });
      if (statusCode !== 403 || !body.includes(refused)) ways.push(`${route}: ${statusCode} ${body}`);
    }
    // Where nothing answers, nothing is refused.
    expect(ways).toEqual([expect.stringMatching(/^POST \/preview-of-nothing: 404/)]);
  });

  const reading = Object.entries(expectations).flatMap(([operation, list]) =>
    /^(Query\.|GET )/.test(operation) ? list.map((call) => ({ operation, call })) : [],
  );
  it.each(reading)("DCONF-02 nothing fails that is read: $operation", async ({ operation, call }) => {
    const ids = await ownIds(server, "owner", idsUsedBy(call));
    const answer = await askAs(looking, { operation, call, ids });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    expect(answer.body).not.toContain('"internal"');
  });
});
