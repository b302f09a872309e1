declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    readonly sampleRate: number;
    buildSamples(...parameters: readonly number[]): number[];
  };
}
