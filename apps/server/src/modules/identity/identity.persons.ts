import type { PersonTable } from "../../platform/persons/person-table.ts";

/** What somebody proves themselves with, and from where they came. */
export const identityPersons: readonly PersonTable[] = [
  { table: "account", by: { uid: ["uid"] }, then: { keep: "books" } },
  { table: "user_session", by: { uid: ["uid"] }, hidden: ["session_name"], then: "delete" },
  { table: "known_device", by: { uid: ["uid"] }, hidden: ["device_hash"], then: "delete" },
  { table: "user_password", by: { uid: ["uid"] }, hidden: ["hash"], then: "delete" },
  { table: "password_link", by: { uid: ["uid"] }, hidden: ["secret_hash", "inviter"], then: "delete" },
  { table: "sign_in_ticket", by: { uid: ["uid"] }, hidden: ["secret_hash"], then: "delete" },
  { table: "authenticator", by: { uid: ["uid"] }, hidden: ["sealed_secret", "last_step"], then: "delete" },
  { table: "recovery_code", by: { uid: ["uid"] }, hidden: ["code_hash"], then: "delete" },
  { table: "passkey", by: { uid: ["uid"] }, hidden: ["public_key", "credential_id"], then: "delete" },
  { table: "half_sign_in", by: { uid: ["uid"] }, hidden: ["interaction_hash"], then: "delete" },
  // Tokens that were given out before are refused by it.
  { table: "session_end", by: { uid: ["uid"] }, hidden: ["besides"], then: { keep: "passing" } },
  {
    ...{ table: "behalf_session", by: { uid: ["uid"] }, hidden: ["code_hash", "staff_token_ids"] },
    then: "delete",
  },
  {
    ...{ table: "oidc_payload", by: { uid: ["account_uid"] }, then: "delete" },
    hidden: ["id_hash", "grant_hash", "uid_hash", "session_hash", "grant_hashes", "sealed_payload"],
  },
];
