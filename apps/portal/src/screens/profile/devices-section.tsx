import { useSuspenseQuery } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { SessionList } from "@vycep/shell/devices/session-list.tsx";
import { SignInHistory } from "@vycep/shell/devices/sign-in-history.tsx";
import { sessionsQuery, signOutEverywhere, useEndSessions } from "@vycep/shell/devices/use-sessions";
import { FactorsCard } from "@vycep/shell/factors/factors-card.tsx";
import { factorsQuery } from "@vycep/shell/factors/use-factors";
import { showToast } from "@vycep/shell/messages/toasts";
import { later } from "@vycep/shell/page/later.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { useState } from "react";
import { OwnSignInOnly } from "../../features/identity/own-sign-in-only.tsx";

const endQuestion = later(
  () => import("@vycep/shell/devices/end-question.tsx").then((file) => file.EndQuestion),
  ["devices"],
);

/** D33, OP-102: where the person is signed in, and what else than a password lets them in. */
export const devicesSection: Screen = {
  component: DevicesSection,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(sessionsQuery());
    void queryClient.prefetchQuery(factorsQuery());
  },
};

function DevicesSection() {
  return (
    <OwnSignInOnly>
      <OwnDevices />
    </OwnSignInOnly>
  );
}

function OwnDevices() {
  const t = useTexts("devices");
  const { data: sessions } = useSuspenseQuery(sessionsQuery());
  const { data: factors } = useSuspenseQuery(factorsQuery());
  const [question, setQuestion] = useState<"others" | "all">();
  const { others } = useEndSessions();
  const all = useAction(signOutEverywhere, { isLast: () => true });
  async function handleEnd() {
    if (question === "all") await all.run();
    else if ((await others.run())?.kind === "done") showToast(t("othersEnded"));
    setQuestion(undefined);
  }
  return (
    <div className="grid items-start gap-5 wide:grid-cols-aside">
      <div className="grid min-w-0 gap-5">
        <SessionList
          sessions={sessions.filter(({ isLive }) => isLive)}
          onEndOthers={() => setQuestion("others")}
        />
        {factors !== null && <FactorsCard factors={factors} />}
        <SignInHistory sessions={sessions} />
      </div>
      <div className="grid gap-5">
        <Alert tone="warning" title={t("strangeTitle")}>
          {t("strangeText")}
        </Alert>
        <Card title={t("idleTitle")}>
          <p className="text-ink-soft">{t("idleText")}</p>
          <p className="mt-2 mb-4 text-small text-ink-soft">{t("placeNote")}</p>
          <Button variant="outline" onClick={() => setQuestion("all")}>
            {t("endAll")}
          </Button>
        </Card>
      </div>
      {question !== undefined && (
        <endQuestion.Part
          which={question}
          isBusy={others.isBusy || all.isBusy}
          onEnd={() => void handleEnd()}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}
