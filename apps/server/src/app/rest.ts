import swagger from "@fastify/swagger";
import { SERVICE_BASE } from "@vycep/contract/services";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import type { FastifyInstance } from "fastify";
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import { academyReports } from "../modules/academy/academy.routes.ts";
import { catalogInSql } from "../modules/catalog/catalog.facts.ts";
import { masterDataRoutes } from "../modules/erp/master-data/master-data.routes.ts";
import type { PriceDrafts } from "../modules/erp/master-data/save-master-rows.ts";
import { feedPriceDrafts } from "../modules/pricing/desk/drafts/feed-price-drafts.ts";
import { draftsWithLines } from "../modules/pricing/desk/drafts/price-draft.repo.ts";
import type { Config } from "../platform/config.ts";
import type { Deps } from "../platform/deps.ts";
import { badInput } from "../platform/errors.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { RequestContextMaker } from "../platform/request-context.ts";
import { describedCalls } from "./docs/described-calls.ts";
import { answerError } from "./http.ts";
import { allRoutes, erpReports, inboundMails } from "./modules.ts";
import { pagesWhenAsked } from "./pages-when-asked.ts";
import { toolPolicy } from "./security-headers.ts";

const priceDrafts: PriceDrafts = {
  feed: (tx, { program, ...fed }) =>
    feedPriceDrafts(
      tx,
      { ...fed, by: `API ${program}`, uid: null, title: program, isApart: false },
      { goods: catalogInSql.sought },
    ),
  told: draftsWithLines,
};

type RestWiring = {
  readonly deps: Deps;
  readonly contextOf: RequestContextMaker;
  readonly metrics: Metrics;
};

/** The REST bases of the seeds with their modules' routes, and the description of all of them at `/docs`. */
export function restScope(app: FastifyInstance, { deps, contextOf, metrics }: RestWiring): void {
  speakZod(app, metrics);
  describe(app, deps.config);
  for (const service of namesIn(allRoutes)) {
    const prefix = SERVICE_BASE[service];
    app.register(
      (scope, _options, done) => {
        const typed = scope.withTypeProvider<ZodTypeProvider>();
        for (const register of allRoutes[service]) register(typed, deps, contextOf);
        done();
      },
      { prefix },
    );
  }
  app.register(
    (scope, _options, done) => {
      erpReports(scope.withTypeProvider<ZodTypeProvider>(), deps);
      done();
    },
    { prefix: "/erp" },
  );
  app.register(
    (scope, _options, done) => {
      masterDataRoutes(scope.withTypeProvider<ZodTypeProvider>(), { ...deps, priceDrafts });
      done();
    },
    { prefix: "/master-data" },
  );
  app.register((scope, _options, done) => {
    inboundMails(scope.withTypeProvider<ZodTypeProvider>(), deps);
    done();
  });
  app.register((scope, _options, done) => {
    academyReports(scope.withTypeProvider<ZodTypeProvider>(), deps);
    done();
  });
}

/**
 * Zod checks what comes in and what goes out, in this scope only: set on the whole server it would break GraphQL.
 * Input that does not fit is named field by field; an answer that does not fit is our bug.
 */
export function speakZod(scope: FastifyInstance, metrics: Metrics): void {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  scope.setErrorHandler((error, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map(({ instancePath, keyword }) => ({
        path: instancePath.replace(/^\//, "").replaceAll("/", "."),
        code: keyword,
      }));
      return answerError(badInput("invalid-input", undefined, fields), {
        request,
        reply,
        metrics,
      });
    }
    return answerError(isResponseSerializationError(error) ? error.cause : error, {
      request,
      reply,
      metrics,
    });
  });
}

/** What each field is, is loaded when somebody first reads it. */
function describe(app: FastifyInstance, config: Config): void {
  const { isLoaded, ...told } = describedCalls(config.origin);
  app.register(swagger, told);
  pagesWhenAsked(app, "/docs", async (pages) => {
    await isLoaded();
    const { default: swaggerUi } = await import("@fastify/swagger-ui");
    await pages.register(swagger, { openapi: {}, transformObject: () => app.swagger() });
    await pages.register(swaggerUi, {
      routePrefix: "/docs",
      staticCSP: false,
      uiHooks: {
        onRequest: (_request, reply, done) => {
          reply.header("content-security-policy", toolPolicy);
          done();
        },
      },
    });
  });
}
