import { effect } from '@preact/signals';
import { settings } from '../../core/settings/store.ts';

/** What sounds in the background: the rails of the train, the piano of the saloon, the wind of the plain. */
export type Ambience = 'rails' | 'piano' | 'wind';

/** Seconds of noise that repeat without a seam that is heard. */
const NOISE_S = 4;
/** Notes of the piano, in hertz: a slow waltz, played now and then. */
const NOTES = [196, 247, 294, 330, 392, 330, 294, 247] as const;
const NOTE_MS = 620;
const CLACK_MS = 940;

type Playing = { stop(): void; setVolume(volume: number): void };

const loudness = (volume: number): number => (volume / 100) ** 1.5 * 0.35;

function noiseOf(context: AudioContext): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_S, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < samples.length; i++) {
    // Brown noise: each sample is a small step from the last.
    last = (last + 0.02 * (2 * Math.random() - 1)) / 1.02;
    samples[i] = 3.5 * last;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
}

/** A note or a clack: it sounds at once and fades. */
function strike(context: AudioContext, out: AudioNode, hertz: number, seconds: number, level: number): void {
  const [tone, gain] = [context.createOscillator(), context.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(level, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
  tone.connect(gain).connect(out);
  tone.start();
  tone.stop(context.currentTime + seconds);
}

function start(kind: Ambience, volume: number): Playing {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = loudness(volume);
  out.connect(context.destination);
  const noise = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = { rails: 180, piano: 90, wind: 420 }[kind];
  noise.connect(filter).connect(out);
  noise.start();
  let beats = 0;
  const beat = () => {
    beats += 1;
    if (kind === 'rails') for (const after of [0, 120]) setTimeout(() => strike(context, out, 70, 0.09, 0.5), after);
    // Two bars, then a rest of two.
    if (kind === 'piano' && beats % 32 < 16) strike(context, out, NOTES[beats % NOTES.length] ?? 196, 0.9, 0.12);
    if (kind === 'wind') filter.frequency.setTargetAtTime(300 + 260 * Math.random(), context.currentTime, 1.5);
  };
  const timer = setInterval(beat, { rails: CLACK_MS, piano: NOTE_MS, wind: 2500 }[kind]);
  // Browsers keep a page silent until somebody touches it, and nobody listens to a page in the background.
  const follow = () => void (document.hidden ? context.suspend() : context.resume());
  const cues = ['pointerdown', 'keydown', 'visibilitychange'] as const;
  for (const cue of cues) document.addEventListener(cue, follow);
  return {
    stop: () => {
      clearInterval(timer);
      for (const cue of cues) document.removeEventListener(cue, follow);
      void context.close();
    },
    setVolume: (next) => {
      out.gain.value = loudness(next);
    },
  };
}

/** Plays a game's ambience while its table is open, if the person has turned it on. Returns how to end it. */
export function playAmbience(kind: Ambience): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined;
  let playing: Playing | undefined;
  const dispose = effect(() => {
    const { ambience, isSoundOn } = settings.value;
    const isOn = isSoundOn && ambience > 0;
    if (!isOn) {
      playing?.stop();
      playing = undefined;
    } else if (playing === undefined) playing = start(kind, ambience);
    else playing.setVolume(ambience);
  });
  return () => {
    dispose();
    playing?.stop();
  };
}
