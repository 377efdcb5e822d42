import { EVENTS_PATH } from "@vycep/contract/services";
import { marketOf, parseCountry } from "@vycep/domain/market/market";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { notSignedIn, unavailable } from "../../platform/errors.ts";
import { createListener } from "../../platform/listener.ts";
import type { RequestContext, RequestContextMaker } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import type { EventHub, EventStream } from "./event-hub.ts";

export type EventsWiring = {
  readonly deps: Deps;
  readonly hub: EventHub;
  readonly contextOf: RequestContextMaker;
  /** The version of somebody's live cart in the company they act for, if there is one. */
  readonly cartVersion: (
    db: Db,
    actor: Actor,
  ) => Promise<{ readonly id: string; readonly version: number } | undefined>;
  /** The places whose orders somebody may see. */
  readonly placesOfOrders: (actor: Actor) => readonly string[];
};

/** A stream lives no longer, whatever its token says: rights and servers change. */
const longestLifeMs = 10 * 60_000;

/**
 * `GET /events`: tells the signed-in customer within seconds that the cart is at another version (C21) and that an
 * order has moved on, was billed or priced. It begins with the cart's version, so that nothing between reading and
 * listening is missed. An idle stream costs no statement; streams end at once when the server stops or its database is
 * lost, and readers come again.
 */
export function eventsRoutes(app: FastifyInstance, wiring: EventsWiring): void {
  const { deps, contextOf, hub } = wiring;
  const listener = createListener(deps.config, {
    channel: "vycep",
    onMessage: hub.tell,
    onLost: (error) => {
      deps.log.warn({ err: error }, "events are not heard any more");
      hub.endAll();
    },
  });
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
    hub.endAll();
    await listener.close();
  });

  // Packing would hold back what is small until there is more of it.
  app.get(EVENTS_PATH, { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const context = contextOf(request);
    const token = await context.token();
    if (!token) throw notSignedIn();
    const left = token.expiresAt.getTime() - deps.clock.realTime().getTime();
    const stream = hub.admit(token, Math.min(left, longestLifeMs));
    try {
      await listener.ready();
      await begin(stream, context, wiring);
    } catch (error) {
      stream.end();
      throw error;
    }
    if (isStopping) {
      stream.end();
      throw unavailable();
    }
    return reply
      .headers({
        "content-type": "text/event-stream; charset=utf-8",
        // A connection that carried a stream is not worth keeping when the server stops.
        connection: "close",
        // Proxies that gather answers hand this one on as it comes.
        "x-accel-buffering": "no",
      })
      .send(stream.body);
  });
}

async function begin(
  stream: EventStream,
  context: RequestContext,
  { deps, cartVersion, placesOfOrders }: EventsWiring,
): Promise<void> {
  const actor = await context.actor();
  stream.follow({
    company: actor.companyId,
    places: placesOfOrders(actor),
    market: marketOf(parseCountry(actor.country ?? "")),
  });
  const cart = await cartVersion(deps.db, actor);
  if (cart) stream.send({ kind: "cart", cartId: cart.id, version: cart.version });
}
