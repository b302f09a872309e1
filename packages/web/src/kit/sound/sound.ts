import { settings } from '../../core/settings/store.ts';
import type { Cue } from './cues.ts';

/** zzfx parameters of every cue. */
const PARAMETERS: Readonly<Record<Cue, readonly number[]>> = {
  bell: [0.7, 0, 1050, 0.005, 0.05, 0.6, 0, 1.2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0.12],
  tick: [0.35, 0, 1800, 0, 0.004, 0.02, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0.01],
  slide: [0.25, 0.05, 380, 0.01, 0.03, 0.06, 4, 0.3, 6, 0, 0, 0, 0, 3, 0, 0, 0, 0.4, 0.03],
  flip: [0.3, 0.05, 620, 0, 0.01, 0.04, 4, 0.6, -8, 0, 0, 0, 0, 2, 0, 0, 0, 0.5, 0.02],
  thud: [0.6, 0.05, 90, 0, 0.02, 0.1, 4, 1.4, -2, 0, 0, 0, 0, 0.8, 0, 0, 0, 0.5, 0.04],
  riffle: [0.3, 0.1, 300, 0.01, 0.28, 0.12, 4, 0.3, 2, 0, 0, 0, 0.035, 3, 0, 0, 0, 0.5, 0.05],
  coin: [0.5, 0.02, 1500, 0, 0.03, 0.22, 1, 1.6, 0, 0, 560, 0.05, 0, 0, 0, 0, 0, 0.7, 0.03],
  cock: [0.45, 0.02, 240, 0, 0.008, 0.05, 3, 1.2, -3, 0, 320, 0.045, 0, 1.4, 0, 0.2, 0, 0.6, 0.02],
  shot: [1.1, 0.05, 150, 0, 0.03, 0.34, 4, 2.4, -3, 0, 0, 0, 0, 1.6, 0, 0.25, 0.04, 0.6, 0.08],
  shotgun: [1.2, 0.05, 90, 0, 0.06, 0.5, 4, 3, -2, 0, 0, 0, 0, 2, 0, 0.35, 0.07, 0.6, 0.12],
  whine: [0.4, 0.1, 2200, 0.01, 0.08, 0.3, 0, 0.4, -9, 0.4, 0, 0, 0, 0.1, 0, 0, 0, 0.5, 0.1],
  punch: [0.9, 0.1, 110, 0, 0.03, 0.12, 4, 1.8, -1, 0, 0, 0, 0, 1.2, 0, 0.2, 0, 0.5, 0.05],
  steps: [0.35, 0.1, 160, 0, 0.02, 0.06, 4, 0.8, -2, 0, 0, 0, 0.16, 0.6, 0, 0, 0, 0.5, 0.3],
  gallop: [0.5, 0.1, 140, 0, 0.03, 0.05, 4, 0.9, -2, 0, 0, 0, 0.11, 0.5, 0, 0, 0, 0.5, 0.42],
  whistle: [0.6, 0.01, 740, 0.08, 0.45, 0.35, 1, 0.5, 0, 0, 185, 0.12, 0, 0.12, 0, 0, 0, 0.8, 0.1, 0.06],
  star: [0.6, 0, 880, 0.01, 0.08, 0.4, 1, 1.4, 0, 0, 440, 0.09, 0, 0, 0, 0, 0.05, 0.7, 0.1],
  draw: [1.2, 0, 1320, 0, 0.09, 0.08, 2, 0.4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
  slap: [1, 0.05, 200, 0, 0.01, 0.09, 4, 1.2, -6, 0, 0, 0, 0, 2.4, 0, 0.1, 0, 0.6, 0.03],
  rattle: [0.35, 0.1, 2600, 0.02, 0.34, 0.16, 4, 0.3, 0, 0, 0, 0, 0.03, 4, 0, 0, 0, 0.6, 0.06],
  boom: [1.4, 0.05, 55, 0.01, 0.16, 0.9, 4, 2.6, -0.4, 0, 0, 0, 0, 1.4, 0, 0.3, 0.1, 0.6, 0.2],
  knock: [0.5, 0.02, 190, 0, 0.015, 0.05, 1, 1.4, -2, 0, 0, 0, 0.13, 0.2, 0, 0, 0, 0.6, 0.22],
  pop: [0.35, 0.05, 520, 0.005, 0.02, 0.06, 0, 1, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0.02],
  nope: [0.4, 0, 150, 0.01, 0.06, 0.1, 2, 0.6, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0.04],
  fanfare: [0.8, 0, 523, 0.01, 0.14, 0.5, 1, 1.3, 0, 0, 261, 0.12, 0.24, 0, 0, 0, 0.06, 0.8, 0.1],
  taps: [0.6, 0, 392, 0.03, 0.25, 0.7, 1, 0.9, -0.4, 0, -98, 0.22, 0, 0, 0, 0, 0.08, 0.7, 0.15],
  hurt: [0.9, 0.02, 196, 0.005, 0.06, 0.26, 2, 1.1, -3.2, 0, -62, 0.07, 0, 0.5, 0, 0.1, 0, 0.7, 0.06],
  gain: [0.5, 0, 659, 0.005, 0.05, 0.22, 1, 1.4, 0, 0, 220, 0.06, 0, 0, 0, 0, 0, 0.8, 0.04],
};

type Synth = { readonly context: AudioContext; readonly buffers: Readonly<Record<Cue, AudioBuffer>> };
let synth: Synth | undefined;

/** Browsers let a page sound only after a touch: then the cues are rendered once, in the background. */
export function armSound(): void {
  const arm = () => {
    removeEventListener('pointerdown', arm);
    removeEventListener('keydown', arm);
    void render();
  };
  addEventListener('pointerdown', arm);
  addEventListener('keydown', arm);
}

async function render(): Promise<void> {
  if (synth !== undefined || typeof AudioContext === 'undefined') return;
  const { ZZFX } = await import('zzfx');
  const context = ZZFX.audioContext;
  const entries = Object.entries(PARAMETERS).map(([cue, parameters]) => {
    const samples = ZZFX.buildSamples(...parameters);
    const buffer = context.createBuffer(1, Math.max(1, samples.length), ZZFX.sampleRate);
    buffer.getChannelData(0).set(samples);
    return [cue, buffer] as const;
  });
  synth = { context, buffers: Object.fromEntries(entries) as Record<Cue, AudioBuffer> };
  await context.resume();
}

/** Plays a cue, unless sound is off or nothing has been touched yet. No sound carries news that the screen does not. */
export function play(cue: Cue): void {
  const { isSoundOn, volume } = settings.peek();
  if (!isSoundOn || volume === 0 || synth === undefined) return;
  const source = synth.context.createBufferSource();
  source.buffer = synth.buffers[cue];
  const gain = synth.context.createGain();
  gain.gain.value = (volume / 100) ** 1.5;
  source.connect(gain).connect(synth.context.destination);
  source.start();
}
