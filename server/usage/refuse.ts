import { type QuotaKind, type Quotas, type Use, whyNotStore } from '#domain/quotas.ts';
import { forbidden } from '../failures.ts';

/** A project whose use was loaded by its guard, as before every call that `stores`. */
type Loaded = { use?: Use };

/** Which quota is against storing so much more in a project. */
export function whyFull(
  { use }: Loaded,
  quotas: Quotas,
  coming: { strings?: number; bytes?: number } = { bytes: 1 },
): QuotaKind | undefined {
  if (!use) throw new Error('The call does not say that it stores something');
  return whyNotStore(use, coming, quotas);
}

/** Refuses what has no room (docs/decisions/022). */
export function refuseByQuota(
  project: Loaded,
  quotas: Quotas,
  coming: { strings?: number; bytes?: number },
): void {
  const kind = whyFull(project, quotas, coming);
  if (kind) throw forbidden('general', kind);
}
