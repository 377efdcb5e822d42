import { PUNCH_OUT_PATHS } from "@vycep/contract/punch-out/punch-out-paths";
import type { Language } from "@vycep/domain/market/language";
import type { FormField } from "@vycep/paper/punch-out/oci-fields";
import { say } from "@vycep/words/engine/sentence";
import { punchOutPages as words } from "@vycep/words/punch-out/answers";

/** Hands the cart over by a form: by itself, or by its button where no script runs. */
export function handOverPage(
  language: Language,
  { address, fields }: { readonly address: string; readonly fields: readonly FormField[] },
): string {
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return page(
    language,
    say(words["handing-over"], language),
    `<p>${say(words["handing-over-hint"], language)}</p>` +
      `<form method="post" action="${escaped(address)}">${inputs.join("")}` +
      `<button>${say(words["hand-over"], language)}</button></form><script src="${PUNCH_OUT_PATHS.script}"></script>`,
  );
}

/** The script of that page, a file of our own as the content policy wants it. */
export const handOverScript = "document.forms[0].submit();\n";

/** Why a purchaser is not let in. */
export function refusedPage(language: Language, why: "ended-hint" | "not-believed" | "not-allowed"): string {
  return page(language, say(words.ended, language), `<p>${say(words[why], language)}</p>`);
}

function page(language: Language, title: string, body: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title} · vycep</title></head>` +
    `<body><main><h1>${title}</h1>${body}</main></body></html>`
  );
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
