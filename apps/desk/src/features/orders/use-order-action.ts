import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { createStore, useStore } from "@vycep/shell/storage/store";

/** When whoever sits here last changed an order, in milliseconds since 1970. */
const ownChange = createStore(0);

/** What is read from then on shows that, and nothing that another did (DLIST-06). */
export function useOwnChangeAt(): number {
  return useStore(ownChange);
}

/** Changes an order. A refusal, too, shows the order as it is now (DEDIT-01). */
export function useOrderAction<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const noted = (input: Input) => act(input).finally(() => ownChange.set(Date.now()));
  return useAction(noted, {
    showsOwnFailure: true,
    refresh: () => client.invalidateQueries({ queryKey: ["orders"] }),
  });
}
