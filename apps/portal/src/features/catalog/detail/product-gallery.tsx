import { useTexts } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import { type KeyboardEvent, useId, useRef, useState } from "react";
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
  const id = useId();
  const [at, setAt] = useState(0);
  const thumbs = useRef<HTMLDivElement>(null);
  const shown = photos[at] ?? photos[0];
  if (shown === undefined) return null;
  function handleKeyDown(event: KeyboardEvent) {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: photos.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + photos.length) % photos.length;
    setAt(index);
    thumbs.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  }
  const isOne = photos.length === 1;
  return (
    <div className="grid content-center gap-3">
      <div
        {...(isOne ? {} : { role: "tabpanel", id: `${id}-panel`, "aria-labelledby": `${id}-${at}` })}
        className="h-[370px] w-full rounded-normal bg-floor p-6 max-mobile:h-64 max-mobile:p-4"
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
        <div
          ref={thumbs}
          role="tablist"
          aria-label={t("photos")}
          tabIndex={-1}
          onKeyDown={handleKeyDown}
          className="flex flex-wrap gap-2"
        >
          {photos.map((photo, index) => (
            <button
              key={photo.position}
              type="button"
              role="tab"
              id={`${id}-${index}`}
              aria-label={t("photoOf", { at: index + 1, count: photos.length, label: photo.label ?? "" })}
              aria-selected={index === at}
              aria-controls={`${id}-panel`}
              tabIndex={index === at ? 0 : -1}
              onClick={() => setAt(index)}
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
