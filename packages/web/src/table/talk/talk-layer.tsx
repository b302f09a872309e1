import type { ReadonlySignal } from '@preact/signals';
import type { TableInfo } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { EventBatch, GameTable } from '../../core/games/contract.ts';
import { settings } from '../../core/settings/store.ts';
import { Bubble } from '../emotes/emote-layer.tsx';
import { useNewEvents } from '../story/use-new-events.ts';
import { type Saying, sayingAfter } from './talk.ts';

const SHOWN_MS = 3500;

type TalkLayerProps = {
  readonly events: ReadonlySignal<readonly EventBatch[]>;
  readonly info: TableInfo;
  readonly moodsOf: NonNullable<GameTable['moodsOf']>;
};

type Said = { readonly saying: Saying; readonly text: string };

/** What bots with a personality say, beside their plates. It changes nothing, so screen readers leave it out. */
export function TalkLayer({ events, info, moodsOf }: TalkLayerProps) {
  const [said, setSaid] = useState<Said | undefined>(undefined);
  useNewEvents(events, (batch) => {
    if (batch.isCatchUp) return;
    const saying = sayingAfter(batch, info.id, info.seats, moodsOf);
    if (saying === undefined) return;
    void import('./phrases.ts').then(({ phraseOf }) =>
      setSaid({ saying, text: phraseOf(saying, settings.peek().lang) }),
    );
  });
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  if (said === undefined) return null;
  return (
    <div class="emote-layer" aria-hidden="true">
      <Bubble key={`${said.saying.seat} ${said.saying.draw}`} seat={said.saying.seat} text={said.text} />
    </div>
  );
}
