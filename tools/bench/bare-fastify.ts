/**
 * The first floor: Fastify answering the same bytes, without sign-in, rules or database. Told to, it works before each answer, on
 * what is its own alone. Run as a child process.
 */
import Fastify from "fastify";

const app = Fastify();
let answer = "{}";
let pieces = 0;
/** Some megabytes, as a server keeps its range: what several processes read at once they push out of each other's caches. */
const goods = Array.from({ length: 20_000 }, (_, no) => ({
  sku: `${no}`,
  name: `Beer ${no}`,
  prices: [no, 2 * no],
}));
const ofPiece = 40;
let at = 0;

/** Text, objects and a table, as a server's work is; about a twentieth of a millisecond. */
function workOnePiece(): void {
  at = (at + ofPiece) % goods.length;
  const read = JSON.parse(JSON.stringify(goods.slice(at, at + ofPiece))) as typeof goods;
  new Map(read.map((one) => [one.name, one])).get("Beer 7");
}

app.post("/answer", { bodyLimit: 8_000_000 }, async (request, reply) => {
  answer = JSON.stringify(request.body);
  return reply.send("kept");
});
app.post("/pieces", async (request, reply) => {
  pieces = (request.body as { pieces: number }).pieces;
  return reply.send("kept");
});
app.post("/graphql", async (_request, reply) => {
  for (let piece = 0; piece < pieces; piece += 1) workOnePiece();
  return reply.type("application/json").send(answer);
});
app.get("/cpu", async () => process.cpuUsage());
await app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ port: (app.server.address() as { port: number }).port });
