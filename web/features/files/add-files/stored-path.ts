import { LIMITS } from '#domain/core/limits.ts';
import { isRelativePath } from '#domain/files/imports/source-path.ts';

/**
 * The path by which a section is found again; the name of the file where a system allows paths that the service does
 * not.
 */
export function storedPath(path: string, name: string): string {
  return isRelativePath(path) && [...path].length <= LIMITS.sourcePath.max
    ? path
    : name.slice(-LIMITS.fileName.max).replaceAll('\\', '_');
}
