/** Copies a text. Returns whether the browser let it: it offers its clipboard only to pages that came securely, and may ask first. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
