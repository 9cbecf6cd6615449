import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.QUARTERDECK_URL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "./", // the server says in its page where that is: it may be below a path
  build: {
    outDir: "../src/quarterdeck/webclient/dist",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 900,
  },
  server: {
    // The rules (docs/rules/*.md?raw) and the words (words/**/*.ftl?raw) are bundled from outside web/.
    fs: { allow: [".", root("../docs/rules"), root("../src/quarterdeck/words")] },
    // The host stays as the browser said it: the server refuses POSTs whose origin is not its own host.
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true, changeOrigin: false },
    },
  },
  // Under vitest, components resolve to Svelte's browser build.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
  },
});
