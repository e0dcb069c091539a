/** The options of `fetch` that are supported. */
type Options = { method: string; signal: AbortSignal; body: string | Blob; headers: Record<string, string> };

/** As `fetch`, with a callback for upload progress from 0 to 1, which `fetch` doesn't have. */
export function fetchWithProgress(
  address: string,
  { method, signal, body, headers }: Options,
  onSent: (share: number) => void,
): Promise<Response> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onSent(1);
    request.onload = () => {
      const { status, responseText } = request;
      resolve(new Response(status === 204 ? null : responseText, { status, headers: headersOf(request) }));
    };
    request.onerror = () => reject(new TypeError('No answer came.'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
    if (signal.aborted) abort();
  });
}

function headersOf(request: XMLHttpRequest): [string, string][] {
  return request
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(': ');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 2)]] : [];
    });
}
