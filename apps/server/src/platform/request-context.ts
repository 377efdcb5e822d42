import type { RequestChoice } from "@vycep/contract/headers";
import type { Language } from "@vycep/domain/market/language";
import type { FastifyRequest } from "fastify";
import { type Log, label } from "./log.ts";
import { idempotencyKeyOf, languageOf, requestChoiceOf } from "./request-choice.ts";
import { type Actor, notOnBehalf, type RequireFresh, type Session, sessionOf } from "./session.ts";
import { type Site, type Sites, siteOf } from "./sites.ts";
import type { TokenVerifier, VerifiedToken } from "./token-verifier.ts";

/** What one request knows about itself; the same for GraphQL and REST. */
export type RequestContext = Session & {
  readonly choice: RequestChoice;
  readonly language: Language;
  /** The name of the portal that was called, with its theme. */
  readonly site: Site;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** Address of the caller, for counting attempts. */
  readonly address: string;
  readonly log: Log;
};

export type RequestContextMaker = (request: FastifyRequest) => RequestContext;

/** Finds the user of a sound token, as they stand in the company that is asked for (D47). */
export type LoadActorFor = (
  token: VerifiedToken,
  companyId: string | undefined,
) => Promise<Actor | undefined>;

type Who = {
  readonly loadActor: LoadActorFor;
  readonly requireFresh: RequireFresh;
  readonly sites: Sites;
  /** Whether staff may do in a customer's name what is asked for. */
  readonly isOpenOnBehalf: (request: FastifyRequest) => boolean;
};

/** Builds contexts; the choice is parsed and the actor loaded only when somebody asks. */
export function requestContextMaker(verifier: TokenVerifier, who: Who): RequestContextMaker {
  const made = new WeakMap<FastifyRequest, RequestContext>();
  const make = (request: FastifyRequest): RequestContext => {
    let choice: RequestChoice | undefined;
    const choiceOf = () => {
      choice ??= requestChoiceOf(request);
      return choice;
    };
    const session = sessionOf(request.headers.authorization, verifier, {
      requireFresh: who.requireFresh,
      loadActor: async (token) => {
        const actor = await who.loadActor(token, choiceOf().companyId);
        if (actor?.behalf !== undefined && !who.isOpenOnBehalf(request)) throw notOnBehalf();
        if (actor) label(request.log, { actor: actor.uid, company: actor.companyId });
        return actor;
      },
    });
    return {
      ...session,
      get choice() {
        return choiceOf();
      },
      get language() {
        return languageOf(this.choice, request.headers["accept-language"]);
      },
      get site() {
        return siteOf(who.sites, request.hostname);
      },
      requestId: request.id,
      idempotencyKey: idempotencyKeyOf(request),
      address: request.ip,
      get log() {
        return request.log;
      },
    };
  };
  return (request) => {
    const known = made.get(request) ?? make(request);
    made.set(request, known);
    return known;
  };
}
