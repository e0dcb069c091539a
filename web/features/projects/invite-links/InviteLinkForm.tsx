import { Button, NativeSelect, NumberInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { makeInviteLink } from '#contract/projects/invite-links.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import { LINK_LASTS, type LinkLasts } from '#domain/core/access/invite-links.ts';
import { rolesGrantableBy } from '#domain/core/access/roles.ts';
import { linkAdmits } from '#domain/core/access/sign-up.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { roleIn } from '../../../data/access/access.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { useRoles } from '../../../data/queries/roles.ts';
import { signUpRules } from '../../../data/session/page-settings.ts';
import { useMe } from '../../../data/session/session.ts';
import { call } from '../../../data/wire/call.ts';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { roleWords } from '../../../ui/roles/role-words.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import classes from './InviteLinks.module.css';
import { inviteLinkUrl } from './invite-link-url.ts';
import { newcomersOf } from './newcomers-of.ts';

const NEVER = 'never';

type Draft = { role_id: string; lasts: LinkLasts | typeof NEVER; most_uses: number | '' };

const whyNotUses = (uses: number | '') => {
  if (uses === '') return undefined;
  if (uses < LIMITS.inviteLinkUses.min) return 'min';
  return uses > LIMITS.inviteLinkUses.max ? 'max' : undefined;
};

/** Creates an invitation link with a role, an expiry and a maximum number of uses, and copies it if the browser allows. */
export function InviteLinkForm({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const grantable = rolesGrantableBy(roleIn(project), useRoles(project.id));
  const standard = grantable.find(({ id }) => id === project.default_role_id) ?? grantable.at(-1);
  const rules = signUpRules();
  const isAdmin = useMe()?.site_admin ?? false;
  const { form, submit, general, button } = useSubmitForm({
    initial: { role_id: String(standard?.id), lasts: 'week', most_uses: '' } as Draft,
    name: 'invite-link',
    bounds: { most_uses: LIMITS.inviteLinkUses },
    whyNot: ({ most_uses }) => ({ most_uses: whyNotUses(most_uses) }),
    send: ({ role_id, lasts, most_uses }) => {
      return call(makeInviteLink, {
        params: { project: project.id },
        body: {
          role_id: Number(role_id),
          lasts: lasts === NEVER ? null : lasts,
          most_uses: most_uses === '' ? null : most_uses,
        },
      });
    },
    done: async ({ path }) => {
      const copied = path ? await copyText(inviteLinkUrl(path)) : false;
      await queries.invalidateQueries({ queryKey: cacheKeys.invites() });
      void showSuccessToast(t(copied ? 'inviteLinks.madeAndCopied' : 'inviteLinks.made'));
      onClose();
    },
  });
  return (
    <Form onSubmit={submit} general={general}>
      <div className="grid gap-12 margin-top-12">
        <NativeSelect
          size="sm"
          label={t('inviteLinks.role')}
          data-autofocus
          autoFocus
          data={grantable.map(({ id, name }) => ({
            value: String(id),
            label: roleWords(t, name),
          }))}
          {...form.getInputProps('role_id')}
        />
        <div className={`grid gap-12 align-start ${classes.two}`}>
          <NativeSelect
            size="sm"
            label={t('inviteLinks.expires')}
            data={[...LINK_LASTS, NEVER].map((value) => ({
              value,
              label: t(`inviteLinks.lasts.${value as LinkLasts | typeof NEVER}`),
            }))}
            {...form.getInputProps('lasts')}
          />
          <NumberInput
            size="sm"
            label={t('inviteLinks.mostUses')}
            placeholder={t('inviteLinks.anyUses')}
            min={LIMITS.inviteLinkUses.min}
            max={LIMITS.inviteLinkUses.max}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            {...form.getInputProps('most_uses')}
          />
        </div>
        <p className={classes.meta}>
          {t(`inviteLinks.toNewcomers.${newcomersOf(linkAdmits(rules, isAdmin))}`)}
        </p>
        <div className="row gap-8 align-stretch">
          <Button {...button} variant="filled">
            {t('inviteLinks.create')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
