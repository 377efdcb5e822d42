import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { parsePermission } from "@vycep/domain/access/permission";
import { parseLanguage } from "@vycep/domain/market/language";
import { parseMarket } from "@vycep/domain/market/market";
import { BANNER_SECONDS } from "@vycep/domain/portal-settings/portal-settings";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskPreviewAnswer, DeskSettingsPreviewInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import type { SettingsSeen } from "../../../platform/session.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { beginPreview, noPreview } from "./begin-preview.ts";
import type { PreviewDeps } from "./preview-content.ts";

/**
 * Lets one of the staff look at the portal with settings as they were drafted: parts, banners, and what it says while it is closed
 * (DEDIT-04). Somebody made up without a company sees it; customers go on seeing what holds.
 */
export async function previewSettings(
  { db, clock }: Pick<PreviewDeps, "db" | "clock">,
  context: DeskContext,
  input: DeskSettingsPreviewInput,
): Promise<DeskPreviewAnswer> {
  const market = parseMarket(input.market);
  const language = parseLanguage(input.language);
  if (market === undefined) throw unknown("input.market");
  if (language === undefined) throw unknown("input.language");
  const { bannerRotation } = input;
  if (bannerRotation < BANNER_SECONDS.least || bannerRotation > BANNER_SECONDS.most)
    return noPreview("rotation-invalid", context, "bannerRotation");
  const settings: SettingsSeen = {
    bannerRotation,
    sections: input.sections.map((text, index) => {
      const permission = parsePermission(text);
      if (permission === undefined) throw unknown(`input.sections.${index}`);
      return permission;
    }),
    closed:
      input.closed == null ? null : { until: untilIn(input.closed), message: input.closed.message ?? null },
  };
  return inTransaction(db, async (tx) => {
    const address = await beginPreview(tx, {
      ...{ clock, context, market, language, seen: { settings } },
      of: { subjectKind: "portal-settings", subjectId: market, detail: { market, language } },
    });
    return { address, place: null, refusal: null };
  });
}

function untilIn({ until }: { readonly until?: string | null }): string | null {
  if (until == null) return null;
  if (decodeMoment(until) === undefined) throw unknown("input.closed.until");
  return until;
}

function unknown(path: string): Error {
  return badInput("invalid-input", undefined, [{ path, code: "unknown" }]);
}
