import { type ArrangedPhoto, judgeArrangement } from "@vycep/domain/catalog/arranged-photos";
import { LANGUAGES, REQUIRED_LANGUAGES } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { type PhotoMessage, photoMessages } from "@vycep/words/product-desk/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  ArrangeProductPhotosInput,
  DeskProductAnswer,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { type AuditedFields, detailOfChange } from "../../audit/audit-detail.facts.ts";
import { product } from "./product.ts";
import type { ProductDeskDeps } from "./product-desk.deps.ts";
import { photosOf, photosVersionOf, rearrangePhotos } from "./product-photos.repo.ts";
import { holdProduct } from "./product-record.repo.ts";
import { recordProductAudit } from "./record-product-audit.ts";

type NotArranged = { readonly kind: PhotoMessage; readonly field?: string };

/**
 * Leaves the photos of a product as they are named: in this order, the first one in lists, with what each shows, and without those
 * that are not named (DGOOD-05). Whoever saw other photos changes nothing (DEDIT-01).
 */
export async function arrangeProductPhotos(
  deps: ProductDeskDeps,
  context: DeskContext,
  { sku, version, photos }: ArrangeProductPhotosInput,
): Promise<DeskProductAnswer> {
  const { uid } = await context.staff();
  const done = await doneOrRolledBack<void, NotArranged>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      if (!(await holdProduct(tx, sku))) return rollBack({ kind: "product-unknown" });
      const kept = await photosOf(tx, sku);
      if (photosVersionOf(kept) !== version) return rollBack({ kind: "photos-changed-meanwhile" });
      const verdict = judgeArrangement(photos, {
        kept: kept.map(({ position }) => position),
        languages: REQUIRED_LANGUAGES,
      });
      if (!verdict.ok) return rollBack({ kind: verdict.refusal.kind, field: fieldOf(verdict.refusal) });
      const wanted = photos.map((photo) => ({ position: photo.position, alts: altsOf(photo) }));
      const detail = detailOfChange(told(kept), told(wanted));
      if (Object.keys(detail).length === 0) return rollBack({ kind: "nothing-changed" });
      await rearrangePhotos(tx, sku, wanted);
      await recordProductAudit(tx, {
        ...{ action: "product.photos-arranged", sku, uid, detail },
        ...{ at: deps.clock.instant(), requestId: context.requestId },
      });
    }),
  );
  const { language } = context;
  const refusal = done.ok ? undefined : done.refusal;
  const message = refusal === undefined ? "" : say(photoMessages[refusal.kind], language, { said: "" });
  return {
    product: await product(deps, context, sku),
    refusal: refusal === undefined ? null : { code: refusal.kind, message },
    faults: refusal?.field === undefined ? [] : [{ field: refusal.field, code: refusal.kind, message }],
  };
}

/** `alt 2 cs` is what the photo at the second place shows, in Czech. */
function fieldOf(refusal: { readonly position: number; readonly language?: string }): string {
  return ["alt", refusal.position, refusal.language ?? ""].join(" ").trim();
}

function altsOf({ words }: ArrangedPhoto): Readonly<Record<string, string>> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = words.find((word) => word.language === language)?.text.trim() ?? "";
      return text === "" ? [] : [[language, text]];
    }),
  );
}

type Told = { readonly position: number; readonly alts: Readonly<Record<string, string>> };

/** Photos by the places that they had, and what they show in each language. */
function told(photos: readonly Told[]): AuditedFields {
  const inLanguage = (language: string) =>
    photos
      .flatMap(({ position, alts }) =>
        alts[language] === undefined ? [] : [`${position}: ${alts[language]}`],
      )
      .toSorted()
      .join("; ");
  return {
    photos: photos.map(({ position }) => position),
    ...Object.fromEntries(LANGUAGES.map((language) => [`alt ${language}`, inLanguage(language)])),
  };
}
