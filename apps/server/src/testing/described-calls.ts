import type { CallExample, Described } from "@vycep/contract/described";
import type { Response } from "light-my-request";
import { expect } from "vitest";
import type { TestServer } from "./test-server.ts";

export type DescribedCall = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With its base, as it stands in /docs. */
  readonly path: string;
  readonly docs: Described;
};

type Media = {
  readonly example?: unknown;
  readonly schema: { readonly properties?: { readonly code?: { readonly enum?: readonly string[] } } };
};
type Operation = {
  readonly summary: string;
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown }[];
  readonly responses: Record<string, { readonly content?: Record<string, Media> }>;
};
export type DescribedPaths = Record<string, Record<string, Operation>>;

/** All calls as /docs tells them. */
export async function describedPaths(server: TestServer): Promise<DescribedPaths> {
  return (await server.stranger.request({ url: "/docs/json" })).json<{ paths: DescribedPaths }>().paths;
}

/** A call stands in /docs with its example and the codes of its refusals (REST-68). */
export function expectDescribed(paths: DescribedPaths, { method, path, docs }: DescribedCall): void {
  const operation = paths[path]?.[method.toLowerCase()];
  const answerOf = (status: number) => operation?.responses[status]?.content?.["application/json"];
  const codesOf = (status: number) => answerOf(status)?.schema.properties?.code?.enum;
  const { example, problems = {} } = docs;
  expect(operation?.summary).toBe(docs.summary);
  expect(answerOf(200)?.example).toEqual(example.answer);
  if (example.file !== undefined)
    expect(Object.keys(operation?.responses[200]?.content ?? {})).toEqual([example.file.type]);
  expect(operation?.requestBody?.content["application/json"]?.example).toEqual(example.body);
  for (const [name, value] of Object.entries({ ...example.path, ...example.query }))
    expect(operation?.parameters?.find((each) => each.name === name)?.example).toBe(value);
  for (const [status, codes] of Object.entries(problems))
    expect(codesOf(Number(status))?.slice(0, codes.length)).toEqual(codes);
  expect(codesOf(401) === undefined).toBe(docs.isPublic === true);
  expect(codesOf(429)).toEqual(["too-many-requests"]);
}

/** Sends an example as it stands there, as the person it names; a public one as a visitor unless it names somebody. */
export async function sendExample(
  server: TestServer,
  { method, path, docs }: DescribedCall,
  body: CallExample["body"],
): Promise<Response> {
  const { as, query = {}, path: filling } = docs.example;
  const isVisitors = docs.isPublic === true && as === undefined;
  const caller = isVisitors ? server.stranger : await server.as(as ?? "U001");
  return caller.request({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => filling?.[name] ?? ""),
    query: { ...query, lang: "en" },
    ...(body === undefined ? {} : { payload: { ...body } }),
  });
}

/** The answer is that of the example; what is new each time is compared by its kind alone. */
export function expectAnswered(
  said: Response,
  { method, path, docs: { example } }: DescribedCall,
  isNewEachTime: (at: string) => boolean = () => false,
): void {
  expect(`${path} ${said.statusCode} ${said.statusCode === 200 ? "" : said.body}`).toBe(`${path} 200 `);
  if (example.file === undefined) expectHeld(said.json(), example.answer);
  else {
    expect(said.headers["content-type"]).toContain(example.file.type);
    expect(said.headers["content-disposition"]).toContain(`filename="${example.file.name}"`);
    expect(said.rawPayload.length).toBeGreaterThan(50);
  }

  /** Every field of the example is there with its value; lists may go on, and a text where it ends in "…". */
  function expectHeld(answer: unknown, told: unknown, at = `${method} ${path}`): void {
    if (Array.isArray(told)) {
      expect(Array.isArray(answer), at).toBe(true);
      for (const [index, each] of told.entries()) expectHeld(Object(answer)[index], each, `${at}[${index}]`);
    } else if (typeof told === "object" && told !== null) {
      expect(Object.keys(Object(answer)).toSorted(), at).toEqual(Object.keys(told).toSorted());
      for (const [key, value] of Object.entries(told)) expectHeld(Object(answer)[key], value, `${at} ${key}`);
    } else if (isNewEachTime(at)) expect(typeof answer, at).toBe(typeof told);
    else if (typeof told === "string" && told.endsWith("…"))
      expect(String(answer).slice(0, told.length - 1), at).toBe(told.slice(0, -1));
    else expect(answer, at).toEqual(told);
  }
}
