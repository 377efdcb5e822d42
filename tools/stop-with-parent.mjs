// Loaded into the server process (node --import): when whoever started it is gone, however suddenly, it stops in good
// order instead of holding port and database for ever.
if (process.channel) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // The line to the parent alone must not keep the process alive.
  process.channel.unref();
}
