import { useEffect, useState } from 'preact/hooks';
import { navigate } from '../../../core/router/router.ts';
import { keptHandle } from '../../../net/kept-handle.ts';
import { peopleWords } from '../../people/text/index.ts';

const OFFERED = 'saloon.keep-offered';

/** Once in this browser, and never to somebody with an account. */
function mayOfferToKeep(): boolean {
  try {
    return localStorage.getItem(OFFERED) === null && keptHandle.peek() === undefined;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(OFFERED, '1');
  } catch {
    // Then it is offered again.
  }
}

/** After the first finished game: would you like to keep your name? */
export function KeepOffer() {
  const words = peopleWords().keep;
  const [isShown, show] = useState(mayOfferToKeep);
  useEffect(() => {
    if (isShown) remember();
  }, []);
  if (!isShown) return null;
  return (
    <aside class="keep-offer">
      <p>{words.offer}</p>
      <span class="act-row">
        <button type="button" class="btn small" onClick={() => navigate('/me')}>
          {words.offerYes}
        </button>
        <button type="button" class="btn small ghost" onClick={() => show(false)}>
          {words.offerNo}
        </button>
      </span>
    </aside>
  );
}
