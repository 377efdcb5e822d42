import type { Shipped } from "./shipped.ts";

/**
 * The parts as a bill of materials that scanners read: CycloneDX 1.5, one component each with its package URL, its licence as
 * its author names it and the digest that npm checks.
 */
export function sbom(version: string, parts: readonly Shipped[]): object {
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": `vycep@${version}`, name: "vycep", version } },
    components: parts.map((part) => {
      const purl = `pkg:npm/${part.name.replace("@", "%40")}@${part.version}`;
      const { licence, integrity } = part;
      return {
        type: "library",
        "bom-ref": purl,
        name: part.name,
        version: part.version,
        purl,
        ...(licence !== null && { licenses: [licenceOf(licence)] }),
        ...(integrity !== null && { hashes: [hashOf(integrity)] }),
      };
    }),
  };
}

/** Several licences at the licensee's choice are an expression; one has an identifier. */
function licenceOf(licence: string) {
  return /[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } };
}

/** npm writes the digest in base 64, CycloneDX in hexadecimal. */
function hashOf(integrity: string) {
  const [algorithm = "", digest = ""] = integrity.split("-");
  return {
    alg: algorithm.replace("sha", "SHA-"),
    content: Buffer.from(digest, "base64").toString("hex"),
  };
}
