import { sendWebhooks } from '../server/notices/webhooks/send.ts';
import { connect } from '../server/platform/database/connect.ts';
import { operatorInternet } from '../server/platform/outgoing/operator-internet.ts';

/** Sends the messages of a webhook in a process of its own, which a test kills: `send-webhooks.ts <connection> <webhook>`. */
const [place = '{}', webhook = '0'] = process.argv.slice(2);
const sql = connect(JSON.parse(place));
await sendWebhooks(sql, Number(webhook), {
  internet: operatorInternet({ allowed: ['127.0.0.1/32'], highPorts: false }),
});
await sql.end();
