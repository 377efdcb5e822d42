import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { UploadRefused } from "../../../kit/uploads/upload-rows.tsx";
import { paths } from "../../../shared/paths.ts";
import type { PhotoResult } from "./use-photos.ts";

interface PhotoOutcomeProps {
  readonly result: PhotoResult;
  /** Among the photos of one product, its name says nothing. */
  readonly isOfMany?: boolean | undefined;
}

/** Whose photo a file became, in which place, or why it did not. */
export function PhotoOutcome({ result, isOfMany = false }: PhotoOutcomeProps) {
  const t = useTexts("product-desk");
  const { sku, productName, position, isReplaced, address, refusal } = result;
  if (refusal != null) return <UploadRefused message={refusal.message} />;
  const place = position ?? 1;
  return (
    <span className="flex flex-wrap items-center gap-3">
      {isOfMany && address != null && <img src={address} alt="" className="h-10 w-10 object-contain" />}
      {isOfMany && sku != null && (
        <Anchor href={paths.product(sku)} className="font-semibold text-bottle underline">
          {`${sku} · ${productName ?? ""}`}
        </Anchor>
      )}
      <Status
        tone={isReplaced ? "partial" : "done"}
        icon="check"
        text={t(isReplaced ? "photoReplaced" : "photoAdded", { place })}
      />
    </span>
  );
}
