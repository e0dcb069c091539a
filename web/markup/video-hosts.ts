/** Hosts whose videos are shown beside those of YouTube and Vimeo, as the server names them with the page's first script. */
export function videoHosts(): readonly string[] {
  const named = document.documentElement.dataset.videoHosts?.split(' ') ?? [];
  // In a frame of this very site the sandbox would hold nothing back.
  return named.filter((host) => host !== window.location.host);
}
