/**
 * Copies a text. Returns whether the browser allowed it: its clipboard is there only for secure pages and may need
 * permission.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
