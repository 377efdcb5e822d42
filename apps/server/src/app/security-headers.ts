import { createHash } from "node:crypto";
import type { Config } from "../platform/config.ts";

/**
 * Strict headers on every answer, made once: they never change while the process lives, and are sent thousands of
 * times a second. Scripts and styles come from our own files only, but for the one
 * script that stands in a page itself (`pageHeaders`); script sinks take Trusted Types. Frames only of
 * our own, because a new tab signs in silently in one (D03). CORS stays closed: no answer ever allows another origin.
 */
export function securityHeadersOf(config: Config) {
  return {
    "content-security-policy": policyText(contentPolicyOf(config)),
    "reporting-endpoints": `csp="${cspReportsPath}"`,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    // Scanning a bottle's EAN needs the camera; nothing needs the rest.
    "permissions-policy":
      "camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    ...(config.origin.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

/**
 * With an external issuer the portal also asks there for tokens, and signs in silently in a frame of it; a frame shows the
 * brewery's reporting tool too (REPORT-02).
 */
export function contentPolicyOf({ externalIssuer, reportTool }: Config) {
  const issuers = externalIssuer ? [new URL(externalIssuer.issuer).origin] : [];
  const framed = reportTool ? [new URL(reportTool.site).origin] : [];
  return {
    ...contentPolicy,
    connectSrc: [self, ...issuers],
    frameSrc: [self, ...issuers, ...framed],
  };
}

const self = "'self'";
/** Browsers tell here what the policy kept them from: a fault of ours, or somebody's script. */
export const cspReportsPath = "/csp-reports";

export const contentPolicy = {
  defaultSrc: [self],
  // The reader of barcodes is WebAssembly where the browser has none of its own; text is never made into a script.
  scriptSrc: [self, "'wasm-unsafe-eval'"],
  styleSrc: [self],
  imgSrc: [self, "data:", "blob:"],
  fontSrc: [self],
  connectSrc: [self],
  workerSrc: [self],
  manifestSrc: [self],
  frameSrc: [self],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: [self],
  frameAncestors: [self],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["vycep"],
  reportUri: [cspReportsPath],
  reportTo: ["csp"],
};

/**
 * The tools of developers (the description of the API, the GraphQL workbench) build their pages from strings and
 * style them as they go: they do without Trusted Types and with inline styles, but with our own scripts only.
 */
export const toolPolicy = policyText({
  ...contentPolicy,
  scriptSrc: [self],
  styleSrc: [self, "'unsafe-inline'"],
  baseUri: [self],
  requireTrustedTypesFor: undefined,
  trustedTypes: undefined,
});

/**
 * A page of ours with a script of its own in it: that very script may run, not one letter may differ. It stands in no frame, not even
 * of ours, but for a preview of the portal at the desk (DCONF-02, DEDIT-04).
 */
export function pageHeaders(config: Config, html: string, { isPreview }: { readonly isPreview: boolean }) {
  const policy = { ...contentPolicyOf(config), frameAncestors: [isPreview ? self : "'none'"] };
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return {
    "content-security-policy": policyText({ ...policy, scriptSrc: [...policy.scriptSrc, ...hashes] }),
    "x-frame-options": isPreview ? "SAMEORIGIN" : "DENY",
  };
}

/** A page whose form hands a cart over to a purchasing system. */
export function handOverPolicy(origin: string): string {
  return policyText({ ...contentPolicy, formAction: [origin] });
}

function policyText(policy: Record<string, readonly string[] | undefined>): string {
  return Object.entries(policy)
    .flatMap(([name, values]) =>
      values ? [`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${values.join(" ")}`] : [],
    )
    .join(";");
}
