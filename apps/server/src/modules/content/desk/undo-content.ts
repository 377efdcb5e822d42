import { CONTENT_KINDS } from "@vycep/domain/content/edited-content";
import { LANGUAGES } from "@vycep/domain/market/language";
import { type AuditedFields, plain } from "../../audit/audit-detail.facts.ts";
import type { Undo } from "../../audit/undo.facts.ts";
import { toldOfContent, versionOf } from "./change-content.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import { findContent } from "./content-record.repo.ts";
import { saveContent } from "./save-content.ts";

/** Takes a change of a text back, as a draft: customers go on seeing what they saw until it is let out (DEDIT-03, DEDIT-04). */
export function undoContent(deps: ContentDeskDeps): Undo {
  return {
    ...{ action: "content.changed", needs: { area: "content", power: "change" } },
    find: async (context, { subject }) => {
      const [named, key = ""] = subject.split("/");
      const kind = CONTENT_KINDS.find((one) => one === named);
      if (kind === undefined) return;
      const found = await findContent(deps.db, { kind, key }, deps.staffNameOf);
      const told = found?.draft ?? found?.published;
      if (found === undefined || told == null) return;
      const now: AuditedFields = toldOfContent(kind, told);
      return {
        now,
        put: async (values) => {
          const text = (field: string) => values[field] ?? String(plain(now[field]));
          const orNull = (field: string) => text(field) || null;
          const input = {
            ...{ kind, key, version: versionOf(found) },
            words: LANGUAGES.map((language) => ({
              language,
              ...{ title: text(`title ${language}`), body: text(`body ${language}`) },
              section: text(`section ${language}`),
            })),
            ...{ markets: text("markets").split(" ").filter(Boolean), sort: Number(text("sort")) },
            ...{ validFrom: orNull("validFrom"), validTo: orNull("validTo"), tone: orNull("tone") },
            ...{ link: orNull("link"), file: orNull("file") },
            isPublic: text("isPublic") === "yes",
            isNewCapability: text("isNewCapability") === "yes",
          };
          return (await saveContent(deps, context, input)).refusal ?? null;
        },
      };
    },
  };
}
