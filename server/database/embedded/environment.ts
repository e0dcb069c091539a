/** What PostgreSQL's programs see of our environment: on Unix no secret of ours and no PG… variable of the caller's. */
export function environment(): NodeJS.ProcessEnv {
  return process.platform === 'win32' ? process.env : { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
