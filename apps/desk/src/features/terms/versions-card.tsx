import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import { momentText } from "../../kit/moment.tsx";
import { useMay } from "../../shared/me.ts";
import type { Terms, TermsVersion } from "./use-terms.ts";

const NotAgreedDialog = lazy(async () => ({
  default: (await import("./not-agreed-dialog.tsx")).NotAgreedDialog,
}));
const VersionDialog = lazy(async () => ({ default: (await import("./version-dialog.tsx")).VersionDialog }));

const tones = { inForce: "done", past: "muted", ahead: "fresh" } as const;
const icons = { inForce: "check", past: "close", ahead: "clock" } as const;

/** Every version with its days and how many agreed to it; what it says can be read. */
export function VersionsCard({ terms }: { readonly terms: Terms }) {
  const t = useTexts("terms-desk");
  const { versions, users, market } = terms;
  const mayList = useMay({ area: "customer-users", power: "see" });
  const [read, setRead] = useState<TermsVersion>();
  const [isListing, setListing] = useState(false);
  return (
    <Card title={t("versions")}>
      {versions.length === 0 && <EmptyState title={t("versionsNone")}>{t("versionsNoneText")}</EmptyState>}
      <ol className="grid gap-3">
        {versions.map((one) => (
          <li key={one.version} className="grid gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
            <div className="flex items-center justify-between gap-2">
              <strong>{t("version", { version: one.version })}</strong>
              <Status
                tone={tones[one.standing]}
                icon={icons[one.standing]}
                text={t(`standing.${one.standing}`)}
              />
            </div>
            <span className="text-small text-ink-soft">
              {one.standing === "past" && one.ends !== null
                ? t("spanned", { from: momentText(one.begins), to: momentText(one.ends) })
                : t("begins", { moment: momentText(one.begins) })}
            </span>
            <span className="text-small">
              {one.standing === "past"
                ? t("agreedPast", { agreed: formatCount(one.agreed) })
                : t("agreed", { agreed: formatCount(one.agreed), users: formatCount(users) })}
            </span>
            {one.standing === "inForce" && users > 0 && (
              <Meter
                label={t("agreedShare")}
                max={users}
                value={one.agreed}
                valueText={t("agreed", { agreed: formatCount(one.agreed), users: formatCount(users) })}
                tone={one.agreed < users ? "filling" : "reached"}
              />
            )}
            <div className="flex flex-wrap gap-2 pt-1">
              <Button
                variant="outline"
                size="small"
                aria-label={t("readOf", { version: one.version })}
                onClick={() => setRead(one)}
              >
                {t("read")}
              </Button>
              {one.standing === "inForce" && mayList && one.agreed < users && (
                <Button variant="outline" size="small" onClick={() => setListing(true)}>
                  {t("notAgreed")}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Suspense>
        {read !== undefined && <VersionDialog version={read} onClose={() => setRead(undefined)} />}
        {isListing && <NotAgreedDialog market={market} onClose={() => setListing(false)} />}
      </Suspense>
    </Card>
  );
}
