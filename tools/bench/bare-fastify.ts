/** The first floor: Fastify answering the same bytes, without sign-in, rules or database. Run as a child process. */
import Fastify from "fastify";

const app = Fastify();
let answer = "{}";
app.post("/answer", { bodyLimit: 8_000_000 }, async (request, reply) => {
  answer = JSON.stringify(request.body);
  return reply.send("kept");
});
app.post("/graphql", async (_request, reply) => reply.type("application/json").send(answer));
app.get("/cpu", async () => process.cpuUsage());
await app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ port: (app.server.address() as { port: number }).port });
