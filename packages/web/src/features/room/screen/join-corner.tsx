import { settings } from '../../../core/settings/store.ts';
import { Qr } from '../../../kit/qr.tsx';
import type { Invitation } from '../use-join-code.ts';
import { roomWords } from '../words.ts';

/** The code in a corner while the game is played: for latecomers, and for a phone that was replaced. */
export function JoinCorner({ invitation }: { readonly invitation: Invitation | undefined }) {
  const words = roomWords(settings.value.lang);
  if (invitation === undefined) return null;
  return (
    <p class="join-corner">
      {words.comeBack} <b class="sign join-code">{invitation.code}</b>
      <Qr text={invitation.link} label={words.qr} />
    </p>
  );
}
