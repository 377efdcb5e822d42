import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** What no program of another calls, by how its address begins, and why. */
const ofNobodyElse: Readonly<Record<string, string>> = {
  "/desk": "the brewery's own pages",
  "/identity": "the sign-in pages' own calls",
  "/login": "a page of the portal",
  "/preview": "pages of the brewery's staff",
  "/on-behalf": "pages of the brewery's staff",
  "/stop-notices": "a page that a mail leads to",
  "/punchout/start": "a page that the purchaser's browser opens",
  "/punchout/visit": "asked by the portal during a visit",
  "/punchout/return": "sent by the portal at the end of a visit",
  "/punchout/submit.js": "a script of that page",
  "/demo": "the demo's mails",
  "/docs": "this description",
  "/graphiql": "pages to try GraphQL on, where they are switched on",
  "/": "files of the portal, and OpenID Connect, which /oidc/.well-known/openid-configuration tells",
  "/index.html": "files of the portal",
  "/brand": "what the portal looks like",
  "/covers": "pictures; answers tell their addresses",
  "/pictures": "pictures; answers tell their addresses",
  "/csp-reports": "sent by browsers",
  "/healthz": "for whoever runs the server: docs/operations.md",
  "/readyz": "for whoever runs the server: docs/operations.md",
};
/** Answered with 405 alone. */
const refused = "PUT PATCH DELETE OPTIONS".split(" ").map((method) => `${method} /graphql`);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("REST-68 B16 whatever a program of another may call is described, and what is not says why", async () => {
  const { paths } = (await server.stranger.request({ url: "/docs/json" })).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  const described = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  );
  const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
  expect(routes.length).toBeGreaterThan(200);
  const silent = routes.filter((route) => {
    const path = route.split(" ")[1] ?? "";
    const isExcepted = Object.keys(ofNobodyElse).some((start) => isBelow(path, start));
    return !isExcepted && !refused.includes(route) && !described.has(route.replaceAll(/:(\w+)/g, "{$1}"));
  });
  expect(silent).toEqual([]);
  const known = routes.map((route) => route.split(" ")[1] ?? "");
  const idle = Object.keys(ofNobodyElse).filter((start) => !known.some((path) => isBelow(path, start)));
  expect(idle).toEqual([]);
});

function isBelow(path: string, start: string): boolean {
  return path === start || [`${start}/`, `${start}*`].some((begin) => path.startsWith(begin));
}

/** Method and path of each route of Fastify's tree, where a branch holds but the rest of its path. */
function routesOf(tree: string): readonly string[] {
  const above: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, bars = "", part = "", methods = ""] =
      /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([^)]+)\))?$/.exec(line) ?? [];
    const depth = bars.length / 4;
    above.length = depth;
    above[depth] = part;
    return methods
      .split(", ")
      .flatMap((method) => (method === "" || method === "HEAD" ? [] : [`${method} ${above.join("")}`]));
  });
}
