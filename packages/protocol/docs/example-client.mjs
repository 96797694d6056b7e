// A whole client: it sits down with three computer players and plays a short game of Hearts.
import { io } from 'socket.io-client';

const socket = io(process.argv[2] ?? 'http://localhost:3000', { transports: ['websocket'] });

/** What to ask for in this state, if it is for us to do something. */
function choose({ phase, seat, waitingFor, hand, legalCards, version }) {
  if (phase === 'roundEnd' && waitingFor.length === 0) return ['readyNext', {}];
  if (!waitingFor.includes(seat)) return null;
  if (phase === 'passing') return ['submitPass', { cards: hand.slice(0, 3) }];
  return ['playCard', { card: legalCards[0], version, cmdId: `play-${version}` }];
}

let done = '';
socket.on('updateGame', (state) => {
  const request = choose(state);
  // Others may pass while we wait; one answer for each phase and turn is enough.
  const key = `${state.roundNumber} ${state.phase} ${state.hand.length}`;
  if (request === null || key === done) return;
  done = key;
  socket.emit(...request, (answer) => answer.ok || console.error(answer.error.message));
});
socket.on('trickEnd', ({ winner, points }) => console.log(`seat ${winner} takes ${points}`));
socket.on('roundEnd', ({ cumulativeScores }) => console.log('scores', cumulativeScores.join(' ')));
socket.on('gameEnd', ({ winners }) => console.log('won by seat', winners.join(', ')));
socket.on('matchEnd', () => socket.emit('leaveTable', {}, () => socket.close()));

const request = { game: 'hearts', bots: ['easy', 'easy', 'easy'], options: { endScore: 20 } };
const answer = await socket.emitWithAck('createTable', { playerName: 'Ada', ...request });
console.log(answer.ok ? `table ${answer.tableId}` : answer.error.message);
