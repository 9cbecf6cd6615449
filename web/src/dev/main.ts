// Development only: mounts a game's gallery, /src/dev/index.html?game=sail_away&show=…; not part of the build.
import "@fontsource-variable/fraunces";
import "@fontsource/atkinson-hyperlegible/400.css";
import "@fontsource/atkinson-hyperlegible/700.css";
import { mount, type Component } from "svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/glow.css";

const galleries = import.meta.glob<{ default: Component }>("../games/*/dev/Gallery.svelte");
const game = new URLSearchParams(location.search).get("game") ?? "";
const found = Object.entries(galleries).find(([path]) => path.includes(`/${game}/`));
void found?.[1]().then((m) => mount(m.default, { target: document.getElementById("app")! }));
