import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { configKeys } from "./config-keys.ts";
import { siteOf } from "./sites.ts";

const production = { NODE_ENV: "production", VYCEP_SECRET: "a secret of more than thirty-two letters" };
const DATABASE_URL = "postgres://localhost/vycep";

function configOf(env: Record<string, string>) {
  const parsed = parseConfig({ DATABASE_URL, ...env });
  if (parsed.kind === "invalid") throw new Error(parsed.problems.join("; "));
  return parsed.config;
}

function problemsOf(env: Record<string, string>): readonly string[] {
  const parsed = parseConfig(env);
  return parsed.kind === "invalid" ? parsed.problems : [];
}

describe("configuration", () => {
  test("rule 36 one look lists everything that is wrong, a line a key", () => {
    const problems = problemsOf({
      PORT: "80a",
      VYCEP_ORIGIN: "https://portal.example/path",
      VYCEP_DEMO: "yes",
      VYCEP_ROLE: "boss",
      VYCEP_CLOCK: "2026-02-30T12:00:00",
      VYCEP_DB_POOL: "0",
      VYCEP_BODY_LIMIT: "-1",
      VYCEP_INTROSPECTION: "1",
      OIDC_ISSUER: "not an address",
      LOG_LEVEL: "loud",
      VYCEP_DEMOO: "on",
    });
    expect(problems.map((line) => line.split(":")[0]).toSorted()).toEqual([
      "DATABASE_URL",
      "LOG_LEVEL",
      "OIDC_ISSUER",
      "PORT",
      "VYCEP_BODY_LIMIT",
      "VYCEP_CLOCK",
      "VYCEP_DB_POOL",
      "VYCEP_DEMO",
      "VYCEP_DEMOO",
      "VYCEP_INTROSPECTION",
      "VYCEP_ORIGIN",
      "VYCEP_ROLE",
    ]);
  });

  test("CONFIG-06 D26 further hosts have the scheme and port of the origin, and a theme", () => {
    const sites = (hosts: string) =>
      configOf({ VYCEP_ORIGIN: "https://portal.example:8443", VYCEP_THEME_HOSTS: hosts }).sites;
    const main = { origin: "https://portal.example:8443", theme: "main" };
    expect(sites("Ponente.example = peroni".replaceAll(" ", ""))).toEqual([
      main,
      { origin: "https://ponente.example:8443", theme: "peroni" },
    ]);
    expect(sites("portal.example=peroni")).toEqual([{ ...main, theme: "peroni" }]);
    expect(siteOf(sites("ponente.example=peroni"), "PONENTE.example").theme).toBe("peroni");
    expect(siteOf(sites("ponente.example=peroni"), "evil.example")).toEqual(main);
  });

  test.each([
    "ponente.example",
    "ponente.example=dark",
    "a b=peroni",
    "x.example:80=peroni",
    "a.b=peroni,a.b=main",
  ])("CONFIG-06 no host with a theme: %s", (hosts) => {
    expect(problemsOf({ DATABASE_URL, VYCEP_THEME_HOSTS: hosts })).toEqual([
      "VYCEP_THEME_HOSTS: must be host=theme, apart by commas, each host once",
    ]);
  });

  test.each([
    ["1", 1],
    ["off", false],
    ["10.0.0.0/8, 192.168.1.5,::1", ["10.0.0.0/8", "192.168.1.5", "::1"]],
  ])("D30 proxies in front: %s", (given, trusted) => {
    expect(configOf({ VYCEP_TRUST_PROXY: given }).trustProxy).toEqual(trusted);
  });

  test.each([
    "on",
    "0",
    "11",
    "true",
    "proxy.example",
    "10.0.0.0/33",
    "10.0.0.1/8/8",
    "::1/129",
    "10.0.0.1,",
  ])("D30 proxies in front are not told by %s", (given) => {
    expect(problemsOf({ DATABASE_URL, VYCEP_TRUST_PROXY: given })).toHaveLength(1);
  });

  test("D30 who trusts every proxy is told why that is refused", () => {
    expect(problemsOf({ DATABASE_URL, VYCEP_TRUST_PROXY: "on" })[0]).toContain("choose its own address");
  });

  test("rule 36 no message repeats a value, which may be a secret", () => {
    expect(problemsOf({ DATABASE_URL: "mysql://user:secret@host/x" }).join()).not.toContain("secret");
  });

  test("an address alone is enough, and an empty value counts as not given", () => {
    const config = configOf({ PORT: "", VYCEP_CLOCK: " " });
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      origin: "http://127.0.0.1:3000",
      demo: false,
      role: "all",
      clock: { kind: "system" },
      signInLimit: 10,
      customerTokens: true,
      externalIssuer: undefined,
    });
  });

  test("the origin follows host and port, and an address of all interfaces is shown as this machine", () => {
    expect(configOf({ PORT: "3140" }).origin).toBe("http://127.0.0.1:3140");
    expect(configOf({ HOST: "0.0.0.0", PORT: "80" }).origin).toBe("http://127.0.0.1");
    expect(configOf({ HOST: "::1" }).origin).toBe("http://[::1]:3000");
    expect(configOf({ VYCEP_ORIGIN: "https://Portal.Example:443/" }).origin).toBe("https://portal.example");
  });

  test("D15 the clock stands still or runs from a moment", () => {
    expect(configOf({ VYCEP_CLOCK: "2026-11-23T13:29:00" }).clock).toEqual({
      kind: "fixed",
      local: "2026-11-23T13:29:00",
    });
    expect(configOf({ VYCEP_CLOCK: "@2026-11-23T13:29:00" }).clock).toEqual({
      kind: "running",
      local: "2026-11-23T13:29:00",
    });
    for (const wrong of [
      "2026-11-23",
      "13:29",
      "2026-11-23T24:00:00",
      "2026-13-01T00:00:00",
      "now",
      "@@2026-11-23T13:29:00",
    ]) {
      expect(problemsOf({ DATABASE_URL, VYCEP_CLOCK: wrong })).toHaveLength(1);
    }
  });

  test("D03 an issuer needs its keys, and keys their issuer", () => {
    expect(problemsOf({ DATABASE_URL, OIDC_ISSUER: "https://id.example" })[0]).toContain("OIDC_JWKS");
    expect(problemsOf({ DATABASE_URL, OIDC_JWKS: "https://id.example/jwks" })[0]).toContain("OIDC_ISSUER");
    expect(
      configOf({ OIDC_ISSUER: "https://id.example", OIDC_JWKS: "https://id.example/jwks" }).externalIssuer,
    ).toEqual({
      issuer: "https://id.example",
      jwks: "https://id.example/jwks",
      uidClaim: "sub",
    });
  });

  test("quality.md introspection is closed in production unless it is opened", () => {
    expect(configOf({}).introspection).toBe(true);
    expect(configOf({ ...production }).introspection).toBe(false);
    expect(configOf({ ...production, VYCEP_INTROSPECTION: "on" }).introspection).toBe(true);
    expect(configOf({ VYCEP_INTROSPECTION: "off" }).introspection).toBe(false);
  });

  test("D31 production knows no demo", () => {
    expect(configOf({ ...production })).toMatchObject({ production: true, demo: false });
    expect(configOf({ NODE_ENV: "test" }).production).toBe(false);
    expect(problemsOf({ DATABASE_URL, ...production, VYCEP_DEMO: "on" })).toEqual([
      "VYCEP_DEMO: is not for NODE_ENV=production",
    ]);
  });

  test("D32 production seals with a secret of its own, or with several while it changes", () => {
    expect(problemsOf({ DATABASE_URL, NODE_ENV: "production" })).toEqual([
      "VYCEP_SECRET: is missing beside NODE_ENV=production",
    ]);
    expect(problemsOf({ DATABASE_URL, ...production, VYCEP_SECRET: "too short" })).toHaveLength(1);
    const two = `${production.VYCEP_SECRET}, ${production.VYCEP_SECRET} of old`;
    expect(configOf({ ...production, VYCEP_SECRET: two }).secrets).toEqual([
      production.VYCEP_SECRET,
      `${production.VYCEP_SECRET} of old`,
    ]);
    expect(configOf({}).secrets).toHaveLength(1);
  });

  test("OPS-13 the secret may lie in a file, several a line each, and only in one place", () => {
    const folder = mkdtempSync(join(tmpdir(), "vycep-secret-"));
    const file = join(folder, "secret");
    writeFileSync(file, `${production.VYCEP_SECRET}\n${production.VYCEP_SECRET} of old\n`);
    try {
      const inFile = { NODE_ENV: "production", VYCEP_SECRET_FILE: file };
      expect(configOf(inFile).secrets).toEqual([
        production.VYCEP_SECRET,
        `${production.VYCEP_SECRET} of old`,
      ]);
      expect(problemsOf({ DATABASE_URL, ...production, VYCEP_SECRET_FILE: file })).toEqual([
        "VYCEP_SECRET_FILE: is given beside VYCEP_SECRET",
      ]);
      writeFileSync(file, "too short");
      expect(problemsOf({ DATABASE_URL, ...inFile })).toContain(
        "VYCEP_SECRET_FILE: must have at least 32 characters each",
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("each key of the table is read: a wrong value of it is noticed or changes the configuration", () => {
    const env = {
      ...production,
      OIDC_ISSUER: "https://id.example",
      OIDC_JWKS: "https://id.example/jwks",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318",
    };
    const usual = JSON.stringify(configOf(env));
    for (const { key } of configKeys) {
      const parsed = parseConfig({ DATABASE_URL, ...env, [key]: "\u0000 nonsense" });
      const isNoticed = parsed.kind === "invalid" || JSON.stringify(parsed.config) !== usual;
      expect([key, isNoticed]).toEqual([key, true]);
    }
  });
});
