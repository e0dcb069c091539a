import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { CHECK_KINDS } from '#domain/texts/checks/by-kind.ts';
import { kindOf } from '#domain/texts/checks/check-filters.ts';
import {
  choicesOf,
  ownSeverities,
  SEVERITY_CHECKS,
  type SeverityCheck,
  severityOf,
} from '#domain/texts/checks/severities.ts';
import { hasGrammar } from '../../../data/session/page-settings.ts';
import type { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import classes from './CheckSeverities.module.css';
import limits from './SubtitleLimits.module.css';
import type { Settings } from './settings.ts';

type Form = ReturnType<typeof useSubmitForm<Settings, Project>>['form'];

/** What the project does about what each check finds, by the kinds of checks (severities.1). */
export function CheckSeverities({ form }: { form: Form }) {
  const { t } = useTranslation();
  return (
    <fieldset className={limits.limits}>
      <legend>{t('severities.title')}</legend>
      <p className="ui-12 ink-3">{t('severities.hint')}</p>
      {CHECK_KINDS.map((kind) => (
        <ChecksOfKind
          key={kind}
          name={t(`findings.kind.${kind}`)}
          checks={SEVERITY_CHECKS.filter(
            (check) => kindOf(check) === kind && (check !== 'grammar' || hasGrammar()),
          )}
          form={form}
        />
      ))}
    </fieldset>
  );
}

type OfKindProps = { name: string; checks: readonly SeverityCheck[]; form: Form };

function ChecksOfKind({ name, checks, form }: OfKindProps) {
  const { t } = useTranslation();
  const heading = useId();
  const severities = form.values.check_severities;
  return (
    <div className={classes.kind}>
      <p id={heading} className="ui-12 weight-600 ink-2">
        {name}
      </p>
      <ul className={classes.checks} aria-labelledby={heading}>
        {checks.map((check) => {
          const id = `severity-${check}`;
          return (
            <li key={check} className={classes.check}>
              <label htmlFor={id} className="ui-13 breaks">
                {t(`checks.${check}.name`)}
              </label>
              <NativeSelect
                id={id}
                size="xs"
                data={choicesOf(check).map((value) => ({ value, label: t(`severities.${value}`) }))}
                value={severityOf(severities, check)}
                onChange={({ currentTarget }) => {
                  const chosen = choicesOf(check).find((severity) => severity === currentTarget.value);
                  form.setFieldValue('check_severities', ownSeverities({ ...severities, [check]: chosen }));
                }}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
