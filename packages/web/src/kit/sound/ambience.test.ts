import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../../core/settings/store.ts';
import { playAmbience } from './ambience.ts';

const gains: { value: number }[] = [];
const states: string[] = [];
const page = Object.assign(new EventTarget(), { hidden: false });

const node = () => ({ connect: (to: unknown) => to, start: () => undefined, stop: () => undefined });
/** As far as the background needs it: what it is set to, and what becomes of it. */
class Audio {
  readonly sampleRate = 8;
  readonly destination = {};
  readonly currentTime = 0;
  createGain = () => {
    const gain = { value: 1 };
    gains.push(gain);
    return { ...node(), gain };
  };
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  createBufferSource = () => ({ ...node(), buffer: undefined, loop: false });
  createBiquadFilter = () => ({ ...node(), type: '', frequency: { value: 0 } });
  readonly #become = async (state: string) => void states.push(state);
  close = () => this.#become('closed');
  resume = () => this.#become('heard');
  suspend = () => this.#become('silent');
}

let end: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('document', page);
});
afterEach(() => {
  end();
  change({ ambience: 0, isSoundOn: true, volume: 40 });
  gains.length = 0;
  states.length = 0;
  page.hidden = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('nothing sounds in the background until somebody turns it on, and mute silences it', () => {
  end = playAmbience('wind');
  expect(gains).toEqual([]);
  change({ ambience: 50 });
  expect(gains).toHaveLength(1);
  change({ isSoundOn: false });
  expect(states).toEqual(['closed']);
});

test('it has a volume of its own', () => {
  change({ ambience: 50 });
  end = playAmbience('rails');
  const [out] = gains;
  const usual = out?.value ?? 0;
  change({ volume: 100 });
  expect(out?.value).toBe(usual);
  change({ ambience: 100 });
  expect(out?.value).toBeGreaterThan(usual);
});

test('after a reload it begins with the first touch, and it is silent while the page is in the background', () => {
  change({ ambience: 50 });
  end = playAmbience('piano');
  page.dispatchEvent(new Event('pointerdown'));
  expect(states).toEqual(['heard']);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(states).toEqual(['heard', 'silent']);
  end();
  page.dispatchEvent(new Event('keydown'));
  expect(states).toEqual(['heard', 'silent', 'closed']);
});
