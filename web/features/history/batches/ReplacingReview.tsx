import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { type Preview, ReplacingPreview } from './ReplacingPreview.tsx';

type Props = {
  /** What replacing would change, once it is known, or why it isn't. */
  preview: { readonly data: Preview | undefined; readonly error: Error | null };
  /** The write that starts it. */
  starting: { readonly error: Error | null; readonly isPending: boolean; mutate(): void };
  /** The name of the button that starts it. */
  start: string;
  /** The button that leads back. */
  children: ReactNode;
};

/** What replacing would change, add and lose, and the button that starts it if there is anything to change (find.10). */
export function ReplacingReview({ preview: { data, error }, starting, start, children }: Props) {
  const { t } = useTranslation();
  const isNone = data !== undefined && data.edited + data.added === 0;
  return (
    <>
      <div className="margin-bottom-16 ui-13" role="status">
        {error && <Notice kind="error">{failureWords(t, error)}</Notice>}
        {!data && !error && <Pending />}
        {data && <ReplacingPreview preview={data} />}
      </div>
      {starting.error && <Notice kind="error">{failureWords(t, starting.error)}</Notice>}
      <Group justify="flex-end" gap="sm">
        {children}
        <Button
          variant="filled"
          disabled={!data || isNone}
          loading={starting.isPending}
          onClick={() => starting.mutate()}
        >
          {start}
        </Button>
      </Group>
    </>
  );
}
