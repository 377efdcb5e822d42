import { HEADER } from "@vycep/contract/headers";
import { DESK_SILENT_PATH } from "@vycep/contract/identity/desk-door";
import { SILENT_CALLBACK_PATH } from "@vycep/contract/identity/identity.rest";
import { GRAPHQL_PATH } from "@vycep/contract/services";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { actInRequest } from "../modules/audit/request-origin.ts";
import { findCartVersion } from "../modules/cart/cart.repo.ts";
import { pictureRoutes } from "../modules/catalog/pictures/picture.routes.ts";
import { keepRangeJob } from "../modules/catalog/range/keep-range.ts";
import { textPictureRoutes } from "../modules/content/text-pictures.routes.ts";
import { folderCarrier } from "../modules/edi/carrier.ts";
import { countEdi } from "../modules/edi/count-edi.ts";
import type { ErpPricing } from "../modules/erp/erp.port.ts";
import { type PricesInTime, pricesInTime } from "../modules/erp/price-in-time.ts";
import { createEventHub, type EventHub } from "../modules/events/event-hub.ts";
import { eventsRoutes } from "../modules/events/events.routes.ts";
import { fileRoutes } from "../modules/files/files.routes.ts";
import { createIdentity, type Identity } from "../modules/identity/identity.deps.ts";
import { freshSignInGuard, identityFacts } from "../modules/identity/identity.facts.ts";
import { identityRoutes } from "../modules/identity/identity.routes.ts";
import { admitOnBehalf, isOpenOnBehalf } from "../modules/identity/on-behalf/admit-on-behalf.ts";
import { onBehalfRoutes } from "../modules/identity/on-behalf/on-behalf.routes.ts";
import { admitPreview, refuseChangesOfPreviews } from "../modules/identity/preview/admit-preview.ts";
import { previewRoutes } from "../modules/identity/preview/preview.routes.ts";
import { countedTry, endSessionOfBrowser } from "../modules/identity/programs-at-the-door.ts";
import { oidcRoutes } from "../modules/identity/provider/oidc.routes.ts";
import { providerHolder } from "../modules/identity/provider/provider-holder.ts";
import { silentCallbackRoutes } from "../modules/identity/provider/silent-callback.routes.ts";
import { stopNoticesRoutes } from "../modules/letters/stop-notices.routes.ts";
import { countMails } from "../modules/mail/mail.repo.ts";
import { mailboxRoutes } from "../modules/mail/mailbox.routes.ts";
import { brandRoutes } from "../modules/market/brand.routes.ts";
import { keepMarketsJob } from "../modules/market/keep-markets.ts";
import { coverRoutes } from "../modules/marketing/cover.routes.ts";
import { countByCutOff, openCutOffs } from "../modules/orders/count-cut-offs.ts";
import { placesOfOrders } from "../modules/orders/orders.facts.ts";
import { countMessages } from "../modules/outbox/outbox.facts.ts";
import { partnerRoutes } from "../modules/partners/partners.routes.ts";
import { visitRoutes } from "../modules/punch-out/visit.routes.ts";
import { type Clock, createClock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { openDatabase } from "../platform/db.ts";
import type { Deps } from "../platform/deps.ts";
import { createMetrics, type Metrics } from "../platform/metrics.ts";
import { createRateLimit, type RateLimit } from "../platform/rate-limit.ts";
import { requireReadable } from "../platform/readable-text.ts";
import { replicaMetrics } from "../platform/replica/replica-metrics.ts";
import { type RequestContextMaker, requestContextMaker } from "../platform/request-context.ts";
import { logUnsoundRows } from "../platform/sound-rows.ts";
import { createTokenVerifier, takingOnly, type VerifiedToken } from "../platform/token-verifier.ts";
import { tracingOf } from "../platform/tracing/tracing-of.ts";
import { workMetrics } from "../platform/work-metrics.ts";
import { clicksRoutes } from "./clicks.routes.ts";
import { deskScope } from "./desk-scope.ts";
import { graphiqlPages } from "./graphql/graphiql.ts";
import { graphqlScope } from "./graphql/graphql.ts";
import { graphqlMachine } from "./graphql/graphql-machine.ts";
import {
  admitTo,
  type DocumentGate,
  everyDocument,
  registeredDocuments,
} from "./graphql/registered-documents.ts";
import { buildSchemas } from "./graphql/schema.ts";
import { healthRoutes } from "./health/health.ts";
import { createHttp } from "./http.ts";
import { mayHaveFile } from "./may-have-file.ts";
import { allResolvers, erpPricing } from "./modules.ts";
import { portalFolder, portalPages } from "./portal.ts";
import { restScope, speakZod } from "./rest.ts";
import { securityRoutes } from "./security.routes.ts";
import { handOverPolicy } from "./security-headers.ts";

/** The whole machine, put together but not yet listening. */
export type Server = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly identity: Identity;
  readonly pricing: PricesInTime;
  /** Starts the jobs of this process; they end when the app is closed, before the database does. */
  readonly startJobs: () => Promise<void>;
  /** From now on it is not ready and keeps no connection, but answers whatever comes (OPS-09). */
  readonly drain: () => void;
};

export type ServerOverrides = {
  readonly clock?: Clock;
  readonly portalFolder?: string;
  readonly pricing?: ErpPricing;
};

/** Wires everything by hand, from top to bottom; whoever reads this has seen the whole server. */
export async function createServer(config: Config, overrides: ServerOverrides = {}): Promise<Server> {
  let metrics: Metrics;
  let isStopping = false;
  const app = await createHttp(
    config,
    () => metrics,
    () => isStopping,
  );
  const clock = overrides.clock ?? createClock(config.clock);
  const database = openDatabase(config, (error) => app.log.warn({ err: error }, "database connection lost"));
  metrics = createMetrics({
    waitingForDatabase: () => database.pool.waitingCount,
    mails: () => countMails(database.db),
    outbox: () => countMessages(database.db),
    edi: () => countEdi(database.db, folderCarrier(config.ediFolder)),
  });
  const deps: Deps = { db: database.db, reads: database.reads, clock, config, log: app.log };
  if (database.replica) replicaMetrics(metrics.registry, database.replica);
  const hub = createEventHub();
  workMetrics(metrics.registry, {
    connections: () => {
      const { totalCount, idleCount } = database.pool;
      return { busy: totalCount - idleCount, idle: idleCount };
    },
    statementsSent: database.sent,
    streams: hub.open,
    openCutOffs: () => openCutOffs(deps),
    ordersByCutOff: () => countByCutOff(deps),
  });
  const tracing = await tracingOf(config.tracing, { registry: metrics.registry, clock, role: config.role });
  const identity = createIdentity(deps);
  const pricing = pricesInTime(overrides.pricing ?? erpPricing(deps), config.priceTimeoutMs);

  const folder = overrides.portalFolder ?? portalFolder;
  const isAllowed =
    config.role === "worker" || config.documents === "any" ? everyDocument : registeredDocuments(folder);
  const rateLimit = createRateLimit({ counter: "api", limit: config.rateLimit }, deps);
  // One list asks for twenty-five at once, so they have a limit of their own.
  const ofPictures = { counter: "pictures", limit: config.rateLimit * picturesPerCall };
  const rateLimitOfPictures = createRateLimit(ofPictures, deps);
  const stopLogging = logUnsoundRows(app.log);
  let jobs: readonly (() => Promise<void>)[] = [];
  let jobsEnded: Promise<unknown> | undefined;
  app.addHook("preClose", async () => {
    jobsEnded = Promise.allSettled(jobs.map((stop) => stop()));
  });
  app.addHook("onClose", async () => {
    await Promise.all([jobsEnded, rateLimit.told(), rateLimitOfPictures.told()]);
    stopLogging();
    await database.close();
    await tracing?.stop();
  });
  healthRoutes(app, { db: database.db, metrics, config, rateLimit, isStopping: () => isStopping });
  if (config.role !== "worker") {
    silentCallbackRoutes(app, [SILENT_CALLBACK_PATH, DESK_SILENT_PATH]);
    securityRoutes(app, { config, clock, rateLimit });
    if (config.tracing !== undefined) clicksRoutes(app, { clock, rateLimit });
    pictureRoutes(app, deps, rateLimitOfPictures);
    textPictureRoutes(app, deps, rateLimitOfPictures);
    coverRoutes(app, deps, rateLimitOfPictures);
    brandRoutes(app, deps, rateLimitOfPictures);
    fileRoutes(app, deps, { rateLimit, mayHave: mayHaveFile });
    app.register((scope, _options, done) => {
      apis(scope, { deps, identity, pricing, metrics, isAllowed, rateLimit, hub });
      done();
    });
  }
  await portalPages(app, deps, config.role === "worker" ? undefined : folder);
  await app.ready();

  const startJobs = async () => {
    // Loaded when requests are answered already: nobody waits for them at start.
    const ofWorker = config.role === "web" ? [] : (await import("./jobs.ts")).allJobs(pricing);
    const ofWeb = config.role === "worker" ? [] : [keepRangeJob];
    jobs = await Promise.all([keepMarketsJob, ...ofWorker, ...ofWeb].map((job) => job.start(deps)));
  };
  const drain = () => {
    isStopping = true;
  };
  return { app, deps, identity, pricing, startJobs, drain };
}

const picturesPerCall = 10;

type ApiWiring = {
  readonly deps: Deps;
  readonly identity: Identity;
  readonly pricing: PricesInTime;
  readonly metrics: Metrics;
  readonly isAllowed: DocumentGate;
  readonly rateLimit: RateLimit;
  readonly hub: EventHub;
};

/** All that speaks with programs, behind one rate limit; each in a scope of its own with its own parsers. */
function apis(
  scope: FastifyInstance,
  { deps, identity, pricing, metrics, isAllowed, rateLimit, hub }: ApiWiring,
): void {
  const { config, clock } = deps;
  const verifier = createTokenVerifier(identity.trustedIssuers, clock);
  const rateLimitOfKeys = createRateLimit({ counter: "key", limit: config.keyRateLimit }, deps);
  const { actorOf } = identityFacts(deps);
  const who = {
    loadActor: async (token: VerifiedToken, company?: string) => {
      const actor = await actorOf(token, company);
      if (actor?.keyId !== undefined) rateLimitOfKeys.take(actor.keyId);
      if (actor?.behalf !== undefined) actInRequest({ staffUid: actor.behalf.staffUid, uid: actor.uid });
      return actor;
    },
    requireFresh: freshSignInGuard(deps),
    sites: config.sites,
    isOpenOnBehalf,
  };
  const ofServices = takingOnly(verifier, ["id", "program", "key", "behalf", "preview"]);
  const admitOnBehalfOf = admitOnBehalf(deps);
  const contextOf = requestContextMaker(ofServices, who);
  const contextOfPeople: RequestContextMaker = (request) => contextOf(request).ofPeople();
  const { portal, desk } = identity;
  const provider = config.externalIssuer ? undefined : providerHolder({ ...deps, identity }, portal);
  const staffProvider = providerHolder({ ...deps, identity }, desk);
  const inScope = (wire: (inner: FastifyInstance) => void) => {
    scope.register((inner, _options, done) => {
      wire(inner);
      done();
    });
  };

  // By callback: a promise for each of these costs more than what they do.
  scope.addHook("onRequest", (request, reply, done) => {
    // Answers hold one customer's prices and orders: nothing between us and the reader may keep them (C10).
    reply.header("cache-control", "no-store");
    reply.header(HEADER.serverTime, clock.instant().toISOString());
    rateLimit.take(request.ip);
    refuseChangesOfPreviews(request);
    done();
  });
  scope.addHook("preValidation", ({ params, query, body }, _reply, done) => {
    requireReadable(params);
    requireReadable(query);
    requireReadable(body);
    done();
  });
  const machine = graphqlMachine(buildSchemas(allResolvers({ ...deps, identity, pricing })), config);
  inScope((inner) => {
    inner.addHook("onReady", async () => void (await machine));
    graphqlScope(inner, {
      path: GRAPHQL_PATH,
      config,
      machine: () => machine,
      // The commerce token opens this one door alone (OP-07); which operations are open on behalf of a customer, it knows itself.
      contextOf: requestContextMaker(verifier, { ...who, isOpenOnBehalf: () => true }),
      metrics,
      admit: admitTo(isAllowed),
      admitOperation: async (context, operation) => {
        await admitPreview(context, operation);
        await admitOnBehalfOf(context, operation);
      },
    });
  });
  inScope((inner) => deskScope(inner, { deps, identity, metrics, provider: staffProvider }));
  inScope((inner) => {
    restScope(inner, { deps, contextOf, metrics });
  });
  inScope((inner) =>
    eventsRoutes(inner, {
      deps,
      hub,
      contextOf: contextOfPeople,
      cartVersion: findCartVersion,
      placesOfOrders,
    }),
  );
  inScope((inner) => {
    speakZod(inner, metrics);
    identityRoutes(inner.withTypeProvider<ZodTypeProvider>(), {
      deps: { ...deps, verifier },
      contextOf: contextOfPeople,
      door: portal,
      provider,
    });
  });
  inScope((inner) => {
    speakZod(inner, metrics);
    onBehalfRoutes(inner.withTypeProvider<ZodTypeProvider>(), {
      deps: { ...deps, identity },
      contextOf: requestContextMaker(takingOnly(verifier, ["behalf"]), {
        ...who,
        isOpenOnBehalf: () => true,
      }),
    });
  });
  inScope((inner) => {
    speakZod(inner, metrics);
    previewRoutes(inner.withTypeProvider<ZodTypeProvider>(), {
      deps: { ...deps, identity },
      contextOf: requestContextMaker(takingOnly(verifier, ["preview"]), who),
    });
  });
  if (config.demo) inScope(graphiqlPages);
  inScope((inner) => stopNoticesRoutes(inner, deps));
  if (config.mail.kind === "mailbox") inScope((inner) => mailboxRoutes(inner, deps));
  if (provider) {
    inScope((inner) => oidcRoutes(inner, config, { door: portal, provider }));
    inScope((inner) =>
      visitRoutes(inner, {
        deps: { ...deps, countedTry, endSessionOfBrowser },
        provider,
        policyTo: handOverPolicy,
      }),
    );
  }
  inScope((inner) => oidcRoutes(inner, config, { door: desk, provider: staffProvider }));
  if (provider && config.demo) inScope((inner) => partnerRoutes(inner, deps));
}
