import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";

/** What a logo may be. */
export type LogoType = "image/png" | "image/webp" | "image/svg+xml";

export type LogoRefusal = Refusal & { readonly kind: "logo-too-big" | "logo-unknown" | "logo-unsafe" };

export const MAX_LOGO_BYTES = 65_536;

/**
 * What a logo is, by its content and never by its name (DCONF-04): PNG, WebP, or an SVG of shapes alone, which runs nothing and
 * fetches nothing.
 *
 * @example judgeLogo(new TextEncoder().encode("<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0h1\"/></svg>"))
 *   // { ok: true, value: "image/svg+xml" }
 */
export function judgeLogo(bytes: Uint8Array): Result<LogoType, LogoRefusal> {
  if (bytes.length > MAX_LOGO_BYTES) return refused({ kind: "logo-too-big" });
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return ok("image/png");
  if (begins(bytes, ascii("RIFF")) && begins(bytes.subarray(8), ascii("WEBP"))) return ok("image/webp");
  const text = lettersOf(bytes).trim();
  if (!/^<svg[\s>]/.test(text.replace(prologue, ""))) return refused({ kind: "logo-unknown" });
  return isSafeSvg(text) ? ok("image/svg+xml") : refused({ kind: "logo-unsafe" });
}

/** Of the one encoding in which bytes are what they look like. */
const prologue = /^<\?xml version="1\.[01]"(?: encoding="utf-8")?(?: standalone="(?:yes|no)")?\s*\?>\s*/i;

const shapes = new Set([
  ...["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "title", "desc"],
  ...["defs", "linearGradient", "radialGradient", "stop", "clipPath"],
]);
const attributes = new Set([
  ...["xmlns", "version", "viewBox", "width", "height", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r"],
  ...["rx", "ry", "d", "points", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"],
  ...["stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "fill-rule", "clip-rule", "opacity"],
  ...["fill-opacity", "stroke-opacity", "transform", "id", "offset", "stop-color", "stop-opacity"],
  ...["gradientUnits", "gradientTransform", "clip-path", "preserveAspectRatio", "role", "aria-label"],
]);

/** Made of shapes and their looks alone; whatever is not known is not safe. */
function isSafeSvg(text: string): boolean {
  const bare = text.replace(prologue, "").replaceAll(/<!--(?:(?!--)[\s\S])*-->/g, "");
  if (/<[!?]/.test(bare) || /&(?!(?:amp|lt|gt|quot|apos);)/.test(bare)) return false;
  const tags = bare.match(/<[^>]*>/g) ?? [];
  return tags.every(isSafeTag) && !/[<>]/.test(bare.replaceAll(/<[^>]*>/g, ""));
}

function isSafeTag(tag: string): boolean {
  const closing = /^<\/([A-Za-z]+)\s*>$/.exec(tag);
  if (closing) return shapes.has(closing[1] ?? "");
  const opening = /^<([A-Za-z]+)((?:\s+[A-Za-z0-9:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>$/.exec(tag);
  if (!opening || !shapes.has(opening[1] ?? "")) return false;
  const said = [...(opening[2] ?? "").matchAll(/([A-Za-z0-9:-]+)\s*=\s*["']([^"']*)["']/g)];
  return said.every(([, name = "", value = ""]) => attributes.has(name) && isSafeValue(name, value));
}

/** Nothing is fetched: an address names only what stands in the picture itself. */
function isSafeValue(name: string, value: string): boolean {
  if (name === "xmlns") return value === "http://www.w3.org/2000/svg";
  return !/url\(/i.test(value) || /^url\(#[\w-]+\)$/.test(value);
}

function begins(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, at) => bytes[at] === byte);
}

function ascii(text: string): readonly number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

/** A letter for each byte: whatever is not plain stands in no name and no mark. */
function lettersOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}
