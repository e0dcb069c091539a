/** A project as the path of a call names it: by its id, or by what the page's address has, an id or a handle. */
export type ProjectPath = number | string;

/** A response that is on its way; undefined once it was taken, so that a retry asks again. */
export type PreloadedResponse<Response> = () => Promise<Response> | undefined;

/** Holds a response for the one who takes it, and handles its failure. */
export function preloaded<Response>(response: Promise<Response>): PreloadedResponse<Response> {
  let rest: Promise<Response> | undefined = response;
  response.catch(() => undefined);
  return () => {
    const taken = rest;
    rest = undefined;
    return taken;
  };
}
