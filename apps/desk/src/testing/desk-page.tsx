import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { queryClient } from "@vycep/shell/api/query-client";
import { toastStore } from "@vycep/shell/messages/toasts";
import { parseIdToken } from "@vycep/shell/session/id-token";
import { acceptToken, dropToken } from "@vycep/shell/session/session";
import { signedToken } from "@vycep/shell/testing/signed-token";
import { changeLanguage } from "@vycep/shell/words/i18n";
import { afterEach, beforeEach, vi } from "vitest";
import { createDeskRouter } from "../app/router.tsx";

/** What the desk's API answers in a test, by the name of the operation, a function sees the variables; or else by its address. */
export type Answers = Record<string, unknown>;

/** What was asked, in its order. */
export let asked: { readonly operation: string; readonly variables: Readonly<Record<string, unknown>> }[] =
  [];
let answers: Answers = {};

/** Somebody of the staff with these rights; more than one of them is told as the API tells it. */
export function somebody(...rights: readonly (readonly [area: string, power: string])[]) {
  return {
    uid: "S02",
    firstName: "Tereza",
    lastName: "Malá",
    email: "tereza.mala@lipovrch.example",
    language: "cs",
    roles: ["service"],
    rights: rights.map(([area, power]) => ({ area, power, limit: null })),
    drives: false,
    companies: null,
  };
}

/** To be called once in a file: each test has a browser and a server of its own. */
export function withDesk(): void {
  beforeEach(() => {
    asked = [];
    answers = {};
    changeLanguage("cs");
    vi.stubGlobal("fetch", answer);
    vi.stubGlobal("scrollTo", () => undefined);
  });
  afterEach(() => {
    for (const { id } of toastStore.toasts()) toastStore.dismiss(id);
    queryClient.clear();
    dropToken();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
}

/** Opens a page of the desk as whoever `me` tells of. */
export async function openDesk(path: string, { me, ...others }: Answers) {
  answers = {
    Me: { me },
    Columns: { columns: [] },
    Views: { views: [] },
    BulkBatches: { bulkBatches: [] },
    ...others,
  };
  comeIn();
  const router = createDeskRouter(createMemoryHistory({ initialEntries: [path] }));
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 1 });
  return { user: userEvent.setup(), router };
}

/** Signs the browser in. */
export function comeIn(): void {
  const now = Math.floor(Date.now() / 1000);
  const token = parseIdToken(signedToken({ sub: "S02", aud: "vycep-desk", iat: now, exp: now + 1800 }));
  if (token !== undefined) acceptToken(token);
}

/** Another answer from now on. */
export function answerWith(others: Answers): void {
  answers = { ...answers, ...others };
}

async function answer(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const [path = ""] = String(address).split("?");
  if (path !== "/desk/graphql") {
    const found = answers[path];
    const variables = typeof init?.body === "string" ? JSON.parse(init.body) : {};
    const told: unknown = typeof found === "function" ? await found(variables, init) : found;
    if (!(told instanceof Response)) return Response.json({}, { status: 404 });
    asked.push({ operation: path, variables });
    return told;
  }
  const { query, variables } = JSON.parse(String(init?.body)) as {
    readonly query: string;
    readonly variables: Readonly<Record<string, unknown>>;
  };
  const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "";
  asked.push({ operation, variables });
  const found = answers[operation];
  const data: unknown = typeof found === "function" ? await found(variables) : found;
  if (data instanceof Response) return data;
  if (data === undefined) return Response.json({ errors: [{ message: `nothing answers ${operation}` }] });
  return Response.json({ data });
}
