/* So many matches of two, each a move a second: how long until the other one sees it. node client.cjs PORT MATCHES SECONDS WARM_UP
   Sockets that speak boardgame.io's protocol: a move goes out as its client sends it, and each keeps the last state it was told. */
const { io } = require("socket.io-client");

const [port, matches, seconds, warm_up] = process.argv.slice(2).map(Number);
const late = [];
let moves = 0;
let missing = 0;
let begin = Infinity;
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

function seat(matchID, playerID) {
  const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
  const one = { socket, state: null, awaited: null, sent: -1 }; // the state that was acted on last
  const hear = (state) => {
    one.state = state;
    const move = one.awaited;
    if (!move || state._stateID < move.id) return;
    one.awaited = null;
    if (move.at - begin > warm_up * 1000) late.push(performance.now() - move.at);
  };
  socket.on("sync", (id, told) => hear(told.state));
  socket.on("update", (id, state) => hear(state));
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  one.move = (cell) => {
    const action = { type: "MAKE_MOVE", payload: { type: "clickCell", args: [cell], playerID, credentials: undefined } };
    one.sent = one.state._stateID;
    socket.emit("update", action, one.state._stateID, matchID, playerID);
  };
  return one;
}

async function match(n) {
  const pair = ["0", "1"].map((playerID) => seat(`m${n}`, playerID));
  while (pair.some((one) => !one.state)) await wait(5);
  return async () => {
    await wait(Math.random() * 1000);
    while (performance.now() - begin < seconds * 1000) {
      const began = performance.now();
      const latest = pair[0].state._stateID > pair[1].state._stateID ? pair[0].state : pair[1].state;
      const turn = Number(latest.ctx.currentPlayer);
      const mover = pair[turn];
      const other = pair[1 - turn];
      if (mover.state._stateID === latest._stateID && mover.sent < latest._stateID) {
        const cells = latest.G.cells;
        if (other.awaited) missing += 1;
        other.awaited = { id: latest._stateID + 1, at: performance.now() };
        mover.move(cells.every((cell) => cell !== null) ? 0 : cells.indexOf(null));
        moves += 1;
      }
      await wait(Math.max(0, began + 1000 - performance.now()));
    }
    await wait(500);
    missing += pair.filter((one) => one.awaited).length;
    for (const one of pair) one.socket.close();
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
  const ms = { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
  process.stdout.write(`${JSON.stringify({ tables: matches, moves, moves_measured: late.length, missing, to_other_screen_ms: ms })}\n`);
  process.exit(0);
}
void main();
