/** Hosts of embedded videos besides YouTube and Vimeo, from the page's first script. */
export function videoHosts(): readonly string[] {
  const named = document.documentElement.dataset.videoHosts?.split(' ') ?? [];
  // A frame of the same origin could leave the sandbox.
  return named.filter((host) => host !== window.location.host);
}
