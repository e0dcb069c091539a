/** The query parameters of `/notifications`: its filter. */
export type NotificationsSearch = {
  /** Unread ones only. */
  unread?: true | undefined;
  /** The id of a project. */
  project?: number | undefined;
};

/** Parses the query parameters; invalid values are dropped. */
export function notificationsSearch({ unread, project }: Record<string, unknown>): NotificationsSearch {
  const id = Number(project);
  return {
    ...((unread === true || unread === 'true') && { unread: true }),
    ...(Number.isSafeInteger(id) && id > 0 && { project: id }),
  };
}
