import { isReadableText } from "@vycep/contract/text";
import { AppError } from "./errors.ts";

/**
 * The one reader of text for every door: refuses what was sent when a text in it is none (half a surrogate pair,
 * U+0000), and names the place. Inside nobody asks again. It walks without recursion, because whoever sends rubbish may
 * nest it as deep as the body is long.
 */
export function requireReadable(sent: unknown, name = ""): void {
  const found = firstUnreadable(sent);
  if (!found) return;
  throw new AppError("bad-input", {
    code: "invalid-input",
    fields: [{ path: pathOf(found, name), code: "unreadable-text" }],
  });
}

type Place = { readonly value: unknown; readonly key: string; readonly within: Place | undefined };

function firstUnreadable(sent: unknown): Place | undefined {
  const waiting: Place[] = [{ value: sent, key: "", within: undefined }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value } = place;
    if (typeof value === "string") {
      if (!isReadableText(value)) return place;
    } else if (typeof value === "object" && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        // What is no text may also stand where a name should.
        if (!isReadableText(key)) return place;
        waiting.push({ value: entry, key, within: place });
      }
    }
  }
  return undefined;
}

function pathOf(found: Place, name: string): string {
  const steps: string[] = [];
  for (let place: Place | undefined = found; place?.within; place = place.within) steps.unshift(place.key);
  return [...(name === "" ? [] : [name]), ...steps].filter(isReadableText).join(".").slice(0, longestPath);
}

const longestPath = 200;
