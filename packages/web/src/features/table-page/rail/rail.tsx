import type { Signal } from '@preact/signals';
import type { Seat } from '@saloon/kernel';
import { useMemo } from 'preact/hooks';
import type { EventBatch, GameTable, GameTableProps } from '../../../core/games/contract.ts';
import { t } from '../../../core/i18n/index.ts';
import { moveByArrows } from '../../../kit/focus.ts';
import { Icon } from '../../../kit/icon.tsx';
import { steamLocomotive } from '../../../kit/icons/pages.ts';
import { Lazy } from '../../../kit/lazy.tsx';
import type { TableStore } from '../../../net/table-store.ts';
import { Log } from '../../../table/frame/log.tsx';
import { notesIn } from '../../../table/frame/log-lines.ts';
import { ruleOfEvent } from '../../../table/frame/refusal.ts';
import { SeatMark } from '../../../table/plates/seat-mark.tsx';
import { Chat, saidOf } from './chat.tsx';

const loadRules = () => import('../../rules/index.tsx').then(({ RulesPage }) => RulesPage);

const RAIL_TABS = ['log', 'chat', 'rules'] as const;
export type RailTab = (typeof RAIL_TABS)[number];

type RailProps = {
  readonly props: GameTableProps;
  readonly log: readonly EventBatch[];
  readonly store: TableStore;
  /** The version that the page shows. */
  readonly version: number;
  /** People who share a device talk aloud. */
  readonly hasChat: boolean;
  /** Address of the replay so far. Undefined in a lesson. */
  readonly replay: string | undefined;
  readonly table: GameTable;
  readonly tab: Signal<RailTab>;
  readonly rule: Signal<string | undefined>;
  readonly unread: number;
};

/** The side panel, or a drawer on phones: log, chat, rules. */
export function Rail({ props, log, store, version, hasChat, replay, table, tab, rule, unread }: RailProps) {
  const names = t().table;
  const isPlaying = props.you.seat !== undefined && props.info.phase === 'playing';
  const mark = (seat: Seat) => <SeatMark table={table} view={props.view} seat={seat} />;
  const { info } = props;
  const chat = store.state.value?.chat;
  const from = info.phase === 'waiting' ? 0 : info.dealtAt;
  const notes = useMemo(() => notesIn(chat ?? [], from, saidOf), [chat, from]);
  const openRuleOf = (event: unknown) =>
    void ruleOfEvent(props.info.game, event).then((id) => id !== undefined && props.openRule(id));
  return (
    <>
      {table.Fact !== undefined && props.info.phase !== 'waiting' && (
        <div class="fact">
          <table.Fact {...props} />
        </div>
      )}
      <div class="tabs" role="tablist" aria-label={names.rail} onKeyDown={moveByArrows}>
        {RAIL_TABS.filter((one) => hasChat || one !== 'chat').map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-controls="rail-panel"
            aria-selected={tab.value === one}
            onClick={() => {
              tab.value = one;
            }}
          >
            {names[one]}
            {one === 'chat' && unread > 0 && <i>{unread}</i>}
          </button>
        ))}
      </div>
      <div class={`rail-panel ${tab.value}`} role="tabpanel" id="rail-panel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === 'log' && replay !== undefined && isPlaying && (
          <a class="btn small ghost so-far" href={replay}>
            <Icon of={steamLocomotive} />
            {names.soFar}
          </a>
        )}
        {tab.value === 'log' && (
          <Log
            events={log}
            version={version}
            tell={props.tell}
            past={table.past}
            you={props.you.seat}
            mark={mark}
            onRule={openRuleOf}
            notes={notes}
          />
        )}
        {tab.value === 'chat' && hasChat && <Chat store={store} mark={mark} />}
        {tab.value === 'rules' && (
          <Lazy
            id="rules"
            load={loadRules}
            props={{
              game: props.info.game,
              rule: rule.value,
              isEmbedded: true,
              table: { options: props.info.options, seats: props.info.seats.length },
            }}
          />
        )}
      </div>
    </>
  );
}
