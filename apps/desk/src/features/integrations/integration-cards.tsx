import { now } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { momentText } from "../../kit/moment.tsx";
import { ageOf } from "../../shared/age.ts";
import type { Integration } from "./use-integrations.ts";

const looks = {
  working: { tone: "done", icon: "success" },
  troubled: { tone: "preparing", icon: "warning" },
  away: { tone: "refused", icon: "error" },
  off: { tone: "muted", icon: "minus" },
} as const;

/** How each connection is, what waits for it, and what went wrong there last (DINT-01). */
export function IntegrationCards({ integrations }: { readonly integrations: readonly Integration[] }) {
  return (
    <div
      className={`grid gap-3 max-desktop:grid-cols-2 ${integrations.length > 4 ? "grid-cols-5" : "grid-cols-4"}`}
    >
      {integrations.map((integration) => (
        <IntegrationCard key={integration.name} integration={integration} />
      ))}
    </div>
  );
}

function IntegrationCard({ integration }: { readonly integration: Integration }) {
  const t = useTexts("integrations");
  const desk = useTexts("desk");
  const { name, state, isBuiltIn, waiting, refused, oldest, lastSent, lastError, keys } = integration;
  const { lastSignIn } = integration;
  const age = oldest == null ? undefined : ageOf(oldest, now());
  const hasQueue = (name === "erp" || name === "mail") && state !== "off";
  const facts = [
    isBuiltIn && name !== "staff_identity" && t(`builtIn.${name}`),
    name === "staff_identity" &&
      (lastSignIn == null ? t("noSignIn") : t("lastSignIn", { moment: momentText(lastSignIn) })),
    keys != null && t("signingKeys", { count: keys }),
    refused > 0 && t("refused", { count: refused }),
    age !== undefined && desk(`oldest.${age.unit}`, { count: age.count }),
    oldest == null && lastSent != null && t("lastSent", { moment: momentText(lastSent) }),
  ].filter((fact) => fact !== false);
  return (
    <Card title={t(name)} aside={<Status {...looks[state]} text={t(`state.${state}`)} />}>
      <div className="grid gap-0.5 text-small">
        {hasQueue && <p className="font-semibold">{t("waiting", { count: waiting })}</p>}
        <p className="text-ink-soft">{facts.join(" · ")}</p>
      </div>
      {lastError != null && state !== "working" && (
        <p className="mt-2 text-fine break-words text-red-ink">{lastError}</p>
      )}
    </Card>
  );
}
