import { commentsDocs } from "@vycep/contract/tickets/comments.docs";
import {
  commentsAnswer,
  commentsQuery,
  createCommentAnswer,
  createCommentBody,
  draftAnswer,
  draftQuery,
  readAnswer,
  setDraftBody,
} from "@vycep/contract/tickets/comments.rest";
import { ticketsDocs } from "@vycep/contract/tickets/tickets.docs";
import {
  allTicketsAnswer,
  allTicketsQuery,
  categoriesAnswer,
  createTicketAnswer,
  createTicketBody,
  createTicketQuery,
  rateTicketBody,
  subcategoriesAnswer,
  ticketIdParams,
  ticketIdQuery,
  ticketSchema,
  ticketStatusAnswer,
} from "@vycep/contract/tickets/tickets.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { rateTicket, reopenTicket, solveTicket } from "./change-own-ticket.ts";
import { createComment } from "./create-comment.ts";
import { createTicket } from "./create-ticket.ts";
import { getAllTickets } from "./get-all-tickets.ts";
import { getCategories, getSubCategories } from "./get-categories.ts";
import { getCommentsByTicketId } from "./get-comments-by-ticket-id.ts";
import { getTicketById } from "./get-ticket-by-id.ts";
import { setCommentsAsRead } from "./set-comments-as-read.ts";
import { dropDraft, getDraft, setDraft } from "./ticket-draft.ts";

/** REST-58…REST-67 and what a conversation needs besides: parse, call, encode. */
export const ticketRoutes: Routes = (scope, deps, contextOf) => {
  const params = ticketIdParams;
  scope.get(
    "/tickets/GetAllTickets",
    {
      schema: { querystring: allTicketsQuery, response: { 200: allTicketsAnswer } },
      config: { described: ticketsDocs.GetAllTickets },
    },
    (request) => getAllTickets(deps, contextOf(request), request.query),
  );
  scope.get(
    "/tickets/GetTicketById/:id",
    { schema: { params, response: { 200: ticketSchema } }, config: { described: ticketsDocs.GetTicketById } },
    (request) => getTicketById(deps, contextOf(request), request.params.id),
  );
  scope.get(
    "/tickets/GetCategories",
    { schema: { response: { 200: categoriesAnswer } }, config: { described: ticketsDocs.GetCategories } },
    async (request) => [...(await getCategories(deps, contextOf(request)))],
  );
  scope.get(
    "/tickets/GetSubCategoriesByCategoryId/:id",
    {
      schema: { params, response: { 200: subcategoriesAnswer } },
      config: { described: ticketsDocs.GetSubCategoriesByCategoryId },
    },
    async (request) => [...(await getSubCategories(deps, contextOf(request), request.params.id))],
  );
  scope.get(
    "/tickets/GetAllSubCategories",
    {
      schema: { response: { 200: subcategoriesAnswer } },
      config: { described: ticketsDocs.GetAllSubCategories },
    },
    async (request) => [...(await getSubCategories(deps, contextOf(request), null))],
  );
  scope.get(
    "/tickets/GetCommentsByTicketId/:id",
    {
      schema: { params, querystring: commentsQuery, response: { 200: commentsAnswer } },
      config: { described: commentsDocs.GetCommentsByTicketId },
    },
    async (request) => {
      const asked = { caseNumber: request.params.id, limit: request.query.limit };
      return [...(await getCommentsByTicketId(deps, contextOf(request), asked))];
    },
  );
  scope.post(
    "/tickets/CreateTicket",
    {
      schema: {
        querystring: createTicketQuery,
        body: createTicketBody,
        response: { 200: createTicketAnswer },
      },
      config: { described: ticketsDocs.CreateTicket },
    },
    (request) => createTicket(deps, contextOf(request), { query: request.query, body: request.body }),
  );
  scope.post(
    "/tickets/CreateComment",
    {
      schema: { body: createCommentBody, response: { 200: createCommentAnswer } },
      config: { described: commentsDocs.CreateComment },
    },
    (request) => createComment(deps, contextOf(request), request.body),
  );
  scope.post(
    "/tickets/SetCommentsAsRead",
    {
      schema: { querystring: ticketIdQuery, response: { 200: readAnswer } },
      config: { described: commentsDocs.SetCommentsAsRead },
    },
    (request) => setCommentsAsRead(deps, contextOf(request), request.query.ticketId),
  );
  const changed = { params, response: { 200: ticketStatusAnswer } };
  scope.put(
    "/tickets/ReopenTicket/:id",
    { schema: changed, config: { described: ticketsDocs.ReopenTicket } },
    (request) => reopenTicket(deps, contextOf(request), request.params.id),
  );
  scope.put(
    "/tickets/SolveTicket/:id",
    { schema: changed, config: { described: ticketsDocs.SolveTicket } },
    (request) => solveTicket(deps, contextOf(request), request.params.id),
  );
  scope.post(
    "/tickets/RateTicket/:id",
    { schema: { ...changed, body: rateTicketBody }, config: { described: ticketsDocs.RateTicket } },
    (request) => rateTicket(deps, contextOf(request), { caseNumber: request.params.id, ...request.body }),
  );
  scope.get(
    "/tickets/draft",
    {
      schema: { querystring: draftQuery, response: { 200: draftAnswer } },
      config: { described: commentsDocs.draft },
    },
    (request) => getDraft(deps, contextOf(request), request.query.key),
  );
  scope.put(
    "/tickets/draft",
    {
      schema: { body: setDraftBody, response: { 200: draftAnswer } },
      config: { described: commentsDocs.setDraft },
    },
    (request) => setDraft(deps, contextOf(request), request.body),
  );
  scope.delete(
    "/tickets/draft",
    {
      schema: { querystring: draftQuery, response: { 200: draftAnswer } },
      config: { described: commentsDocs.dropDraft },
    },
    (request) => dropDraft(deps, contextOf(request), request.query.key),
  );
};
