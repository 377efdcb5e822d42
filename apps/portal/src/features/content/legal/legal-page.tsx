import { useTexts } from "@vycep/shell/words/i18n";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import type { ReactNode } from "react";
import { useVisitor } from "../../../shared/user/current-user.ts";
import { usePortalExtLinks } from "../use-portal-ext-links.ts";

interface LegalPageProps {
  /** The address of the page that is shown. */
  readonly current: string;
  readonly children: ReactNode;
}

/** A legal page beside the list of all of them (LAYOUT-07, LAYOUT-08, LAYOUT-09); on paper it stands alone. */
export function LegalPage({ current, children }: LegalPageProps) {
  const t = useTexts("legal");
  const { legal } = usePortalExtLinks(useVisitor()?.country);
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-legal">
      <nav aria-label={t("pages")} data-print="hide">
        <ul className="grid gap-1">
          {legal.map(({ name, url, label }) => (
            <li key={name}>
              <Anchor
                href={url}
                {...(url === current && { "aria-current": "page" as const })}
                className="flex min-h-touch items-center rounded-control border border-transparent px-3 font-semibold text-ink-soft hover:text-bottle aria-[current]:border-line aria-[current]:border-l-4 aria-[current]:border-l-amber aria-[current]:bg-foam aria-[current]:text-bottle"
              >
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
