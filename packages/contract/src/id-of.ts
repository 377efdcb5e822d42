import type { Brand } from "@vycep/domain/kernel/brand";
import { parseId } from "@vycep/domain/kernel/ids";
import { z as zod } from "zod";

/** Reads an id of a message; where all of its kind look alike, a shape says how. */
export function idOf<Id extends Brand<string, string>>(shape = /^/) {
  return zod
    .string()
    .regex(shape)
    .transform((text, context) => {
      const id = parseId<Id>(text);
      if (id === undefined) context.addIssue({ code: "custom", message: "not an id" });
      return id ?? zod.NEVER;
    });
}
