/** Enter on a card chooses it and, once chosen, sends; on any other control it presses that; anywhere else it sends. */
export function pressEnter(event: KeyboardEvent, sendMain: () => void): void {
  const focused = event.target instanceof Element ? event.target.closest('button, a, summary') : null;
  if (!(focused instanceof HTMLElement)) return sendMain();
  const isChosen = focused.matches('.hand-bed .card') && focused.getAttribute('aria-pressed') === 'true';
  if (isChosen) sendMain();
  else focused.click();
}
