import { DESK_GRAPHQL_PATH } from "@vycep/contract/services";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { driverRoutes } from "../modules/deliveries/driver/driver.routes.ts";
import { handoverRoutes } from "../modules/deliveries/driver/handover.ts";
import { driverPasskeyRoutes } from "../modules/deliveries/driver/passkeys/passkey.routes.ts";
import { papersRoutes } from "../modules/deliveries/papers/papers.routes.ts";
import { uploadRoutes } from "../modules/files/desk/uploads.routes.ts";
import { deskDoorRoutes } from "../modules/identity/desk/desk-door.routes.ts";
import { staffOfToken } from "../modules/identity/desk/staff-of-token.ts";
import type { Identity } from "../modules/identity/identity.deps.ts";
import { freshSignInGuard } from "../modules/identity/identity.facts.ts";
import type { ProviderHolder } from "../modules/identity/provider/provider-holder.ts";
import { ticketFileRoutes } from "../modules/tickets/desk/ticket-files.routes.ts";
import type { Deps } from "../platform/deps.ts";
import { deskContextMaker } from "../platform/desk/desk-context.ts";
import { lazy } from "../platform/lazy.ts";
import type { Metrics } from "../platform/metrics.ts";
import { createTokenVerifier } from "../platform/token-verifier.ts";
import { afterHouseReport } from "./after-house-report.ts";
import { deskExportRoutes } from "./desk-export.routes.ts";
import { graphqlScope } from "./graphql/graphql.ts";
import { speakZod } from "./rest.ts";

type DeskWiring = {
  readonly deps: Deps;
  readonly identity: Identity;
  readonly metrics: Metrics;
  readonly provider: ProviderHolder;
};

/** The brewery's own side: its sign-in pages' calls, and `/desk/graphql`, which takes tokens of the staff and no others. */
export function deskScope(scope: FastifyInstance, { deps, identity, metrics, provider }: DeskWiring): void {
  const verifier = createTokenVerifier(identity.staffIssuers, deps.clock);
  // A process that serves customers alone never pays for it (decision 0574).
  const parts = lazy(async () => (await import("./graphql/desk-parts.ts")).deskParts(deps));
  const contextOf = deskContextMaker(verifier, {
    loadStaff: staffOfToken(deps.db),
    requireFresh: freshSignInGuard(deps),
  });
  scope.register((inner, _options, done) => {
    graphqlScope(inner, {
      path: DESK_GRAPHQL_PATH,
      config: deps.config,
      machine: async () => (await parts()).machine,
      contextOf,
      metrics,
      // Nobody but staff learns what may be asked.
      admit: async (context) => {
        await context.staff();
      },
    });
    done();
  });
  scope.register((inner, _options, done) => {
    speakZod(inner, metrics);
    deskExportRoutes(inner.withTypeProvider<ZodTypeProvider>(), { deps, parts, contextOf });
    done();
  });
  scope.register((inner, _options, done) => {
    speakZod(inner, metrics);
    papersRoutes(inner.withTypeProvider<ZodTypeProvider>(), {
      ...{ deps, contextOf },
      listArguments: async (given) => (await parts()).listArguments(given),
    });
    done();
  });
  scope.register((inner, _options, done) => {
    speakZod(inner, metrics);
    ticketFileRoutes(inner.withTypeProvider<ZodTypeProvider>(), { deps, contextOf });
    done();
  });
  scope.register((inner, _options, done) => {
    speakZod(inner, metrics);
    uploadRoutes(inner.withTypeProvider<ZodTypeProvider>(), { deps, contextOf });
    done();
  });
  scope.register((inner, _options, done) => {
    speakZod(inner, metrics);
    driverRoutes(inner.withTypeProvider<ZodTypeProvider>(), {
      deps: { ...deps, afterReport: afterHouseReport },
      contextOf,
    });
    driverPasskeyRoutes(inner.withTypeProvider<ZodTypeProvider>(), { deps, contextOf });
    handoverRoutes(inner.withTypeProvider<ZodTypeProvider>(), { deps, contextOf });
    done();
  });
  scope.register((inner, _options, done) => {
    speakZod(inner, metrics);
    deskDoorRoutes(inner.withTypeProvider<ZodTypeProvider>(), {
      door: identity.desk,
      deps: { ...deps, verifier },
      provider,
    });
    done();
  });
}
