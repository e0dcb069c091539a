/** The environment of PostgreSQL's programs: on Unix without our secrets and without `PG…` variables. */
export function environment(): NodeJS.ProcessEnv {
  return process.platform === 'win32' ? process.env : { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
