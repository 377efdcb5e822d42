import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../apps/server/src/testing/test-server.ts";
import { chooseOsUser } from "../../db/src/embedded/os-user.ts";
import { root } from "../bootstrap.mjs";

/** A program that stands between, with the settings of `deploy/compose`; Debian has both. */
export type InFront = { readonly port: number; readonly end: () => Promise<void> };

const settings = (name: string) => readFileSync(join(root, "deploy/compose", name), "utf8");

/** PgBouncer in transaction mode before this database; answers the address that leads through it. */
export async function startPooler(databaseUrl: string): Promise<InFront & { readonly url: string }> {
  const folder = passableFolder();
  const port = await freePort();
  const target = new URL(databaseUrl);
  const name = target.pathname.slice(1);
  writeFileSync(
    join(folder, "databases.ini"),
    `[databases]\n${name} = host=${target.hostname} port=${target.port} dbname=${name}\n`,
  );
  writeFileSync(join(folder, "users.txt"), `"${target.username}" "${target.password}"\n`);
  const told = settings("pgbouncer.ini")
    .replaceAll("/etc/pgbouncer", folder)
    .replace("listen_addr = 0.0.0.0", "listen_addr = 127.0.0.1")
    .replace("listen_port = 6432", `listen_port = ${port}\nunix_socket_dir =`);
  writeFileSync(join(folder, "pgbouncer.ini"), told);
  const user = chooseOsUser(folder);
  const child = spawn("pgbouncer", ["-q", join(folder, "pgbouncer.ini")], {
    stdio: "inherit",
    ...(user === null ? {} : user),
  });
  const pooled = new URL(databaseUrl);
  pooled.port = String(port);
  return { ...(await started(child, { port, folder })), url: pooled.href };
}

export type Proxy = InFront & {
  /** As an operator takes a process out: it gets nothing new; the processes are counted from 1. */
  readonly drain: (which: number) => Promise<void>;
};

/** HAProxy before these processes. */
export async function startProxy(port: number, origins: readonly string[]): Promise<Proxy> {
  const folder = passableFolder();
  const hosts = origins.map((origin) => new URL(origin).host);
  const further = hosts.slice(2).map((host, index) => `  server web-${index + 3} ${host}\n`);
  const file = join(folder, "haproxy.cfg");
  const control = join(folder, "control");
  writeFileSync(
    file,
    `${settings("haproxy.cfg")}${further.join("")}global\n  stats socket ${control} level admin\n`,
  );
  const child = spawn("haproxy", ["-db", "-f", file], {
    stdio: "inherit",
    env: { PATH: process.env.PATH, PORTAL_BIND: `127.0.0.1:${port}`, WEB_1: hosts[0], WEB_2: hosts[1] },
  });
  const proxy = await started(child, { port, folder });
  return {
    ...proxy,
    drain: async (which) => {
      const socket = connect(control);
      socket.end(`set server web/web-${which} state drain\n`);
      await once(socket.resume(), "close");
    },
  };
}

/** HAProxy before a database and its standby: whoever connects gets the first as long as it answers. */
export async function startDatabaseProxy(port: number, ports: readonly [number, number]): Promise<InFront> {
  const folder = passableFolder();
  const file = join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${port}
  default-server check inter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${ports[0]}
  server standby 127.0.0.1:${ports[1]} backup
`,
  );
  return started(spawn("haproxy", ["-db", "-f", file], { stdio: "inherit" }), { port, folder });
}

function passableFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "vycep-front-"));
  chmodSync(folder, 0o755);
  return folder;
}

async function started(
  child: ChildProcess,
  { port, folder }: { readonly port: number; readonly folder: string },
): Promise<InFront> {
  const ended = once(child, "exit");
  const failed = new Promise<never>((_, reject) => {
    child.on("error", () =>
      reject(new Error(`${child.spawnfile} is missing: apt-get install ${child.spawnfile}`)),
    );
  });
  await Promise.race([pause(1000), failed]);
  if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended at once`);
  return {
    port,
    end: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
