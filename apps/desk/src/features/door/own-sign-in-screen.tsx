import { useQuery } from "@tanstack/react-query";
import { FactorsCard } from "@vycep/shell/factors/factors-card.tsx";
import { factorsQuery } from "@vycep/shell/factors/use-factors";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { DeskHead } from "../../kit/desk-head.tsx";
import { DeskListBody } from "../../kit/list-states.tsx";

/** DSIGN-03: passkeys, authenticator and recovery codes of whoever is signed in. */
export const ownSignInScreen: Screen = {
  component: OwnSignInScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(factorsQuery()),
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
          <div className="max-w-cards">{factors !== null && <FactorsCard factors={factors} />}</div>
        )}
      </DeskListBody>
    </>
  );
}
