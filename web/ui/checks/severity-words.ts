import type { TFunction } from 'i18next';
import { SEVERITIES, SEVERITY_CHECKS } from '#domain/texts/checks/severities.ts';

/** Severities of checks as the log has them (log.2), in words; what is of another version of the service stays as it is there. */
export function severityWords(t: TFunction, logged: string): string {
  const parts = logged.split(' ').filter((part) => part !== '');
  return parts
    .map((part) => {
      const [name = '', value] = part.split(':');
      const check = SEVERITY_CHECKS.find((one) => one === name);
      const severity = SEVERITIES.find((one) => one === value);
      return check && severity
        ? t('severities.of', { check: t(`checks.${check}.name`), severity: t(`severities.${severity}`) })
        : part;
    })
    .join('; ');
}
