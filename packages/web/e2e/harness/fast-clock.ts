/**
 * Makes a server's clock run faster: load it with `node --import`. Bots think as long as people do, and a test need not
 * wait for that.
 */
const SPEED = 20;
const { now: dateNow } = Date;
const performanceNow = performance.now.bind(performance);
const [dateStart, performanceStart] = [dateNow(), performanceNow()];
Date.now = () => Math.round(dateStart + (dateNow() - dateStart) * SPEED);
performance.now = () => performanceStart + (performanceNow() - performanceStart) * SPEED;

const { setTimeout: wait, setInterval: repeat } = globalThis;
globalThis.setTimeout = Object.assign(
  (act: () => void, milliseconds = 0, ...rest: []) => wait(act, milliseconds / SPEED, ...rest),
  wait,
) as typeof setTimeout;
globalThis.setInterval = Object.assign(
  (act: () => void, milliseconds = 0, ...rest: []) => repeat(act, milliseconds / SPEED, ...rest),
  repeat,
) as typeof setInterval;
