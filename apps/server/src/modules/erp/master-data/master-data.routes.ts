import { Socket } from "node:net";
import { masterDataDocs } from "@vycep/contract/erp/master-data.docs";
import {
  changesAnswer,
  changesQuery,
  MASTER_BODY_BYTES,
  masterRowsAnswer,
  masterRowsBody,
} from "@vycep/contract/erp/master-data.rest";
import { feeds } from "@vycep/db/changes/feeds";
import { importers } from "@vycep/db/import/importers";
import type { Importer } from "@vycep/db/import/reading/importer";
import { isKeptInDraft, MASTER_DATA, type MasterNoun } from "@vycep/domain/erp/master-data";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { requestLanguageOf } from "../../../platform/request-choice.ts";
import { type Carried, carried } from "../../../platform/requests/carried.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { getChanges } from "./get-changes.ts";
import { jsonSchemaOfRow } from "./json-schema-of-row.ts";
import { type PriceDrafts, saveMasterRows } from "./save-master-rows.ts";
import { allowService, believeServiceKey, type ServiceCaller } from "./service-caller.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What the call is about, so that it is refused before its body is read. */
    readonly masterData?: { readonly noun: MasterNoun; readonly isChange: boolean };
  }
}

export type MasterDataDeps = Deps & { readonly priceDrafts: PriceDrafts };

/** What the brewery's systems keep and hear, under `/master-data` (B16). */
export function masterDataRoutes(scope: RestScope, deps: MasterDataDeps): void {
  const callers = carried<FastifyRequest, ServiceCaller>();
  scope.addHook("onRequest", async (request) => {
    const caller = await believeServiceKey(deps, request);
    const asked = request.routeOptions.config.masterData;
    if (asked !== undefined) allowService(deps, caller, asked);
    callers.tell(request, caller);
  });
  // Ten thousand rows may take a busy machine longer than a silent connection is kept; what came whole is answered.
  scope.addHook("preHandler", async ({ raw: { socket } }) => {
    if (socket instanceof Socket) socket.setTimeout(answeredWithinMs);
  });
  for (const noun of namesIn(MASTER_DATA)) routesOf(noun, { scope, deps, callers });
}

const answeredWithinMs = 10 * 60_000;

const ofServices = { security: [{ serviceKey: [] }] };

type Wiring = {
  readonly scope: RestScope;
  readonly deps: MasterDataDeps;
  readonly callers: Carried<FastifyRequest, ServiceCaller>;
};

function routesOf(noun: MasterNoun, { scope, deps, callers }: Wiring): void {
  const importer = importerOf(noun);
  const docs = masterDataDocs[noun];
  scope.post(
    `/${noun}`,
    {
      bodyLimit: MASTER_BODY_BYTES,
      schema: {
        ...ofServices,
        body: masterRowsBody(jsonSchemaOfRow(importer)),
        response: { 200: masterRowsAnswer },
      },
      config: { described: docs.save, masterData: { noun, isChange: true } },
    },
    (request) => {
      const caller = callers.of(request) ?? { keyId: "", program: "", rights: [] };
      const drafts = isKeptInDraft(noun, deps.config.erpOwns) ? deps.priceDrafts : undefined;
      const language = requestLanguageOf(request);
      return saveMasterRows(deps, caller, {
        ...{ ...request.body, importer, drafts, language },
        requestId: request.id,
      });
    },
  );
  const feed = feeds.find((each) => each.noun === noun);
  if (feed === undefined) throw new Error(`${noun} has no feed`);
  scope.get(
    `/${noun}/changes`,
    {
      schema: { ...ofServices, querystring: changesQuery, response: { 200: changesAnswer } },
      config: { described: docs.changes, masterData: { noun, isChange: false } },
    },
    (request) => getChanges(deps, feed, request.query),
  );
}

function importerOf(noun: MasterNoun): Importer<object> {
  const found = importers.find(({ kind }) => kind === noun);
  if (found === undefined) throw new Error(`${noun} has no importer`);
  return found;
}
