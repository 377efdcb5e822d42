import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Deps } from "./deps.ts";
import type { RequestContextMaker } from "./request-context.ts";

/** A part of the server whose routes are described by zod schemas of the contract. */
export type RestScope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** REST routes of one noun; `app/modules.ts` says under which base they live. */
export type Routes = (scope: RestScope, deps: Deps, contextOf: RequestContextMaker) => void;
