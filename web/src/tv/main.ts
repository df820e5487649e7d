import "./old";
import { mount } from "svelte";
import { words } from "../lib/words.svelte";
import "./tv.css";
import "./vegas/vegas.css";
import "./royale/royale.css";
import "./easycome/easycome.css";
import "./night.css";
import Tv from "./Tv.svelte";

// The remote's keys are not for scrolling.
addEventListener("keydown", (event) => event.preventDefault());

void words.also("night", "titles", "tv").then(() => mount(Tv, { target: document.getElementById("app") ?? document.body }));
