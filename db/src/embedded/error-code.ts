/** What the system or PostgreSQL calls an error ("ENOENT", "57P03"); undefined for an error without such a name. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error && "code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
