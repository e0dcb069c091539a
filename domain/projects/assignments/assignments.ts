import { type HeldRole, hasPermission } from '../../core/access/roles.ts';
import { DAY, HOUR } from '../../core/units.ts';

/** The limits of assignments. */
export const ASSIGNMENT_LIMITS = {
  /** Members whom one section is assigned to (assignments.1). */
  perSection: 10,
  /** Assignments on a page of a project, and of those of a user. */
  page: { min: 1, max: 1000 },
  pageDefault: 1000,
  minePage: { min: 1, max: 100 },
  minePageDefault: 50,
  /** How many days before a deadline the first reminder comes (assignments.10). */
  reminderDays: 3,
  /** When in a day the reminders of the day begin, in milliseconds after its beginning in UTC. */
  reminderTime: 6 * HOUR,
} as const;

/** Dates as calls write them: `2026-12-31`, from 1970 until 2999. */
export const DATE_PATTERN = /^(?:19[7-9]\d|2\d{3})-\d\d-\d\d$/;

/** The day of a moment in UTC, as `2026-12-31`. */
export const dateAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar. */
export function isDate(text: string): boolean {
  if (!DATE_PATTERN.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dateAt(time) === text;
}

/** How many days are left until the day of a deadline, in UTC: 0 on the day itself, negative when it has passed (assignments.4). */
export const daysLeft = (deadline: string, now: number): number =>
  (Date.parse(`${deadline}T00:00:00Z`) - Date.parse(`${dateAt(now)}T00:00:00Z`)) / DAY;

/** The reminders of a deadline in their order: none yet, that of the days before, that of the day itself. */
export type ReminderStage = 0 | 1 | 2;

/** The last reminder whose day has come (assignments.10). */
export function reminderStage(deadline: string, now: number): ReminderStage {
  const days = daysLeft(deadline, now);
  if (days <= 0) return 2;
  return days <= ASSIGNMENT_LIMITS.reminderDays ? 1 : 0;
}

/** Whether a section can be assigned to a member of this role, and whether they may claim it (assignments.2). */
export const mayBeAssigned = (role: Pick<HeldRole, 'permissions'> | undefined): boolean =>
  hasPermission(role, 'can_translate');

/** The progress of a section, as far as deadlines need it. */
type Counts = { readonly strings_amount: number; readonly strings_translated: number };

/** Whether every string of a section has a translation; one without strings is not done. */
export const isDone = ({ strings_amount, strings_translated }: Counts): boolean =>
  strings_amount > 0 && strings_translated >= strings_amount;

/** Whether a deadline has passed and the section is not done (assignments.4). */
export const isOverdue = (deadline: string | null, counts: Counts, now: number): boolean =>
  deadline !== null && daysLeft(deadline, now) < 0 && !isDone(counts);
