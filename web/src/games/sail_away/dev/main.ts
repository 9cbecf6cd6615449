// Development only: mounts the gallery with made-up views; not part of the build.
import "@fontsource-variable/fraunces";
import "@fontsource/atkinson-hyperlegible/400.css";
import "@fontsource/atkinson-hyperlegible/700.css";
import { mount } from "svelte";
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
