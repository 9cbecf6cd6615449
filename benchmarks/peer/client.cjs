/* So many matches of two, each a move a second: how long until the other one sees it. node client.cjs PORT MATCHES SECONDS WARM_UP */
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { TicTacToe } = require("./game.cjs");

const [port, matches, seconds, warm_up] = process.argv.slice(2).map(Number);
const late = [];
let moves = 0;
let missing = 0;
let begin = Infinity;
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
console.error = () => {}; // the library reports what it refuses itself

async function match(n) {
  const pair = ["0", "1"].map((playerID) =>
    Client({ game: TicTacToe, matchID: `m${n}`, playerID, multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }), debug: false }),
  );
  const awaited = [null, null]; // the state a move leads to, and when it was made
  pair.forEach((client, k) => {
    client.subscribe((state) => {
      const move = awaited[k];
      if (!state || !move || state._stateID < move.id) return;
      awaited[k] = null;
      if (move.at - begin > warm_up * 1000) late.push(performance.now() - move.at);
    });
    client.start();
  });
  while (pair.some((client) => !client.getState())) await wait(20);
  return async () => {
    await wait(Math.random() * 1000);
    while (performance.now() - begin < seconds * 1000) {
      const began = performance.now();
      const turn = Number(pair.map((c) => c.getState()).reduce((a, b) => (a._stateID > b._stateID ? a : b)).ctx.currentPlayer);
      const mover = pair[turn];
      const other = 1 - turn;
      const cells = mover.getState().G.cells;
      const free = cells.every((cell) => cell !== null) ? 0 : cells.indexOf(null);
      if (awaited[other]) missing += 1;
      awaited[other] = { id: mover.getState()._stateID + 1, at: performance.now() };
      mover.moves.clickCell(free);
      moves += 1;
      await wait(Math.max(0, began + 1000 - performance.now()));
    }
    await wait(500);
    missing += awaited.filter((move) => move).length;
    pair.forEach((client) => client.stop());
  };
}

async function main() {
  const play = [];
  for (let n = 0; n < matches; n += 1) play.push(await match(n));
  process.stdout.write("ready\n");
  begin = performance.now();
  await Promise.all(play.map((one) => one()));
  late.sort((a, b) => a - b);
  const at = (p) => Math.round(100 * (late[Math.min(late.length - 1, Math.floor(late.length * p))] ?? 0)) / 100;
  process.stdout.write(`${JSON.stringify({ moves, measured: late.length, missing, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) })}\n`);
  process.exit(0);
}
void main();
