/** In a live game without a clock a player who owes a move and does nothing for this long is asked whether they are still there. */
export const IDLE_MS = 300_000;
/** If no answer comes within this time, a bot takes the seat until they return. */
export const IDLE_ANSWER_MS = 60_000;
