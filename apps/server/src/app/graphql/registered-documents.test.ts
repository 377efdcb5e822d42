import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { programOf } from "../../testing/programs/make-key.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const ours = "{ storeConfig { store_code } }";

describe("registered documents", () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "vycep-documents-"));
    const hash = createHash("sha256").update(ours).digest("hex");
    writeFileSync(join(folder, "documents.json"), JSON.stringify([hash]));
    const env = { VYCEP_DEMO: "off", NODE_ENV: "production" };
    server = await startTestServer({ portalFolder: folder, env });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const ask = (query: string) =>
    server.stranger.request({
      method: "POST",
      url: "/graphql",
      headers: { "content-type": "application/json" },
      payload: JSON.stringify({ query }),
    });

  it("GQL-01 production answers the portal's own documents", async () => {
    const answer = await ask(ours);
    expect(JSON.parse(answer.body)).toMatchObject({ data: { storeConfig: expect.anything() } });
  });

  it("GQL-01 production refuses every other document with a stable code, even a smaller one", async () => {
    const answer = await ask("{ __typename }");
    expect(JSON.parse(answer.body)).toMatchObject({
      errors: [{ extensions: { code: "document-not-registered" } }],
    });
    expect(answer.body).not.toContain('"data"');
  });

  it("B16 production answers a program documents of its own, by its key and by a token of it, and a person none", async () => {
    const { secret, id } = await programOf(server, "U001");
    const { body } = await server.stranger.request({
      ...{ method: "POST", url: "/oidc/token" },
      headers: {
        authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: "grant_type=client_credentials",
    });
    const { access_token: token } = JSON.parse(body);
    for (const bearer of [secret, token])
      expect((await server.withToken(bearer).graphql("{ customer { email } }")).data).toMatchObject({
        customer: { email: "jana.novotna@modrahvezda.example" },
      });
    const [refusal] = (await (await server.as("U001")).graphql("{ customer { email } }")).errors;
    expect(refusal?.extensions.code).toBe("document-not-registered");
  });

  it("a portal that lists no documents is told at start, not at the first question", async () => {
    const empty = mkdtempSync(join(tmpdir(), "vycep-documents-"));
    const env = { VYCEP_DOCUMENTS: "registered" };
    await expect(startTestServer({ portalFolder: empty, env })).rejects.toThrow("documents.json");
    rmSync(empty, { recursive: true });
  });
});
