import { seat } from '@saloon/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TeamChoice } from '../../core/games/opening.ts';
import type { AnyOptions } from '../../core/games/options.ts';
import { t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { Brand } from '../../kit/figures/brand.tsx';
import type { AskedSeat } from './seats-part.tsx';

type TeamsPartProps = {
  readonly choice: TeamChoice;
  readonly options: AnyOptions;
  readonly seats: readonly AskedSeat[];
  readonly onChange: (options: AnyOptions) => void;
};

/** Who plays with whom: drawn at random, or columns to drag the seats into. Arrow keys move a seat too. */
export function TeamsPart({ choice, options, seats, onChange }: TeamsPartProps) {
  const words = t().open;
  const names = choice.names[settings.value.lang];
  const teams = choice.of(options, seats.length);
  const columns = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<number | undefined>(undefined);
  useEffect(() => {
    // The seat is now in another column, where it is a new button.
    columns.current?.querySelector<HTMLElement>(`[data-seat="${moved}"]`)?.focus();
  }, [moved, teams?.join()]);
  const move = (at: number, team: number) => {
    if (teams === undefined || team < 0 || team >= names.length) return;
    setMoved(at);
    onChange(choice.options(teams.map((one, i) => (i === at ? team : one))));
  };
  const whoSits = (at: number): string => {
    const type = seats[at]?.type;
    return type === 'me' ? words.me : type === 'bot' ? words.bot : words.openSeat;
  };
  return (
    <>
      <h3 class="sign">{words.teams}</h3>
      <fieldset class="pills" aria-label={words.teams}>
        <button type="button" aria-pressed={teams === undefined} onClick={() => onChange(choice.random)}>
          {words.teamsRandom}
        </button>
        <button
          type="button"
          aria-pressed={teams !== undefined}
          onClick={() => onChange(choice.options(choice.usual(seats.length)))}
        >
          {words.teamsChosen}
        </button>
      </fieldset>
      {teams !== undefined && (
        <>
          <p class="help">{words.teamsHint}</p>
          <div class="team-columns" ref={columns}>
            {names.map((name, team) => (
              <section
                key={name}
                aria-label={name}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  move(Number(event.dataTransfer?.getData('text/plain')), team);
                }}
              >
                <h4 class="sign">
                  <Brand of={seat(team)} /> {name}
                </h4>
                {teams.map((one, at) =>
                  one !== team ? null : (
                    <button
                      key={at}
                      type="button"
                      class="btn small"
                      data-seat={at}
                      draggable
                      aria-label={`${words.seatOf(at + 1)}, ${whoSits(at)}: ${name}`}
                      onDragStart={(event) => event.dataTransfer?.setData('text/plain', String(at))}
                      onClick={() => move(at, (team + 1) % names.length)}
                      onKeyDown={({ key }) => {
                        if (key === 'ArrowLeft') move(at, team - 1);
                        if (key === 'ArrowRight') move(at, team + 1);
                      }}
                    >
                      {at + 1}. {whoSits(at)}
                    </button>
                  ),
                )}
              </section>
            ))}
          </div>
        </>
      )}
    </>
  );
}
