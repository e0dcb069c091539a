import { runLanguageTask } from '../../server/files/families/run.ts';
import { connect } from '../../server/platform/database/connect.ts';
import { readSettings } from '../../server/platform/settings/settings.ts';

// A process that runs a task of a language to its end, to be killed during that: `run-task.ts WHERE PROJECT TASK`.
const [where = '{}', project, task] = process.argv.slice(2);
const sql = connect(JSON.parse(where), { max: 2 });
const settings = readSettings({ SIGNUP_CODE: 'of the tests' });
const { signal } = new AbortController();
await runLanguageTask(sql, { project: Number(project), task: Number(task) }, { settings, signal });
await sql.end();
