import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

  it("a portal that lists no documents is told at start, not at the first question", async () => {
    const empty = mkdtempSync(join(tmpdir(), "vycep-documents-"));
    const env = { VYCEP_DOCUMENTS: "registered" };
    await expect(startTestServer({ portalFolder: empty, env })).rejects.toThrow("documents.json");
    rmSync(empty, { recursive: true });
  });
});
