import { useQuery } from "@tanstack/react-query";
import type { Session } from "@vycep/contract/identity/sessions.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { SessionList } from "@vycep/shell/devices/session-list.tsx";
import { sessionsQuery, signOutEverywhere, useEndSessions } from "@vycep/shell/devices/use-sessions";
import { FactorsCard } from "@vycep/shell/factors/factors-card.tsx";
import { factorsQuery } from "@vycep/shell/factors/use-factors";
import { showToast } from "@vycep/shell/messages/toasts";
import { later } from "@vycep/shell/page/later.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { useState } from "react";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody } from "../../kit/list-states.tsx";

const endQuestion = later(
  () => import("@vycep/shell/devices/end-question.tsx").then((file) => file.EndQuestion),
  ["devices"],
);

/** DSIGN-03: passkeys, authenticator and recovery codes of whoever is signed in, and where else they are. */
export const ownSignInScreen: Screen = {
  component: OwnSignInScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(factorsQuery());
    void queryClient.prefetchQuery(sessionsQuery());
  },
};

function OwnSignInScreen() {
  const t = useTexts("desk");
  const shell = useTexts("shell");
  return (
    <>
      <DeskHead title={t("ownSignIn")} note={t("ownSignInNote")} />
      <DeskListBody
        reading={useQuery(factorsQuery())}
        loading={shell("pageLoading")}
        found={() => ""}
        none={() => undefined}
      >
        {(factors) => (
          <div className="grid max-w-cards gap-4">
            {factors !== null && <FactorsCard factors={factors} />}
            <Devices />
          </div>
        )}
      </DeskListBody>
    </>
  );
}

/** Where somebody is signed in; what cannot be read leaves the factors where they are. */
function Devices() {
  const { data: sessions = [] } = useQuery(sessionsQuery());
  const live = sessions.filter(({ isLive }) => isLive);
  return live.length > 0 && <LiveSessions sessions={live} />;
}

function LiveSessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const t = useTexts("devices");
  const [question, setQuestion] = useState<"others" | "all">();
  const { others } = useEndSessions();
  const all = useAction(signOutEverywhere, { isLast: () => true });
  async function handleEnd() {
    if (question === "all") await all.run();
    else if ((await others.run())?.kind === "done") showToast(t("othersEnded"));
    setQuestion(undefined);
  }
  return (
    <>
      <SessionList sessions={sessions} onEndOthers={() => setQuestion("others")} />
      <div>
        <Button variant="outline" onClick={() => setQuestion("all")}>
          {t("endAll")}
        </Button>
      </div>
      {question !== undefined && (
        <endQuestion.Part
          which={question}
          isBusy={others.isBusy || all.isBusy}
          onEnd={() => void handleEnd()}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
