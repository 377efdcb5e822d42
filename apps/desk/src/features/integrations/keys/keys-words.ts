import { isNameIn } from "@vycep/domain/kernel/closed-list";
import { useTexts } from "@vycep/shell/words/i18n";

const permissions = {
  "Home Page": "permission.home-page",
  Catalogue: "permission.catalogue",
  "Product Recommendation": "permission.product-recommendation",
  "My Orders": "permission.my-orders",
  Contracts: "permission.contracts",
  Reporting: "permission.reporting",
  "My Documents": "permission.my-documents",
  "Marketing Materials": "permission.marketing-materials",
  "News & Articles": "permission.news-articles",
  "Training & Learning": "permission.training-learning",
  Support: "permission.support",
  "Pub Menu": "permission.pub-menu",
  "Returnable materials": "permission.returnable-materials",
} as const;

const problems = {
  "no-answer-in-time": "problem.no-answer-in-time",
  "name-unknown": "problem.name-unknown",
  "connection-refused": "problem.connection-refused",
  "connection-broken": "problem.connection-broken",
  "certificate-invalid": "problem.certificate-invalid",
  "not-reached": "problem.not-reached",
  "closed-address": "problem.closed-address",
  "secret-unreadable": "problem.secret-unreadable",
  "not-allowed": "problem.not-allowed",
} as const;

/** How rights of keys and what became of messages are called, as customers read it; what a newer server tells is shown as it is. */
export function useKeysWords() {
  const t = useTexts("integrations");
  return {
    permissionName: (name: string) => (isNameIn(permissions, name) ? t(permissions[name]) : name),
    problemName: (code: string) => (isNameIn(problems, code) ? t(problems[code]) : code),
    topicName: (topic: "order" | "delivery" | "document" | "ticket") => t(`topic.${topic}`),
  };
}
