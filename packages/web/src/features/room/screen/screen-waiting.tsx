import { type Seat, seat as seatAt } from '@saloon/kernel';
import type { ChatLine, SeatInfo, TableInfo } from '@saloon/protocol';
import { titleOf } from '../../../core/games/titles.ts';
import { t } from '../../../core/i18n/index.ts';
import { change, settings } from '../../../core/settings/store.ts';
import { Brand } from '../../../kit/figures/brand.tsx';
import { Bust, figureAmong } from '../../../kit/figures/bust.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { woodenChair } from '../../../kit/icons/tables.ts';
import { Qr } from '../../../kit/qr.tsx';
import { LinkNote } from '../../../shell/links.tsx';
import { EmoteLayer } from '../../../table/emotes/emote-layer.tsx';
import { nameIn } from '../../../table/frame/names.ts';
import type { Invitation } from '../use-join-code.ts';
import { type RoomWords, roomWords } from '../words.ts';
import { PictureSize } from './picture-size.tsx';

type WaitingProps = {
  readonly info: TableInfo;
  readonly invitation: Invitation | undefined;
  readonly chat: readonly ChatLine[];
};

/** Before the game: how to join, large, and who has come. */
export function ScreenWaiting({ info, invitation, chat }: WaitingProps) {
  const words = roomWords(settings.value.lang);
  const { host } = info;
  return (
    <main id="main" class="screen-waiting scene">
      <section class="join-card paper">
        {invitation !== undefined && (
          <>
            <Qr text={invitation.link} label={words.qr} />
            <div>
              <p>
                {words.point}
                <b>
                  {invitation.host}
                  <wbr />
                  /join
                </b>
                {words.enter}
                <strong class="poster join-code">{invitation.code}</strong>
              </p>
              <LinkNote />
            </div>
          </>
        )}
      </section>
      <section class="screen-title">
        <h1 class="poster">{titleOf(info.game)}</h1>
        <p>{words.phoneIsHand}</p>
        <p>{words.noAccount}</p>
        {document.fullscreenElement === null && (
          <button type="button" class="btn main" onClick={goLarge}>
            {words.fullScreen}
          </button>
        )}
        <PictureSize />
      </section>
      <ul class="screen-seats">
        {info.seats.map((chair, i) => (
          <Chair key={i} chair={chair} at={seatAt(i)} info={info} />
        ))}
      </ul>
      <p class="screen-foot">
        {host === undefined ? words.firstStarts : words.starts(nameIn(t(), info.seats[host], host))} {words.botsFill}{' '}
        <a href="/help/network">{words.cannotConnect}</a>
      </p>
      <EmoteLayer chat={chat} />
    </main>
  );
}

/** A press is also what lets a browser play sounds. */
function goLarge(): void {
  change({ isSoundOn: true });
  document.documentElement.requestFullscreen().catch(() => undefined);
}

type ChairProps = { readonly chair: SeatInfo; readonly at: Seat; readonly info: TableInfo };

function Chair({ chair, at, info }: ChairProps) {
  const words = roomWords(settings.value.lang);
  const isFree = chair.type === 'empty';
  return (
    <li class={isFree ? 'panel free' : 'panel'} data-place={`seat-${at}`}>
      <Brand of={at} />
      {isFree ? <Icon of={woodenChair} /> : <Bust of={figureAmong(info.seats, at)} owner={at} size={56} />}
      {!isFree && <b class="sign">{nameIn(t(), chair, at)}</b>}
      <small>{stateOf(chair, words)}</small>
    </li>
  );
}

function stateOf(chair: SeatInfo, words: RoomWords): string {
  if (chair.type === 'empty') return words.free;
  if (chair.type === 'bot') return words.bot;
  if (!chair.isHere) return words.away;
  return chair.isReady ? words.ready : words.notReady;
}
