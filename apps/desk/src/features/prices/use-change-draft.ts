import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { createStore, useStore } from "@vycep/shell/storage/store";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DeskChangePriceDraftInput,
  DeskFillPriceDraftInput,
  DeskHandInPriceDraftInput,
  DeskNewPriceDraftInput,
  DeskPriceDraftLinesInput,
  DeskPriceDraftMoveInput,
  DeskPriceDraftReasonInput,
  DeskRemovePriceDraftLinesInput,
} from "../../shared/graphql.gen/graphql.ts";

/** @public The code generator reads it. */
export const draftDoneFragment = graphql(`
  fragment PriceDraftDone on DeskPriceDraftAnswer {
    draft {
      id
      version
      state
    }
    kept
    refusal {
      code
      message
    }
    faults {
      row
      message
    }
  }
`);
const CreateDocument = graphql(`
  mutation CreatePriceDraft($input: DeskNewPriceDraftInput!) {
    createPriceDraft(input: $input) {
      ...PriceDraftDone
    }
  }
`);
const ChangeDocument = graphql(`
  mutation ChangePriceDraft($input: DeskChangePriceDraftInput!) {
    changePriceDraft(input: $input) {
      ...PriceDraftDone
    }
  }
`);
const FillDocument = graphql(`
  mutation FillPriceDraft($input: DeskFillPriceDraftInput!) {
    fillPriceDraft(input: $input) {
      ...PriceDraftDone
    }
  }
`);
const SetLinesDocument = graphql(`
  mutation SetPriceDraftLines($input: DeskPriceDraftLinesInput!) {
    setPriceDraftLines(input: $input) {
      ...PriceDraftDone
    }
  }
`);
const RemoveLinesDocument = graphql(`
  mutation RemovePriceDraftLines($input: DeskRemovePriceDraftLinesInput!) {
    removePriceDraftLines(input: $input) {
      ...PriceDraftDone
    }
  }
`);
const HandInDocument = graphql(`
  mutation HandInPriceDraft($input: DeskHandInPriceDraftInput!) {
    handInPriceDraft(input: $input) {
      ...PriceDraftDone
    }
  }
`);
const ApproveDocument = graphql(`
  mutation ApprovePriceDraft($input: DeskPriceDraftMoveInput!) {
    approvePriceDraft(input: $input) {
      ...PriceDraftDone
    }
  }
`);
const ReturnDocument = graphql(`
  mutation ReturnPriceDraft($input: DeskPriceDraftReasonInput!) {
    returnPriceDraft(input: $input) {
      ...PriceDraftDone
    }
  }
`);
const DropDocument = graphql(`
  mutation DropPriceDraft($input: DeskPriceDraftMoveInput!) {
    dropPriceDraft(input: $input) {
      ...PriceDraftDone
    }
  }
`);
const TakeBackDocument = graphql(`
  mutation TakeBackPriceDraft($input: DeskPriceDraftReasonInput!) {
    takeBackPriceDraft(input: $input) {
      ...PriceDraftDone
    }
  }
`);

/** When whoever sits here last changed a draft, in milliseconds since 1970. */
const ownChange = createStore(0);

/** What is read from then on shows that, and nothing that another did (DLIST-06). */
export function useOwnChangeAt(): number {
  return useStore(ownChange);
}

function useDraftAction<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const noted = (input: Input) => act(input).finally(() => ownChange.set(Date.now()));
  return useAction(noted, {
    showsOwnFailure: true,
    refresh: () => client.invalidateQueries({ queryKey: ["prices"] }),
  });
}

/** Begins a draft. */
export function useCreateDraft() {
  return useDraftAction(
    async (input: DeskNewPriceDraftInput) => (await queryGraphql(CreateDocument, { input })).createPriceDraft,
  );
}

/** Says what a draft is called, why and from when; takes today's prices anew. */
export function useChangeDraft() {
  return useDraftAction(
    async (input: DeskChangePriceDraftInput) =>
      (await queryGraphql(ChangeDocument, { input })).changePriceDraft,
  );
}

/** Changes prices in bulk. */
export function useFillDraft() {
  return useDraftAction(
    async (input: DeskFillPriceDraftInput) => (await queryGraphql(FillDocument, { input })).fillPriceDraft,
  );
}

/** Writes typed or pasted lines. */
export function useSetLines() {
  return useDraftAction(
    async (input: DeskPriceDraftLinesInput) =>
      (await queryGraphql(SetLinesDocument, { input })).setPriceDraftLines,
  );
}

/** Takes lines out. */
export function useRemoveLines() {
  return useDraftAction(
    async (input: DeskRemovePriceDraftLinesInput) =>
      (await queryGraphql(RemoveLinesDocument, { input })).removePriceDraftLines,
  );
}

/** Hands a draft in. */
export function useHandInDraft() {
  return useDraftAction(
    async (input: DeskHandInPriceDraftInput) =>
      (await queryGraphql(HandInDocument, { input })).handInPriceDraft,
  );
}

/** Agrees as the second person. */
export function useApproveDraft() {
  return useDraftAction(
    async (input: DeskPriceDraftMoveInput) =>
      (await queryGraphql(ApproveDocument, { input })).approvePriceDraft,
  );
}

/** Gives a draft back. */
export function useReturnDraft() {
  return useDraftAction(
    async (input: DeskPriceDraftReasonInput) =>
      (await queryGraphql(ReturnDocument, { input })).returnPriceDraft,
  );
}

/** Gives a draft up. */
export function useDropDraft() {
  return useDraftAction(
    async (input: DeskPriceDraftMoveInput) => (await queryGraphql(DropDocument, { input })).dropPriceDraft,
  );
}

/** Takes back what a draft published. */
export function useTakeBackDraft() {
  return useDraftAction(
    async (input: DeskPriceDraftReasonInput) =>
      (await queryGraphql(TakeBackDocument, { input })).takeBackPriceDraft,
  );
}
