/** The PostgreSQL of the test run. The runner names it; by hand, see `db/README.md`. */
export function testAdminUrl(): string {
  const url = process.env.VYCEP_TEST_DATABASE_URL;
  if (!url) throw new Error("VYCEP_TEST_DATABASE_URL names no PostgreSQL; see db/README.md");
  return url;
}
