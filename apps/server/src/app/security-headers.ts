import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../platform/config.ts";

/**
 * Strict headers on every answer. Scripts and styles come from our own files only; script sinks take Trusted Types.
 * `frame-ancestors 'self'` because a new tab signs in silently in a frame of our own (D03). CORS stays closed:
 * no answer ever allows another origin.
 */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.origin.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicyOf(config) },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    frameguard: { action: "sameorigin" },
    xPoweredBy: true,
  });
  app.addHook("onRequest", (_request, reply, done) => {
    // Scanning a bottle's EAN needs the camera; nothing needs the rest.
    reply.header(
      "permissions-policy",
      "camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    );
    done();
  });
}

/** With an external issuer the portal also asks there for tokens, and signs in silently in a frame of it. */
export function contentPolicyOf({ externalIssuer }: Config) {
  if (!externalIssuer) return { ...contentPolicy };
  const { origin } = new URL(externalIssuer.issuer);
  return { ...contentPolicy, connectSrc: [self, origin], frameSrc: [self, origin] };
}

const self = "'self'";

export const contentPolicy = {
  defaultSrc: [self],
  scriptSrc: [self],
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
};

/**
 * The tools of developers (the description of the API, the GraphQL workbench) build their pages from strings and
 * style them as they go: they do without Trusted Types and with inline styles, but with our own scripts only.
 */
export const toolPolicy = policyText({
  ...contentPolicy,
  styleSrc: [self, "'unsafe-inline'"],
  baseUri: [self],
  requireTrustedTypesFor: undefined,
  trustedTypes: undefined,
});

function policyText(policy: Record<string, readonly string[] | undefined>): string {
  return Object.entries(policy)
    .flatMap(([name, values]) =>
      values ? [`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${values.join(" ")}`] : [],
    )
    .join(";");
}
