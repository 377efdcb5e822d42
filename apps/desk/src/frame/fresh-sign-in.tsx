import { useQuery } from "@tanstack/react-query";
import type { FreshLeave, FreshRefusal, FreshReturn } from "@vycep/contract/identity/desk-door.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callAddress } from "@vycep/shell/api/rest";
import { FreshSignInDialog } from "@vycep/shell/factors/fresh-sign-in-dialog.tsx";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { useEffect, useRef, useState } from "react";
import { hearProviderAnswer } from "../shared/fresh-window.ts";
import { staffProviderQuery } from "../shared/use-staff-provider.ts";

interface FreshSignInProps {
  readonly onEnd: (isFresh: boolean) => void;
}

/** Asks who it is before something delicate (D38); who comes by the staff's own provider is asked there. */
export function FreshSignInOfStaff({ onEnd }: FreshSignInProps) {
  return <FreshSignInDialog onEnd={onEnd} withoutPassword={<FreshByProvider onDone={() => onEnd(true)} />} />;
}

const path = "/desk/identity/fresh-sign-in/provider";

type Standing = FreshRefusal | "blocked" | undefined;

function FreshByProvider({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts("desk");
  const language = useLanguage();
  const name = useQuery(staffProviderQuery()).data?.names?.[language] ?? "";
  const [standing, setStanding] = useState<Standing>();
  const stopHearing = useRef<() => void>(undefined);
  useEffect(() => () => stopHearing.current?.(), []);
  const finish = useAction(async (search: string) => {
    const body = { search };
    const { refused } = await callAddress<FreshReturn>(`${path}/answer`, { method: "POST", body });
    if (refused === null) onDone();
    else setStanding(refused);
  });
  const leave = useAction(async () => {
    // At once, or a browser takes it for a window that nobody asked for.
    const opened = window.open("about:blank", "_blank");
    setStanding(opened === null ? "blocked" : undefined);
    if (opened === null) return;
    const answer = await callAddress<FreshLeave>(path, { method: "POST" }).catch((thrown: unknown) => {
      opened.close();
      throw thrown;
    });
    stopHearing.current?.();
    if ("refused" in answer) {
      opened.close();
      return setStanding(answer.refused);
    }
    stopHearing.current = hearProviderAnswer(answer.leaveTo, (search) => {
      stopHearing.current?.();
      void finish.run(search);
    });
    opened.opener = null;
    opened.location.replace(answer.leaveTo);
  });
  return (
    <>
      {standing !== undefined && (
        <Alert tone="error" isLive>
          {standing === "blocked" ? t("freshBlocked") : t(`provider.${standing}`, { name })}
        </Alert>
      )}
      <p className="text-ink-soft">{t("freshWindow")}</p>
      <Button
        size="large"
        icon="lock"
        isWide
        autoFocus
        isBusy={leave.isBusy || finish.isBusy}
        onClick={() => void leave.run()}
      >
        {t("freshBy", { name })}
      </Button>
    </>
  );
}
