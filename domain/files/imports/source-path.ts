/**
 * Whether a path of a source file stays within its folder (command-line.1): names joined by single slashes, none of which is `.` or
 * `..` or has a backslash, and no drive letter of Windows.
 */
export function isRelativePath(path: string): boolean {
  if (path.includes('\\') || /^[A-Za-z]:/.test(path)) return false;
  return path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
}
