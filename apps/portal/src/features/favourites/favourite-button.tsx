import { whyNotFavourite } from "@vycep/domain/favourites/favourite";
import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { useIsFavourite } from "./use-favourites.ts";
import { type Kept, keepFavourite, prepareFavourites, removeFavourite } from "./write-favourites.ts";

interface FavouriteButtonProps {
  readonly product: Kept & {
    readonly is_tank?: boolean | null;
    readonly is_unfiltered?: boolean | null;
    /** What the list said of it, until the favourites themselves are known. */
    readonly favourites?: number | null;
  };
  readonly look?: "quiet" | "outline";
  readonly size?: "small" | "normal";
  /** It vanished from the range: once removed it cannot be kept again. */
  readonly isGone?: boolean;
  /** Told before the product is removed, for a list that it leaves. */
  readonly onRemove?: (button: HTMLElement) => void;
}

/** The heart of a product: pressed while it is kept (FAV-01…04); unfiltered and tank beer say why not (FAV-05, FAV-06). */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { product, look = "quiet", size, isGone = false, onRemove } = props;
  const t = useTexts("favourites");
  const sku = product.sku ?? "";
  const isFavourite = useIsFavourite(sku) ?? product.favourites === 1;
  const reason = whyNotFavourite({
    isTank: product.is_tank === true,
    isUnfiltered: product.is_unfiltered === true,
  });
  return (
    <IconButton
      icon="heart"
      label={t("mark", { product: product.name ?? sku })}
      isPressed={isFavourite}
      // What was kept once can always be removed.
      disabledReason={reason === undefined || isFavourite ? undefined : t(`off.${reason}`)}
      variant={look}
      size={size}
      onReach={prepareFavourites}
      onClick={(event) => {
        if (!isFavourite) return keepFavourite(product);
        onRemove?.(event.currentTarget);
        removeFavourite(product, { hasWayBack: !isGone });
      }}
    />
  );
}
