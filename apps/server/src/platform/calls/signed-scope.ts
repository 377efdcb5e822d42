import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { AppError, badInput, notFound } from "../errors.ts";
import type { RestScope } from "../rest-scope.ts";
import { signatureFlaw } from "./signed-call.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Of a body whose signature is good; empty until then. */
    signedBodyHash: string;
  }
}

/** A program of the brewery's that calls us, by a secret that both know. */
export type SignedCaller = {
  /** What its codes begin with: `erp-signature-invalid`. */
  readonly name: "erp" | "academy" | "mail";
  /** The headers that carry the signature and what it vouches for. */
  readonly headers: { readonly timestamp: string; readonly signature: string; readonly eventId: string };
  /** None where nothing is connected: then nothing is there to call. */
  readonly secret: string | undefined;
  readonly notConnected: string;
  /** Bodies that are no JSON, taken as they are. */
  readonly raw?: { readonly type: string; readonly bytes: number };
};

/**
 * A scope that believes nothing without a signature. The very bytes of a body are checked before anything of it is read;
 * who does not hold the secret learns nothing but 401.
 */
export function takeSignedCalls(
  scope: RestScope,
  caller: SignedCaller,
  deps: Pick<Deps, "clock" | "log">,
): void {
  scope.decorateRequest("signedBodyHash", "");
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    try {
      believe(request, body, { caller, ...deps });
      done(null, JSON.parse(body.toString("utf8")));
    } catch (error) {
      done(error instanceof SyntaxError ? badInput("malformed-request") : (error as Error));
    }
  });
  const { raw } = caller;
  if (raw !== undefined) {
    const limits = { parseAs: "buffer", bodyLimit: raw.bytes } as const;
    scope.addContentTypeParser(raw.type, limits, (request, body: Buffer, done) => {
      try {
        believe(request, body, { caller, ...deps });
        done(null, body);
      } catch (error) {
        done(error as Error);
      }
    });
  }
  // A request without a body has not been through the parser.
  scope.addHook("preValidation", async (request) => {
    if (request.signedBodyHash === "") believe(request, Buffer.alloc(0), { caller, ...deps });
  });
}

/** Throws unless the bytes were signed with our secret, lately. */
function believe(
  request: FastifyRequest,
  body: Buffer,
  { caller, clock, log }: Pick<Deps, "clock" | "log"> & { readonly caller: SignedCaller },
): void {
  const { name, headers, secret, notConnected } = caller;
  if (secret === undefined) throw notFound(`${name}-not-connected`, notConnected);
  const flaw = signatureFlaw(
    {
      method: request.method,
      path: request.url,
      timestamp: textIn(request, headers.timestamp),
      eventId: textIn(request, headers.eventId),
      signature: textIn(request, headers.signature),
      body,
    },
    secret,
    clock.realTime(),
  );
  if (flaw !== undefined) {
    log.warn({ flaw, path: request.routeOptions.url, caller: name }, "a signed call is not believed");
    // A clock that is wrong is the only thing that the other side can mend, and only they can have signed it.
    throw flaw === "signature-stale"
      ? refused(`${name}-timestamp-stale`, "The time stamp is too old or lies ahead.")
      : refused(`${name}-signature-invalid`, "The signature is missing or wrong.");
  }
  request.signedBodyHash = createHash("sha256").update(request.url).update("\n").update(body).digest("hex");
}

function refused(code: string, message: string): AppError {
  return new AppError("invalid-token", { code, message });
}

/** A header that was sent once. */
export function textIn(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}
