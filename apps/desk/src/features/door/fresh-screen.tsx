import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { useEffect } from "react";
import { tellProviderAnswer } from "../../shared/fresh-window.ts";
import { DoorFrame } from "./door-frame.tsx";

/** Where a window ends that went to the staff's provider once more (D38): it hands over the answer and closes. */
export const freshScreen: Screen = { component: FreshScreen };

function FreshScreen() {
  const t = useTexts("desk");
  useEffect(() => {
    tellProviderAnswer(location.search);
    window.close();
  }, []);
  // A provider may have cut this window off from the one that opened it: then a person closes it.
  return (
    <DoorFrame title={t("freshDoneTitle")}>
      <p className="mt-3">{t("freshDone")}</p>
    </DoorFrame>
  );
}
