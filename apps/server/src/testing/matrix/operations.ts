import { SERVICE_BASE } from "@vycep/contract/services";
import type { GraphQLSchema } from "graphql";
import { buildSchema } from "../../app/graphql/schema.ts";
import type { TestServer } from "../test-server.ts";

const restPrefixes = [...Object.values(SERVICE_BASE), "/identity", "/desk/identity", "/master-data"];

/** Every root field of the schema as `Query.cart`, every REST route as `GET /identity/settings`. */
export function operationsOf(server: TestServer): readonly string[] {
  return [...rootFieldsOf(contractSchema), ...routesOf(server)];
}

/** The contract's schema, from which documents are written. */
export const contractSchema: GraphQLSchema = buildSchema([]);

function rootFieldsOf(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
}

/** Read from Fastify's own picture of its routes: what really answers, not what somebody listed. */
function routesOf(server: TestServer): string[] {
  const found: string[] = [];
  const parts: string[] = [];
  for (const line of server.app.printRoutes({ commonPrefix: false }).split("\n")) {
    const [, indent, part, methods] = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    parts.splice(indent.length / 4, parts.length, part);
    if (methods === undefined) continue;
    // Without a built portal nothing answers at "/", and the picture has no common root.
    const address = parts.join("");
    if (!restPrefixes.some((prefix) => address.startsWith(`${prefix}/`))) continue;
    for (const method of methods.split(", ")) if (method !== "HEAD") found.push(`${method} ${address}`);
  }
  return found;
}
