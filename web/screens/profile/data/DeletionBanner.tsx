import { useQuery } from '@tanstack/react-query';
import { accountDeletionQuery } from '../../../data/queries/account-deletion.ts';
import { PendingDeletion } from './PendingDeletion.tsx';

/** Above the tabs of one's own page: that the account will be deleted (accounts.27). */
export function DeletionBanner() {
  const { data: state } = useQuery(accountDeletionQuery);
  if (!state?.deletion) return null;
  return (
    <div className="margin-top-16">
      <PendingDeletion deletion={state.deletion} />
    </div>
  );
}
