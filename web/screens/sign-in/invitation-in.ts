/** The token of the invitation link whose page led to signing up. */
export const invitationIn = (from: string | undefined): string | undefined =>
  /^\/join\/([\w-]+)$/.exec(from ?? '')?.[1];
