// A match that four people have played to its end over bare sockets, for tests and pictures of its page.

import { DocumentClient, type Payload } from '../../../server/testing/document-client.ts';
import { NAMES, type TableRequest, UNHURRIED } from './tables.ts';

/** Two deals or so of Hearts. */
const SHORT_HEARTS: TableRequest = { game: 'hearts', options: { endScore: 20 } };

/** Plays it with the first choice of everybody; the salts are those of the first seats. */
export async function finishedMatch(
  url: string,
  { options, ...request }: TableRequest = SHORT_HEARTS,
  salts: readonly string[] = ['nar tanesi'],
): Promise<string> {
  const timers = { ...UNHURRIED, cleanupSeconds: 10 };
  const clients: DocumentClient[] = [];
  for (const [i, playerName] of NAMES.entries()) {
    const client = await new DocumentClient(url).connected();
    clients.push(client);
    const salt = salts[i] === undefined ? {} : { salt: salts[i] };
    const answer: Payload = await (i === 0
      ? client.ask('createTable', {
          ...request,
          options: { ...options, timers },
          playerName,
          ...salt,
        })
      : client.ask('joinTable', { ...clients[0]!.invitation, playerName, ...salt }));
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  }
  const end = clients[0]!.next('matchEnd');
  for (const client of clients) client.playAlong();
  const { match } = await end;
  for (const client of clients) client.close();
  return match;
}
