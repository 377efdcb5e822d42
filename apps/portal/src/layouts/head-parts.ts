import { NoticeBell } from "../features/notices/notice-bell.tsx";
import { SearchButton } from "../features/search/search-button.tsx";

/** What the head shows everybody who is signed in and the page does not wait for, in one file of script. */
export const headParts = { NoticeBell, SearchButton };
