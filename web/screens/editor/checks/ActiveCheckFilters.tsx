import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { focusList } from '../state/keep-focus.ts';

/** The checks that the list is filtered by, as chips that can be removed (checks.26). */
export function ActiveCheckFilters({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const { list, changeList } = useNavigationContext();
  const { checks = [], ...others } = list;
  return checks.map((check) => {
    const words = t('editorFilters.active.check', { name: t(`checks.${check}.name`) });
    const left = checks.filter((other) => other !== check);
    return (
      <span key={check} className={className}>
        <span className="truncate">{words}</span>
        <CloseButton
          size="xs"
          iconSize={12}
          aria-label={t('editorFilters.remove', { filter: words })}
          onClick={() => {
            focusList();
            void changeList(left.length > 0 ? { ...list, checks: left } : others);
          }}
        />
      </span>
    );
  });
}
