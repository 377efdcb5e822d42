import { findBreakingChanges, printSchema, buildSchema as readSchema } from "graphql";
import { buildSchema } from "../../apps/server/src/app/graphql/schema.ts";
import { createServer } from "../../apps/server/src/app/server.ts";
import { parseConfig } from "../../apps/server/src/platform/config.ts";
import { untold } from "./code-advice.ts";
import { errorPage, missingCodes, type Refusing } from "./error-page.ts";
import { type OpenApi, openapiBreaks } from "./openapi-breaks.ts";
import { type Described, postmanOf } from "./postman.ts";
import { type DescribedCalls, undescribed, undescribedFields } from "./undescribed.ts";

/** A file of docs/api that is made of the code. */
export type ApiFile = {
  readonly path: string;
  readonly text: string;
  /** What would break a client that was written for the file as it was. */
  readonly breaks: (old: string) => readonly string[];
};

/** Made of the code; a part of a schema, or a field of a call, that nobody described is refused. */
export async function apiFiles(): Promise<readonly ApiFile[]> {
  const schema = buildSchema([]);
  const openapi = await openapiDocument();
  const silent = [...undescribed(schema), ...undescribedFields(openapi)];
  if (silent.length > 0) throw new Error(`Not described:\n  ${silent.join("\n  ")}`);
  const codes = errorPage(openapi);
  const missing = missingCodes(codes);
  if (missing.length > 0) throw new Error(`Refusals without a row:\n  ${missing.join("\n  ")}`);
  const dumb = untold(codes);
  if (dumb.length > 0) throw new Error(`Mend tools/api/code-advice.csv:\n  ${dumb.join("\n  ")}`);
  return [
    {
      path: "docs/api/schema.graphql",
      text: `${printSchema(schema)}\n`,
      breaks: (old) => findBreakingChanges(readSchema(old), schema).map(({ description }) => description),
    },
    {
      path: "docs/api/openapi.json",
      text: `${JSON.stringify(openapi, null, 1)}\n`,
      breaks: (old) => openapiBreaks(JSON.parse(old) as OpenApi, openapi),
    },
    { path: "docs/api/postman.json", text: `${JSON.stringify(postmanOf(openapi), null, 1)}\n`, breaks: none },
    { path: "docs/api/error-codes.md", text: codes, breaks: none },
  ];
}

/** Follows from another file, whose breaks are told there. */
function none(): readonly string[] {
  return [];
}

/** The server's own description, of a server that nobody calls and that finds no database. */
async function openapiDocument(): Promise<OpenApi & Described & Refusing & DescribedCalls> {
  const parsed = parseConfig({
    DATABASE_URL: "postgres://nobody@127.0.0.1:9/nothing",
    VYCEP_ORIGIN: "https://portal.brewery.example",
    VYCEP_SECRET: "made for this description and kept by nobody",
    LOG_LEVEL: "silent",
  });
  if (parsed.kind === "invalid") throw new Error(parsed.problems.join("\n"));
  const { app } = await createServer(parsed.config, { portalFolder: "no portal" });
  try {
    return (await app.inject("/docs/json")).json<OpenApi & Described & Refusing & DescribedCalls>();
  } finally {
    await app.close();
  }
}
