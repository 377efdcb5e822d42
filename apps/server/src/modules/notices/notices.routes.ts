import { announcementsAnswer, dismissAnnouncementBody } from "@vycep/contract/notices/announcements.rest";
import { noticeSettingsAnswer, setNoticeSettingsBody } from "@vycep/contract/notices/notice-settings.rest";
import { noticesDocs } from "@vycep/contract/notices/notices.docs";
import {
  markNoticesBody,
  noticesAnswer,
  noticesQuery,
  unreadNoticesAnswer,
} from "@vycep/contract/notices/notices.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { dismissAnnouncement, getAnnouncements } from "./announcements.ts";
import { getNotices, getUnreadNotices, markNoticesAsRead } from "./get-notices.ts";
import { getNoticeSettings, setNoticeSettings } from "./notice-settings.ts";

/** What the bell and its page ask for: parse, call, encode. */
export const noticeRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/notices/GetNotices",
    {
      schema: { querystring: noticesQuery, response: { 200: noticesAnswer } },
      config: { described: noticesDocs.GetNotices },
    },
    (request) => getNotices(deps, contextOf(request), request.query),
  );
  scope.get(
    "/notices/GetUnreadNotices",
    {
      schema: { response: { 200: unreadNoticesAnswer } },
      config: { described: noticesDocs.GetUnreadNotices },
    },
    (request) => getUnreadNotices(deps, contextOf(request)),
  );
  scope.put(
    "/notices/MarkNotices",
    {
      schema: { body: markNoticesBody, response: { 200: unreadNoticesAnswer } },
      config: { described: noticesDocs.MarkNotices },
    },
    (request) => markNoticesAsRead(deps, contextOf(request), request.body),
  );
  scope.get(
    "/notices/GetNoticeSettings",
    {
      schema: { response: { 200: noticeSettingsAnswer } },
      config: { described: noticesDocs.GetNoticeSettings },
    },
    (request) => getNoticeSettings(deps, contextOf(request)),
  );
  scope.put(
    "/notices/SetNoticeSettings",
    {
      schema: { body: setNoticeSettingsBody, response: { 200: noticeSettingsAnswer } },
      config: { described: noticesDocs.SetNoticeSettings },
    },
    (request) => setNoticeSettings(deps, contextOf(request), request.body),
  );
  scope.get(
    "/notices/GetAnnouncements",
    {
      schema: { response: { 200: announcementsAnswer } },
      config: { described: noticesDocs.GetAnnouncements },
    },
    (request) => getAnnouncements(deps, contextOf(request)),
  );
  scope.put(
    "/notices/DismissAnnouncement",
    {
      schema: { body: dismissAnnouncementBody, response: { 200: announcementsAnswer } },
      config: { described: noticesDocs.DismissAnnouncement },
    },
    (request) => dismissAnnouncement(deps, contextOf(request), request.body),
  );
};
