import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./lib/offline";
import { watchHands } from "./lib/hands";
import "./style/base.css";
import "./style/pages.css";

const target = document.getElementById("app") as HTMLElement;
target.replaceChildren(); // the door that stood there while the script was on its way

watchHands();
install();
export default mount(App, { target });
