export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What guests may ask of a call: the fields of its query, in the order of the address, and the largest `limit`. */
export type GuestPart = { query: readonly string[]; mostRows?: number };

/** What is said of a call in its route alone. */
export type Facts = {
  /** The maximum bytes of the body (api.16); the ordinary limit by default. */
  bodyLimit?: number;
  /** What guests ask is answered at /api/guest/… too, as guests see it and the same for everybody (api.38). */
  guests?: GuestPart;
  /** The call reads what is sent and stores nothing: a worker does it, whatever its size (docs/decisions/116). */
  isPreview?: true;
  /**
   * Its data may be read from a replica, which has everything that the visitor has written (docs/decisions/043). Who may make
   * the call is decided by the primary.
   */
  reads?: 'replica';
};

/** What the browser runs of a call: where it is sent, and the facts that change how it is sent (docs/decisions/119). */
export type Route<M extends Method = Method, Path extends string = string> = Readonly<
  { method: M; path: Path } & Facts
>;

/**
 * Declares where a call is sent. An endpoint of the same name adds what the service checks, in the file beside it, which the browser
 * imports as types only.
 */
// @__NO_SIDE_EFFECTS__
export function route<const M extends Method, const Path extends string>(
  method: M,
  path: Path,
  facts?: Facts,
): Route<M, Path> {
  return { method, path, ...facts };
}
