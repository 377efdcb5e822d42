import type { FastifyRequest } from "fastify";
import type { RequestContext } from "../../../platform/request-context.ts";

/** Whose factors these are. */
export type FactorOwner = {
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** What looking after one's own factors needs of a request, at either door (D32, DSIGN-03). */
export type FactorContext = Pick<
  RequestContext,
  "token" | "requireFresh" | "requestId" | "site" | "address"
> & { readonly actor: () => Promise<FactorOwner> };

export type FactorContextMaker = (request: FastifyRequest) => FactorContext;
