import { LANGUAGES, type Language, nameOfLanguage } from "@vycep/domain/market/language";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { useState } from "react";
import { PortalFrame } from "../../kit/portal-frame.tsx";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskSettingsPreviewInput } from "../../shared/graphql.gen/graphql.ts";

const PreviewSettingsDocument = graphql(`
  mutation PreviewSettings($input: DeskSettingsPreviewInput!) {
    previewSettings(input: $input) {
      address
      refusal {
        message
      }
    }
  }
`);

interface SeeSettingsProps {
  /** As somebody would have it. */
  readonly drafted: Omit<DeskSettingsPreviewInput, "language">;
  readonly onClose: () => void;
}

/** The portal with settings as they were drafted, open or closed, by language (DEDIT-04). */
export function SeeSettings({ drafted, onClose }: SeeSettingsProps) {
  const t = useTexts("portal-preview");
  const [language, setLanguage] = useState<Language>(useLanguage());
  const action = useAction(
    async (input: DeskSettingsPreviewInput) =>
      (await queryGraphql(PreviewSettingsDocument, { input })).previewSettings,
    { showsOwnFailure: true },
  );
  const show = (next: Language) => void action.run({ ...drafted, language: next });
  return (
    <PortalFrame
      title={t("titleSettings")}
      note={t("noteSettings")}
      action={action}
      onOpen={() => show(language)}
      onClose={onClose}
      tools={
        <Segments
          label={t("language")}
          options={LANGUAGES.map((id) => ({ id, label: nameOfLanguage(id) }))}
          value={language}
          onPick={(next) => {
            setLanguage(next);
            show(next);
          }}
        />
      }
    />
  );
}
