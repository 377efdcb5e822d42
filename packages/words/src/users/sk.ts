import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  administrationMessages: {
    "own-account": "Svoj vlastný účet zmeniť nemôžete.",
    "key-user": "Hlavného používateľa mení iba zákaznícky servis.",
    "fellow-owner": "Vlastníkov mení iba hlavný používateľ.",
    "place-of-others":
      "Používateľ má aj odberné miesta, ktoré nespravujete. Požiadajte hlavného používateľa.",
    "status-not-offered": "Používateľ medzitým zmenil stav. Načítajte stránku znova.",
    "last-owner": "Je to posledný aktívny vlastník odberného miesta. Najprv určte iného.",
    "invitation-used": "Pozvánka už bola použitá. Používateľa môžete deaktivovať.",
    "role-not-offered": "Túto rolu na odbernom mieste prideliť nemôžete.",
    "more-than-own": "Nemôžete prideliť oprávnenie, ktoré na odbernom mieste sami nemáte.",
    "permission-not-optional": "Toto oprávnenie rola nedovoľuje zapnúť.",
    "role-missing": "Vyberte, prosím, rolu pre každé odberné miesto.",
    "user-exists": "Používateľ už existuje.",
  },
  userMessages: {
    "user-not-found": "Taký používateľ neexistuje.",
  },
};
