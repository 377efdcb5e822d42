import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { parseConfig } from "../../apps/server/src/platform/config.ts";
import { root } from "../bootstrap.mjs";
import { serverEnvironment, serverProgram } from "../serve/server-program.ts";

const read = (path: string) => readFileSync(join(root, "deploy", path), "utf8");

type Service = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly image: string;
};

const compose = parse(read("compose/compose.yaml"), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const example = parseEnv(read("compose/example.env"));
const ours = Object.entries(compose.services).filter(([, { image }]) => image.includes("VYCEP_IMAGE"));

describe("the compose file", () => {
  test("OPS-02 proxy, two web processes, a worker, PostgreSQL, pooler, mail catcher and object store", () => {
    expect(Object.keys(compose.services).toSorted()).toEqual([
      "database",
      "files",
      "files-bucket",
      "mails",
      "migrate",
      "pooler",
      "proxy",
      "web-1",
      "web-2",
      "worker",
    ]);
    const roles = ours.map(([name, { environment }]) => [name, environment?.VYCEP_ROLE]);
    expect(roles).toEqual([
      ["migrate", undefined],
      ["web-1", "web"],
      ["web-2", "web"],
      ["worker", "worker"],
    ]);
  });

  test.each(ours)(
    "OPS-02 %s is configured as the server reads it, with nothing but what example.env asks for",
    (_name, service) => {
      const told = Object.entries(service.environment ?? {}).map(([key, value]) => [
        key,
        filledIn(String(value)),
      ]);
      expect(parseConfig(Object.fromEntries(told))).toMatchObject({
        kind: "ok",
        config: { production: true, origin: "https://portal.brewery.example", trustProxy: 1 },
      });
      expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    },
  );

  test("OPS-05 statements go through the pooler, listening and migrations past it", () => {
    const settings = compose.services["web-1"]?.environment;
    expect(settings?.DATABASE_URL).toContain("@pooler:6432/");
    expect(settings?.DATABASE_DIRECT_URL).toContain("@database:5432/");
    expect(read("compose/pgbouncer.ini")).toMatch(/^pool_mode = transaction$/m);
  });

  test("the proxy asks who is ready, and sends nothing twice that was sent", () => {
    const haproxy = read("compose/haproxy.cfg");
    expect(haproxy).toMatch(/option httpchk GET \/readyz/);
    expect(haproxy).toMatch(/disable-l7-retry if METH_POST/);
  });

  test("the proxy asks again where a process is: a container that is made anew may have another address", () => {
    const haproxy = read("compose/haproxy.cfg");
    expect(haproxy).toMatch(/^resolvers names\n {2}parse-resolv-conf$/m);
    expect(haproxy).toMatch(/^ {2}default-server .* resolvers names$/m);
  });
});

describe("the image", () => {
  const containerfile = read("image/Containerfile");

  test.each([
    ["its rehearsal", read("image/rehearse.sh")],
    ["itself", containerfile.replaceAll(/[",]/g, "")],
    ["systemd", readFileSync(join(root, "docs/operations.md"), "utf8")],
  ])("OPS-01 Node is given what `npm start` gives it: %s", (_what, text) => {
    expect(text).toContain(`node ${serverProgram.slice(0, -1).join(" ")} `);
    for (const [name, value] of Object.entries(serverEnvironment)) expect(text).toContain(`${name}=${value}`);
  });

  test("OPS-01 nobody's root, no shell, a health check, one image for web, worker and migrate", () => {
    const last = containerfile.slice(containerfile.lastIndexOf("FROM "));
    expect(last).toMatch(/^FROM gcr\.io\/distroless\//);
    expect(last).toMatch(/^USER (?!0|root)/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).not.toMatch(/^RUN /m);
  });

  test("OPS-01 a new volume for files belongs to the user that it runs as", () => {
    const user = containerfile.match(/^USER (.*)$/m)?.[1];
    const [, folder = "none"] = containerfile.match(/^VOLUME (.*)$/m) ?? [];
    const copied = containerfile.indexOf(`COPY --from=build --chown=${user} ${folder} ${folder}\n`);
    expect(copied).toBeGreaterThan(0);
    expect(copied).toBeLessThan(containerfile.indexOf("VOLUME "));
  });

  test("OPS-01 what is called in it is there", () => {
    const called = [containerfile, read("compose/compose.yaml"), read("image/rehearse.sh")].flatMap((text) =>
      [...text.matchAll(/tools\/[a-z-]+\.ts/g)].map(([path]) => path),
    );
    expect(called.length).toBeGreaterThan(3);
    expect(called.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

function parseEnv(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, key = "", value = ""]) => [key, value]));
}

/** As the compose file would be filled in; what is left to the brewery is long enough for a secret. */
function filledIn(text: string): string {
  return text.replaceAll(/\$\{([A-Z_]+)(?::\?|:-([^}]*))?\}/g, (_whole, key: string, usual?: string) => {
    const given = example.get(key);
    if (given === undefined) throw new Error(`example.env does not name ${key}`);
    return given || usual || "a-secret-of-more-than-thirty-two-letters";
  });
}
