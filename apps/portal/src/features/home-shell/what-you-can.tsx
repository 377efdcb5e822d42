import { useTexts } from "@vycep/shell/words/i18n";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";

interface WhatYouCanProps {
  readonly links: readonly { readonly label: string; readonly path: string; readonly icon: IconName }[];
}

/** The ways on from home that are open to this person. */
export function WhatYouCan({ links }: WhatYouCanProps) {
  const t = useTexts("home");
  return (
    <section aria-labelledby="what-you-can" className="mt-7">
      <h2 id="what-you-can" className="type-heading mb-3.5">
        {t("whatYouCan")}
      </h2>
      {links.length === 0 ? (
        <p className="text-ink-soft">{t("nothingYet")}</p>
      ) : (
        <ul className="grid grid-cols-ways gap-3">
          {links.map((link) => (
            <li key={link.path}>
              <Anchor
                href={link.path}
                className="flex min-h-16 items-center gap-3.5 rounded-large border border-line bg-foam px-4.5 font-semibold hover:border-bottle hover:bg-bottle-mist"
              >
                <span className="text-bottle">
                  <Icon name={link.icon} />
                </span>
                <span className="flex-1">{link.label}</span>
                <Icon name="chevron-right" size="small" />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
