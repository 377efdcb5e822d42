import { whenIdle } from "@vycep/shell/clock/when-idle";
import { useTexts } from "@vycep/shell/words/i18n";
import { Count } from "@vycep/ui/data/badge.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { paths } from "../../shared/paths.ts";
import { useFavouriteSkus } from "./use-favourites.ts";
import { prepareFavourites } from "./write-favourites.ts";

/** The favourites in the header: how many there are (LAYOUT-03). */
export function FavouritesLink() {
  const t = useTexts("shell");
  const count = useFavouriteSkus()?.size ?? 0;
  return (
    <Anchor
      href={paths.favourites()}
      aria-label={count === 0 ? t("favourites") : t("favouritesCount", { count })}
      className="flex min-h-touch min-w-18 items-center gap-2 rounded-control px-2.5 font-bold text-on-bottle hover:bg-on-bottle/15"
    >
      <Icon name="heart" />
      {count > 0 && <Count value={formatCount(count)} />}
    </Anchor>
  );
}

/** Makes hearts ready to be pressed, when there is time for it. */
export function prepareWhenIdle(): void {
  whenIdle(() => void prepareFavourites());
}
