import { useAction } from "@vycep/shell/actions/use-action";
import { withGlobalLoader } from "@vycep/shell/messages/global-loader";
import { chooseCompany } from "../shared/user/company-choice.ts";
import type { CurrentUser } from "../shared/user/current-user.ts";

export interface CompanyOption {
  readonly companyId: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** The companies to choose among, for whoever serves several (D47); none for everybody else. */
export function useCompanyChoice({ companies, companyId: chosen }: CurrentUser): readonly CompanyOption[] {
  const change = useAction((companyId: string) => withGlobalLoader(changeCompany(companyId)));
  if (companies.length < 2) return [];
  return companies.map(({ companyId, name }) => {
    const isChosen = companyId === chosen;
    return { companyId, name, isChosen, choose: () => void (isChosen || change.run(companyId)) };
  });
}

/** What was entered into this company's cart reaches it first. */
async function changeCompany(companyId: string): Promise<void> {
  const { cartSession } = await import("../features/cart/cart-session.ts");
  await cartSession().whenSaved();
  chooseCompany(companyId);
}
