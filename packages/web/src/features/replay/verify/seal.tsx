import type { Names } from '@saloon/kernel';
import {
  type Evidence,
  isSignatureFine,
  type SignatureCheck,
  signatureIn,
  type Verdict,
  verdictIn,
} from '@saloon/recording';
import { useState } from 'preact/hooks';
import { t } from '../../../core/i18n/index.ts';
import { settings } from '../../../core/settings/store.ts';
import { Icon } from '../../../kit/icon.tsx';
import { checkMark } from '../../../kit/icons/today.ts';
import { Sheet } from '../../../kit/sheet.tsx';
import type { Lack } from '../logic/lacks.ts';
import { replayWords } from '../text/index.ts';
import type { OpenRecording, Source } from '../use-recording.ts';
import type { VerifyAnswer } from './verify-contract.ts';
import { type Checked, useVerdict } from './verify-use.ts';
import { verifyWords } from './verify-words.ts';

type Props = {
  readonly source: Source;
  readonly write: OpenRecording['write'];
  readonly names: Names;
  /** Did this browser deal the whole game? */
  readonly isOwnDeal: boolean;
  /** What can't be shown because the recording lacks it. */
  readonly lacks: readonly Lack[];
};

/** The fairness seal: this device checked the shuffle, the steps and the end. One click shows the result. */
export function FairSeal({ source, write, names, isOwnDeal, lacks }: Props) {
  const [isOpen, setOpen] = useState(false);
  const checked = useVerdict(source, write);
  const title = titleOf(checked);
  const isBad = typeof checked !== 'string' && !agrees(checked);
  return (
    <>
      <button type="button" class={isBad ? 'seal bad' : 'seal'} onClick={() => setOpen(true)}>
        <Icon of={checkMark} />
        <span>{title}</span>
      </button>
      {isOpen && (
        <Sheet
          title={title}
          onClose={() => setOpen(false)}
          footer={
            <button type="button" class="btn" onClick={() => setOpen(false)}>
              {t().close}
            </button>
          }
        >
          {typeof checked !== 'string' && (
            <Found
              verdict={checked.verdict}
              kept={checked.kept}
              signature={checked.signature}
              names={names}
              isOwnDeal={isOwnDeal}
            />
          )}
          <ul class="seal-lacks">
            {lacks.map((lack) => (
              <li key={lack}>{replayWords().lacks[lack]}</li>
            ))}
            <li>{replayWords().noTalk}</li>
          </ul>
        </Sheet>
      )}
    </>
  );
}

function titleOf(checked: Checked): string {
  const words = verifyWords();
  if (checked === 'checking') return words.checking;
  if (checked === 'failed') return words.failed;
  const { verdict } = checked;
  if (!verdict.ok || !agrees(checked)) return words.wrong;
  return verdict.shuffle === 'unproven' ? words.checked : words.fair;
}

/** A wrong signature is as bad as a wrong game. A file without one is fine. */
const agrees = ({ verdict, signature }: VerifyAnswer): boolean =>
  verdict.ok && (signature === undefined || isSignatureFine(signature));

type FoundProps = {
  readonly verdict: Verdict;
  readonly signature: SignatureCheck | undefined;
  readonly kept: Evidence | undefined;
  readonly names: Names;
  readonly isOwnDeal: boolean;
};

/** What was checked, what it was compared with, and how anyone can repeat it. */
function Found({ verdict, kept, signature, names, isOwnDeal }: FoundProps) {
  const words = verifyWords();
  const values = Object.entries(words.names).flatMap(([name, label]) => {
    const value = kept?.[name as keyof typeof words.names];
    const text = Array.isArray(value) ? value[0] : value;
    return typeof text === 'string' ? [{ name, label, text }] : [];
  });
  return (
    <>
      <p class="seal-verdict" role="status">
        {verdictIn(settings.value.lang, verdict, names, isOwnDeal)}
      </p>
      {signature !== undefined && !isOwnDeal && (
        <p class="seal-signer">{signatureIn(settings.value.lang, signature)}</p>
      )}
      <p class="seal-hint">{isOwnDeal ? words.ownDeal : kept === undefined ? words.nothingKept : words.ownKept}</p>
      <details class="seal-how">
        <summary>{words.how}</summary>
        <p>{words.howHint}</p>
        <code>{commandFor(kept)}</code>
        {values.length > 0 && <p>{words.kept}</p>}
        <dl>
          {values.map(({ name, label, text }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <code>{text}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** The command that checks the same. */
function commandFor({ table, commitment, shares = [], seals = [], terms, log }: Evidence = {}): string {
  const flags = [
    ...(table === undefined ? [] : [`--table ${table}`]),
    ...(commitment === undefined ? [] : [`--commitment ${commitment}`]),
    ...shares.map((share) => `--share ${share}`),
    ...seals.map((seal) => `--seal ${seal}`),
    ...(terms === undefined ? [] : [`--terms ${terms}`]),
    ...(log === undefined ? [] : [`--log ${log}`]),
  ];
  return ['npx saloon verify game.saloon.json', ...flags].join(' ');
}
