import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { PersonHead } from "../../features/profile/person-head.tsx";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** PROFILE-01: the person's own details. */
export const detailsSection: Screen = { component: DetailsSection };

function DetailsSection() {
  const t = useTexts("profile");
  const user = useCurrentUser();
  return (
    <Card isFlush>
      <PersonHead initials={user.initials} name={user.name} companyName={user.companyName} />
      <div className="p-card">
        <DefinitionList
          look="stacked"
          items={[
            { label: t("firstName"), value: user.firstName },
            { label: t("lastName"), value: user.lastName },
            { label: t("email"), value: user.email },
            { label: t("phone"), value: user.phone },
          ]}
        />
      </div>
    </Card>
  );
}
