import type { RequestChoice } from "@vycep/contract/headers";
import type { Language } from "@vycep/domain/market/language";
import type { FastifyRequest } from "fastify";
import { type Log, label } from "./log.ts";
import { idempotencyKeyOf, languageOf, requestChoiceOf } from "./request-choice.ts";
import { carried } from "./requests/carried.ts";
import {
  type Actor,
  notOnBehalf,
  type RequireFresh,
  type Session,
  sessionOf,
  sessionOfPeople,
} from "./session.ts";
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
  /** The same for what is about people: passwords, factors, users and keys are no program's to change (B16). */
  readonly ofPeople: () => RequestContext;
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
  const made = carried<FastifyRequest, RequestContext>();
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
    return new ContextOfRequest(session, { request, choiceOf, sites: who.sites });
  };
  return (request) => {
    const known = made.of(request);
    if (known) return known;
    const fresh = make(request);
    made.tell(request, fresh);
    return fresh;
  };
}

type Parts = {
  readonly request: FastifyRequest;
  readonly choiceOf: () => RequestChoice;
  readonly sites: Sites;
};

/**
 * A class, as an object that defines its getters by itself, or is made from another of the same request, keeps all that they close over
 * until V8 clears all of its memory (decision 0693).
 */
class ContextOfRequest implements RequestContext {
  readonly token;
  readonly visitor;
  readonly actor;
  readonly requireFresh;
  readonly requestId;
  readonly idempotencyKey;
  readonly address;
  readonly #session: Session;
  readonly #parts: Parts;

  constructor(session: Session, parts: Parts) {
    const { request } = parts;
    this.token = session.token;
    this.visitor = session.visitor;
    this.actor = session.actor;
    this.requireFresh = session.requireFresh;
    this.requestId = request.id;
    this.idempotencyKey = idempotencyKeyOf(request);
    this.address = request.ip;
    this.#session = session;
    this.#parts = parts;
  }

  get choice() {
    return this.#parts.choiceOf();
  }

  get language() {
    return languageOf(this.choice, this.#parts.request.headers["accept-language"]);
  }

  get site() {
    return siteOf(this.#parts.sites, this.#parts.request.hostname);
  }

  get log() {
    return this.#parts.request.log;
  }

  ofPeople() {
    return new ContextOfRequest(sessionOfPeople(this.#session), this.#parts);
  }
}
