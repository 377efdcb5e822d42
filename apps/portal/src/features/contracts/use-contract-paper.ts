import type { ContractPaperLink } from "@vycep/contract/contracts/contracts.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";
import { followLink } from "@vycep/shell/files/follow-link";

/** GET contracts/{number}/papers/{position}: saves a paper of a contract; what cannot be had is told (ERROR-47). */
export function useSavePaper() {
  return useAction(async ({ number, position }: { readonly number: string; readonly position: number }) => {
    const path = `/contracts/${encodeURIComponent(number)}/papers/${position}`;
    const { link } = await callService<ContractPaperLink>("general", path);
    followLink(link);
  });
}
