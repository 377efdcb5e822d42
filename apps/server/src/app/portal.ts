import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import { LOGIN_CALLBACK_PATH } from "@vycep/contract/identity/identity.rest";
import { PREVIEW_COOKIE } from "@vycep/contract/identity/preview";
import { isPage } from "@vycep/domain/access/route-access";
import { THEMES } from "@vycep/domain/market/theme";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type BrandFacts, brandManifest, brandOn, manifestPath } from "../modules/market/brand.facts.ts";
import { withAllMarkets, withToldMarkets } from "../modules/market/told-markets.ts";
import type { Config } from "../platform/config.ts";
import type { Deps } from "../platform/deps.ts";
import { AppError } from "../platform/errors.ts";
import { siteOf } from "../platform/sites.ts";
import { answerError } from "./http.ts";
import { brandedDesk, brandedPage } from "./pages/branded-page.ts";
import { themedPage } from "./pages/themed-page.ts";
import { pageHeaders } from "./security-headers.ts";

export const portalFolder = join(import.meta.dirname, "../../../portal/dist");

/** The desk's build lies beside the portal's. */
export function deskFolderBeside(folder: string): string {
  return join(folder, "../../desk/dist");
}

/**
 * The built portal. Files under /assets carry a hash in their name and are kept for ever; everything else is asked
 * for again. An unknown address that a person may have typed gets 404 and the portal, whose own page says so; an
 * unknown address of an API, of an asset or of a program gets a JSON 404.
 */
export async function portalPages(
  app: FastifyInstance,
  deps: Deps,
  folder: string | undefined,
): Promise<void> {
  const { config } = deps;
  const hasPortal = folder !== undefined && existsSync(join(folder, "index.html"));
  if (hasPortal) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      index: false,
      redirect: false,
      cacheControl: false,
      // The build puts every text file beside itself as .br and .gz.
      preCompressed: true,
      setHeaders: setFileHeaders,
    });
    app.get("/", page);
    app.get("/index.html", page);
    app.get<{ Params: { version: string } }>(
      "/brand/:version(^[0-9a-f]{16}$).webmanifest",
      async (request, reply) => {
        const brand = await brandOf(deps);
        const manifest = brand && (await manifestOf(folder, brand));
        if (manifest === undefined || manifestPath(manifest) !== request.url) throw nothingHere();
        return reply
          .headers({
            "content-type": "application/manifest+json",
            "cache-control": "public, max-age=31536000, immutable",
          })
          .send(manifest);
      },
    );
  }
  const deskPage = folder === undefined ? undefined : await deskPages(app, deps, deskFolderBeside(folder));
  app.setNotFoundHandler((request, reply) => {
    if (deskPage && isDeskRequest(request)) return deskPage(request, reply);
    if (hasPortal && isPageRequest(request)) return page(request, reply);
    return answerError(nothingHere(), { request, reply });
  });

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const elsewhere = canonicalAddress(request, config.origin);
    if (elsewhere !== undefined) return reply.redirect(elsewhere, 302);
    const path = pathOf(request);
    const { theme } = siteOf(config.sites, request.hostname);
    const status = isPage(path, THEMES[theme]) || path === LOGIN_CALLBACK_PATH ? 200 : 404;
    reply.code(status).header("cache-control", "no-store");
    const html = await readPage(folder ?? "", { config, reply, isPreview: isInPreview(request) });
    const brand = theme === "main" ? await brandOf(deps) : undefined;
    const told = withToldMarkets(html);
    if (theme === "main" && brand === undefined && told === undefined) return reply.sendFile("index.html");
    const whole = told ?? html;
    const own =
      brand === undefined
        ? themedPage(whole, theme)
        : brandedPage(whole, brand, await manifestPathOf(folder ?? "", brand));
    return reply.type("text/html; charset=utf-8").send(own);
  }
}

/** What the house's build says of itself as an app, in the brewery's own name; undefined where it says nothing. */
async function manifestOf(folder: string, brand: BrandFacts): Promise<string | undefined> {
  const path = join(folder, "manifest.webmanifest");
  return existsSync(path) ? brandManifest(brand, JSON.parse(await readFile(path, "utf8"))) : undefined;
}

async function manifestPathOf(folder: string, brand: BrandFacts): Promise<string | undefined> {
  const manifest = await manifestOf(folder, brand);
  return manifest && manifestPath(manifest);
}

/** Nobody waits for a look that cannot be read just now: that of the house is good enough. */
async function brandOf({ db, clock, log }: Deps): Promise<BrandFacts | undefined> {
  try {
    return await brandOn(db, clock.now().date);
  } catch (error) {
    log.warn({ err: error }, "the portal wears the look of the house, its own cannot be read");
    return undefined;
  }
}

type Page = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Read each time: a build may have made it new. Its answer allows the script that stands in it. */
async function readPage(
  folder: string,
  {
    config,
    reply,
    isPreview,
  }: { readonly config: Config; readonly reply: FastifyReply; readonly isPreview: boolean },
): Promise<string> {
  const html = await readFile(join(folder, "index.html"), "utf8");
  reply.headers(pageHeaders(config, html, { isPreview }));
  return html;
}

/** The built desk under /desk, served as the portal is; its page answers at every address there that is no program's. */
async function deskPages(app: FastifyInstance, deps: Deps, folder: string): Promise<Page | undefined> {
  if (!existsSync(join(folder, "index.html"))) return undefined;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/desk/",
    decorateReply: false,
    wildcard: true,
    index: false,
    redirect: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: setFileHeaders,
  });
  const { config } = deps;
  const page: Page = async (request, reply) => {
    const elsewhere = canonicalAddress(request, config.origin);
    if (elsewhere !== undefined) return reply.redirect(elsewhere, 302);
    const html = await readPage(folder, { config, reply, isPreview: false });
    reply.code(200).header("cache-control", "no-store").type("text/html; charset=utf-8");
    const whole = withAllMarkets(html);
    const brand = await brandOf(deps);
    return reply.send(brand === undefined ? whole : brandedDesk(whole, brand));
  };
  app.get("/desk/", page);
  return page;
}

const setFileHeaders: NonNullable<FastifyStaticOptions["setHeaders"]> = (reply, path) => {
  reply.header("cache-control", cachingOf(path));
  if (isPartOfPage(path)) for (const name of headersOfDocuments) reply.removeHeader(name);
};

function nothingHere(): AppError {
  return new AppError("not-found", { code: "unknown-address" });
}

const apiAddress =
  /^\/(desk\/(graphql|oidc|identity|assets)|preview|alcdcservice|almagnoliaservice|prodczsk-api|graphql|graphiql|oidc|identity|docs|events|healthz|readyz|metrics|csp-reports|clicks|\.well-known|assets|pictures)(\/|$)/i;

function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  // A last part with an extension is a file (or a scanner asking for wp-login.php), never a page of ours.
  return !apiAddress.test(path) && !/\.[a-z0-9]{1,8}$/i.test(path);
}

/** A page of the desk, and none of what its programs ask. */
function isDeskRequest(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (!/^\/desk(\/|$)/.test(path) || /^\/desk\/(graphql|oidc|identity|assets)(\/|$)/.test(path)) return false;
  return !/\.[a-z0-9]{1,8}$/i.test(path);
}

function pathOf({ url }: FastifyRequest): string {
  const path = url.split("?", 1)[0] ?? "/";
  return path === "/index.html" ? "/" : path;
}

/**
 * What browsers heed in a document alone. A page is made of some twenty files, and before a first visit's content these words
 * would come with each of them, more than half a KB.
 */
const headersOfDocuments = [
  "content-security-policy",
  "reporting-endpoints",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-frame-options",
] as const;

/** Scripts, styles and fonts: nothing that anybody could open as a page of its own, as a picture in SVG is. */
function isPartOfPage(path: string): boolean {
  return /[\\/]assets[\\/][^\\/]+\.(js|css|woff2)(\.(br|gz))?$/.test(path);
}

function cachingOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return "public, max-age=31536000, immutable";
  return /\.html$/.test(path) ? "no-store" : "public, max-age=0, must-revalidate";
}

/** Whether this browser may show the portal in a frame of the desk, as long as a preview lives there. */
function isInPreview({ headers }: FastifyRequest): boolean {
  const cookies = (headers.cookie ?? "").split(";");
  return cookies.some((one) => one.trim().startsWith(`${PREVIEW_COOKIE}=`));
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * `localhost` and `127.0.0.1` are one machine but two origins, and sign-in works on one of them only: whoever
 * comes by the other name is sent over. Names of the real world are left alone.
 */
function canonicalAddress(request: FastifyRequest, origin: string): string | undefined {
  const own = new URL(origin);
  const isOtherName =
    request.hostname !== own.hostname && loopback.has(request.hostname) && loopback.has(own.hostname);
  return isOtherName ? `${own.origin}${request.url.replace(/^\/+/, "/")}` : undefined;
}
