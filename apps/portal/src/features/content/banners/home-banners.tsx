import { useSuspenseQuery } from "@tanstack/react-query";
import type { Banner } from "@vycep/contract/content/content.rest";
import { storage } from "@vycep/shell/storage/storage";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { useState } from "react";
import { bannerKeys } from "./banner-keys.ts";
import { useRotation } from "./banner-rotation.ts";
import { bannersQuery } from "./use-banners.ts";

const looks: Readonly<Record<Banner["tone"], { readonly box: string; readonly icon: IconName }>> = {
  info: { box: "border border-line bg-bottle-tint text-bottle", icon: "info" },
  warning: { box: "bg-amber text-amber-on", icon: "clock" },
  critical: { box: "bg-red text-on-bottle", icon: "warning" },
};

const smallButton =
  "grid size-touch flex-none place-items-center rounded-control hover:bg-current/10 [&_svg]:size-5";

/** The brewery's messages, one at a time: turning, with dots and a pause; what is critical cannot be put away. */
export function HomeBanners() {
  const t = useTexts("home");
  // The page waits for them: what came later would push everything down.
  const answer = useSuspenseQuery(bannersQuery()).data;
  const [hidden, setHidden] = useState(() => storage.read(bannerKeys.hiddenBanners) ?? []);
  const banners = answer.banners.filter(({ id, tone }) => tone === "critical" || !hidden.includes(id));
  const { at, show, isPaused, setPaused, setHeld } = useRotation(banners.length, answer.rotationSeconds);
  const banner = banners[at];
  if (banner === undefined) return null;
  const { box, icon } = looks[banner.tone];
  function hide(id: string) {
    const next = [...hidden, id];
    storage.write(bannerKeys.hiddenBanners, next);
    setHidden(next);
  }
  return (
    <section
      aria-label={t("banners")}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        "mt-4 flex items-center gap-x-3 rounded-normal py-1 pr-1.5 pl-4",
        banners.length > 1 && "flex-wrap",
        box,
      )}
    >
      <div
        aria-live={isPaused ? "polite" : "off"}
        className={classNames(
          "flex min-w-0 flex-1 items-center gap-3 py-2",
          banners.length > 1 && "basis-72",
        )}
      >
        <Icon name={icon} />
        <p className="min-w-0">
          <b>{banner.title}</b> {banner.body}{" "}
          {banner.link !== null && (
            <Anchor
              href={banner.link}
              className="font-semibold whitespace-nowrap underline underline-offset-2"
            >
              {t("bannerMore")}
            </Anchor>
          )}
        </p>
      </div>
      <div className="ml-auto flex items-center">
        {banners.length > 1 && (
          <>
            <ul className="flex">
              {banners.map(({ id }, index) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-label={t("bannerOf", { at: index + 1, of: banners.length })}
                    aria-current={index === at ? "true" : undefined}
                    onClick={() => show(index)}
                    className="group grid h-touch w-7 place-items-center rounded-control"
                  >
                    <span className="size-2.5 rounded-full border-2 border-current group-aria-[current]:bg-current" />
                  </button>
                </li>
              ))}
            </ul>
            <button
              type="button"
              aria-label={isPaused ? t("bannersGoOn") : t("bannersPause")}
              onClick={() => setPaused(!isPaused)}
              className={smallButton}
            >
              <Icon name={isPaused ? "play" : "pause"} />
            </button>
          </>
        )}
        {banner.tone !== "critical" && (
          <button
            type="button"
            aria-label={t("bannerHide")}
            onClick={() => hide(banner.id)}
            className={smallButton}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </section>
  );
}
