/* boardgame.io's server as its documentation starts it: matches are in memory only. Prints its port. */
const { Server } = require("boardgame.io/server");
const { TicTacToe } = require("./game.cjs");

const server = Server({ games: [TicTacToe], origins: [/.*/] });
const log = console.log;
console.log = console.info = () => {};
server.run({ port: 0, lobbyConfig: { apiPort: 0 } }).then(({ appServer }) => log(appServer.address().port));
