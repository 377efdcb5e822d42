import { useTexts } from "@vycep/shell/words/i18n";
import { useTabList } from "@vycep/ui/navigation/use-tab-list";
import { classNames } from "@vycep/ui/styles/class-names";
import { useState } from "react";
import type { ProductPhoto } from "./use-product-detail.ts";

interface ProductGalleryProps {
  /** At least one. */
  readonly photos: readonly ProductPhoto[];
  /** It cannot be ordered now. */
  readonly isMuted: boolean;
}

/** The photos of a product: one large, the others small below it; arrows move between them (CATALOG-04). */
export function ProductGallery({ photos, isMuted }: ProductGalleryProps) {
  const t = useTexts("catalog");
  const [at, setAt] = useState(0);
  const tabs = useTabList({ label: t("photos"), count: photos.length, at, onSelect: setAt });
  const shown = photos[at] ?? photos[0];
  if (shown === undefined) return null;
  const isOne = photos.length === 1;
  return (
    <div className="grid content-center gap-3">
      <div
        {...(isOne ? {} : tabs.panel)}
        className="h-photo w-full rounded-normal bg-floor p-6 max-mobile:h-64 max-mobile:p-4"
      >
        <img
          key={shown.url}
          alt={shown.label ?? ""}
          className="product-photo h-full w-full"
          src={shown.url ?? ""}
          srcSet={shown.srcset ?? undefined}
          sizes="(max-width: 768px) 90vw, 360px"
          width={shown.width ?? undefined}
          height={shown.height ?? undefined}
          decoding="async"
          data-muted={isMuted}
        />
      </div>
      {!isOne && (
        <div {...tabs.list} className="flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <button
              key={photo.position}
              {...tabs.tab(index)}
              aria-label={t("photoOf", { at: index + 1, count: photos.length, label: photo.label ?? "" })}
              className={classNames(
                "size-14 rounded-control border-2 bg-floor p-1",
                index === at ? "border-bottle" : "border-transparent hover:border-line-strong",
              )}
            >
              <img
                alt=""
                className="product-photo h-full w-full"
                src={photo.url ?? ""}
                srcSet={photo.srcset ?? undefined}
                sizes="48px"
                width={photo.width ?? undefined}
                height={photo.height ?? undefined}
                loading="lazy"
                decoding="async"
              />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
