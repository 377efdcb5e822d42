import { namesIn } from "@vycep/domain/kernel/closed-list";
import { useTexts } from "@vycep/shell/words/i18n";
import { ROLE_KEYS } from "@vycep/words/customer-roles/role-keys";

/** How roles of customers are called, as in the portal; one that the brewery made later as it calls it (ROLE-06, ROLE-08). */
export function useRoleName(): (name: string) => string {
  const t = useTexts("customer-roles");
  return (name) => {
    const known = namesIn(ROLE_KEYS).find((role) => role === name);
    return known === undefined ? name : t(ROLE_KEYS[known]);
  };
}
