import { type QuotaKind, type Quotas, type StoredUsage, whyNotStore } from '#domain/core/access/quotas.ts';
import { forbidden } from '../../platform/http/failures.ts';

/** A project with its usage, which the guard loads for every call with `stores`. */
type Loaded = { use?: StoredUsage };

/** The quota that refuses storing this much more in a project, if any. */
export function whyFull(
  { use }: Loaded,
  quotas: Quotas,
  growth: { strings?: number; bytes?: number } = { bytes: 1 },
): QuotaKind | undefined {
  if (!use) throw new Error('The call does not say that it stores something');
  return whyNotStore(use, growth, quotas);
}

/** Throws 403 if a quota refuses storing this much more (docs/decisions/022). */
export function refuseByQuota(
  project: Loaded,
  quotas: Quotas,
  growth: { strings?: number; bytes?: number },
): void {
  const kind = whyFull(project, quotas, growth);
  if (kind) throw forbidden('general', kind);
}
