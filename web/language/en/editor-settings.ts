/** The settings of the editor (SPEC §2, §3). */
export const editorSettings = {
  title: 'Editor settings',
  pageSize: 'Strings on a page',
  pageSizeHint: 'From {{min, number}} to {{max, number}}',
  showTranslations: 'Middle column',
  columns: {
    only_cur: 'Current version',
    all: 'All versions',
    only_apr_and_reg: 'Approved and regular',
    only_apr: 'Approved only',
  },
  shown: {
    only_cur: '{{language}}, current version',
    all: '{{language}}, all versions',
    only_apr_and_reg: '{{language}}, approved and regular',
    only_apr: '{{language}}, approved only',
  },
  noneShown: 'None to show',
  useDoubleClick: 'Choose a string by a double click',
  showNextSectionsArrows: 'Arrows to the sections before and after',
  drawNewLine: 'Show line breaks as ↵',
  exitEditOnSave: 'Leave the edit mode on saving',
  markAllRead: 'Mark all comments read',
  markingRead: 'Marking…',
  markedRead_one: 'Comments on {{count, number}} string marked as read',
  markedRead_other: 'Comments on {{count, number}} strings marked as read',
  nothingUnread: 'There were no unread comments',
} as const;
