/* Starts the client. */
import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource/atkinson-hyperlegible/400.css";
import "@fontsource/atkinson-hyperlegible/700.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/glow.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { to } from "./wire/base";

mount(App, { target: document.getElementById("app")! });

// Installed, it opens like an app; without the server it says so in words. Only browsers with a secure address have this.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register(to("/sw.js")).catch(() => undefined));
