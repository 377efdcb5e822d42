import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { addTicketNote } from "./add-ticket-note.ts";
import { answerTicket } from "./answer-ticket.ts";
import { assignTicket } from "./assign-ticket.ts";
import { changeTicket, mergeTicket } from "./change-ticket.ts";
import { dropTicketTarget, setTicketTarget } from "./set-target.ts";
import { ticketTargets } from "./targets.ts";
import { removeTicketTemplate, saveTicketTemplate, ticketTemplates } from "./templates.ts";
import { ticket } from "./ticket.ts";
import { ticketChoices } from "./ticket-choices.ts";
import type { TicketDeskDeps } from "./ticket-desk.deps.ts";
import { deskTicketFigures } from "./ticket-figures.ts";
import { tickets } from "./tickets.ts";
import { changeTickets } from "./tickets-in-bulk.ts";

export function deskTicketResolvers(deps: TicketDeskDeps): Resolvers {
  return {
    Query: {
      tickets: (_parent, args, context) => tickets(deps, context, args),
      ticket: (_parent, { number }, context) => ticket(deps, context, number),
      ticketTemplates: () => ticketTemplates(deps),
      ticketFigures: (_parent, args, context) => deskTicketFigures(deps, context, args),
      ticketTargets: (_parent, _args, context) => ticketTargets(deps, context.language),
      ticketChoices: (_parent, _args, context) => ticketChoices(deps, context),
    },
    Mutation: {
      answerTicket: (_parent, { input }, context) => answerTicket(deps, context, input),
      changeTicket: (_parent, { input }, context) => changeTicket(deps, context, input),
      changeTickets: (_parent, { input }, context) => changeTickets(deps, context, input),
      assignTicket: (_parent, { input }, context) => assignTicket(deps, context, input),
      mergeTicket: (_parent, { input }, context) => mergeTicket(deps, context, input),
      saveTicketTemplate: (_parent, { input }, context) => saveTicketTemplate(deps, context, input),
      removeTicketTemplate: (_parent, { input }, context) => removeTicketTemplate(deps, context, input),
      setTicketTarget: (_parent, { input }, context) => setTicketTarget(deps, context, input),
      dropTicketTarget: (_parent, { input }, context) => dropTicketTarget(deps, context, input),
      addTicketNote: (_parent, { input }, context) => addTicketNote(deps, context, input),
    },
  };
}
