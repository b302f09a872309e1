import { Icon } from '../../kit/icon.tsx';
import { fastForwardButton } from '../../kit/icons/tables.ts';
import type { Steps } from './use-steps.ts';

type StepTrackProps<Step extends { readonly type: string }> = {
  readonly steps: Steps<Step>;
  readonly name: (step: Step) => string;
};

/** The steps as a row of stations; the first of several alike has its name under it. */
export const StepTrack = <Step extends { readonly type: string }>({ steps, name }: StepTrackProps<Step>) => (
  <ol class="step-track">
    {steps.steps.map((step, i) => (
      <li key={`${step.type}-${i}`}>
        <button
          type="button"
          class={i === steps.at ? 'now' : i < steps.at ? 'past' : ''}
          aria-current={i === steps.at ? 'step' : undefined}
          aria-label={`${i + 1}. ${name(step)}`}
          onClick={() => steps.go(i)}
        >
          <i aria-hidden="true" />
          {step.type !== steps.steps[i - 1]?.type && <span>{name(step)}</span>}
        </button>
      </li>
    ))}
  </ol>
);

type ToEndProps<Step> = {
  readonly steps: Steps<Step>;
  readonly label: string;
  /** Skips what is still to come. */
  readonly onSkip: (() => void) | undefined;
};

/** To the last step at once, while there is one to come. */
export const ToEnd = <Step,>({ steps, label, onSkip }: ToEndProps<Step>) =>
  steps.isAtEnd && onSkip === undefined ? null : (
    <button
      type="button"
      class="btn small pap"
      onClick={() => {
        onSkip?.();
        steps.go(steps.steps.length - 1);
      }}
    >
      <Icon of={fastForwardButton} />
      {label}
    </button>
  );
