import { useSearch } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { askedAbout, draftKeyOf } from "../../features/tickets/new/asked-about.ts";
import { NewTicketForm } from "../../features/tickets/new/new-ticket-form.tsx";
import { startOf } from "../../features/tickets/new/start-of.ts";
import { WhatNextCard } from "../../features/tickets/new/what-next-card.tsx";
import { supportedPlacesOf } from "../../features/tickets/supported-places.ts";
import {
  categoriesQuery,
  subcategoriesQuery,
  useKnownCategories,
} from "../../features/tickets/use-categories.ts";
import { draftQuery, useDraft } from "../../features/tickets/use-draft.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** TICKET-02: a new ticket, with what the page that led here knows of it. */
export const newTicketScreen: Screen = {
  component: NewTicketScreen,
  pending: FormSkeleton,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(categoriesQuery());
    void queryClient.prefetchQuery(subcategoriesQuery());
    void queryClient.prefetchQuery(draftQuery(draftKeyOf(askedAbout(search))));
  },
};

function NewTicketScreen() {
  const t = useTexts("tickets");
  const user = useCurrentUser();
  const about = askedAbout(useSearch({ strict: false }));
  const places = supportedPlacesOf(user);
  const known = useKnownCategories();
  const key = draftKeyOf(about);
  const draft = useDraft(key, startOf(about, { ...known, places, user }));
  return (
    <>
      <PageTitle title={t("newTicket")} />
      <div className="grid items-start gap-5 desktop:grid-cols-aside-small">
        <NewTicketForm
          key={key}
          draft={draft}
          asked={about}
          places={places}
          maySee={{
            orders: user.permissions.includes("My Orders"),
            invoices: user.permissions.includes("My Documents"),
          }}
          {...known}
          country={user.country}
        />
        <WhatNextCard />
      </div>
    </>
  );
}

function FormSkeleton() {
  const shell = useTexts("shell");
  return <SkeletonRows label={shell("loading")} rows={6} />;
}
