import type { Visibility } from './visibility.ts';

/** Whether texts of a project are sent to the operator’s grammar server: public ones are, others if their owner agrees (spelling.12). */
export const sendsToGrammar = ({
  visibility,
  grammar_consent,
}: {
  readonly visibility: Visibility;
  readonly grammar_consent: boolean;
}): boolean => visibility === 'public' || grammar_consent;
