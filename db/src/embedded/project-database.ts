import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { findBinaries } from "./binaries.ts";
import {
  type Cluster,
  createCluster,
  isCluster,
  passableFolder,
  startCluster,
  stopCluster,
} from "./cluster.ts";
import { connectionString, dropDatabase, makeDatabase, type Server, waitUntilReady } from "./connection.ts";
import { homeError } from "./home-errors.ts";
import { withLock } from "./lock.ts";
import { type Notes, readNotes, writeNotes } from "./notes.ts";
import { canEnter, chooseOsUser, type OsUser } from "./os-user.ts";
import { chooseFolder, reachableBinaries } from "./place.ts";
import { findPostmaster } from "./postmaster.ts";
import { joinUsers, leaveUsers, otherUsers } from "./users.ts";

/** The embedded database while it runs. */
export type RunningDatabase = {
  readonly url: string;
  /** What happened: a new cluster was made, a stopped one started, or a running one found and taken over. */
  readonly arrival: "created" | "started" | "adopted";
  readonly dataFolder: string;
  /** Does PostgreSQL live? It may end by itself: killed, or out of memory. */
  readonly isRunning: () => boolean;
  /** Starts one that ended by itself, at its old address; throws when it cannot have that back. */
  readonly restart: () => Promise<void>;
  /** Ends our use; PostgreSQL itself stops when nobody else of this project uses it. */
  readonly leave: () => Promise<void>;
};

/** Where the first free port is looked for when the project has none of its own yet. */
const firstPort = 54_329;

/**
 * Makes sure that the project's own PostgreSQL runs and joins its users. A server that outlived a killed process
 * is adopted as it is; whatever it had confirmed is there.
 *
 * @param home the project's private folder (`.vycep`): notes, secret, and usually the data itself
 */
export function joinProjectDatabase(home: string): Promise<RunningDatabase> {
  return inHome(home, async () => {
    const { cluster, notes } = prepare(home);
    const existed = isCluster(cluster.dataFolder);
    if (!existed) await createCluster(cluster, notes.password, { durable: true });
    const running = findPostmaster(cluster.dataFolder);
    const port = running?.port || (await startCluster(cluster, notes.port ?? firstPort));
    writeNotes(home, { ...notes, port });
    const server = { port, password: notes.password };
    await waitUntilReady(server);
    await makeDatabase(server);
    joinUsers(home);
    return {
      url: connectionString(server),
      arrival: running !== null ? "adopted" : existed ? "started" : "created",
      dataFolder: cluster.dataFolder,
      isRunning: () => findPostmaster(cluster.dataFolder) !== null,
      restart: () => restart(home, cluster, server),
      leave: () => leave(home, cluster),
    };
  });
}

/**
 * Throws away everything in the project's database. Whoever uses it meanwhile stays connected to the server and
 * finds an empty database; an unused cluster is deleted with its folder.
 */
export function wipeProjectDatabase(home: string): Promise<void> {
  return inHome(home, async () => {
    const { cluster, notes } = prepare(home);
    const running = findPostmaster(cluster.dataFolder);
    if (running !== null && otherUsers(home).length > 0) {
      const server = { port: running.port, password: notes.password };
      await dropDatabase(server);
      await makeDatabase(server);
      return;
    }
    await stopCluster(cluster);
    rmSync(cluster.dataFolder, { recursive: true, force: true });
  });
}

/** Does work in our folder, alone; what the file system has against it is said in words. */
async function inHome<T>(home: string, work: () => Promise<T>): Promise<T> {
  try {
    passableFolder(home);
    return await withLock(home, work);
  } catch (error) {
    throw homeError(home, error);
  }
}

function prepare(home: string): { cluster: Cluster; notes: Notes } {
  const known = readNotes(home);
  const user = chooseOsUser(known?.dataFolder ?? join(home, "postgres"));
  const dataFolder = known?.dataFolder ?? chooseFolder(home, user);
  if (known === null && isCluster(dataFolder)) {
    throw new Error(
      `The database in ${dataFolder} is there, but the note with its password is not (database.json in ${home}). ` +
        `Bring the note back, or delete ${dataFolder} to begin anew.`,
    );
  }
  const notes = known ?? { dataFolder, password: randomBytes(24).toString("base64url"), port: null };
  if (known === null) writeNotes(home, notes);
  if (!existsSync(dirname(dataFolder))) passableFolder(dirname(dataFolder));
  refuseUnreachable(dataFolder, user);
  return { cluster: { binaries: reachableBinaries(findBinaries(), home, user), user, dataFolder }, notes };
}

/** Says in words what PostgreSQL would only hint at: data of somebody else, or in a place its user cannot walk to. */
function refuseUnreachable(dataFolder: string, user: OsUser): void {
  if (!existsSync(dataFolder)) return;
  if (user === null && statSync(dataFolder).uid !== process.getuid?.()) {
    throw new Error(
      `The database in ${dataFolder} belongs to another user. Start as that user, or delete it.`,
    );
  }
  if (!canEnter(user, dataFolder)) {
    throw new Error(
      `The user who owns the database in ${dataFolder} cannot reach it. Let him pass through the folders above ` +
        "(chmod o+x), or delete the database to have a new one in a better place.",
    );
  }
}

async function restart(home: string, cluster: Cluster, server: Server): Promise<void> {
  await inHome(home, async () => {
    const running = findPostmaster(cluster.dataFolder);
    const port = running?.port || (await startCluster(cluster, server.port));
    if (port !== server.port) {
      throw new Error(
        `PostgreSQL runs again, but its port ${server.port} was taken meanwhile. Start vycep again.`,
      );
    }
    await waitUntilReady(server);
  });
}

async function leave(home: string, cluster: Cluster): Promise<void> {
  await withLock(home, async () => {
    leaveUsers(home);
    if (otherUsers(home).length === 0) await stopCluster(cluster);
  });
}
