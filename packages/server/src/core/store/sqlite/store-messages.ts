import type { TableId } from '@saloon/protocol';
import type { Store, StoreError } from '../store.ts';

export type StoreSetup = { readonly folder: string; readonly wall: number };

export type Opened = { readonly ok: true; readonly key: Uint8Array } | { readonly ok: false; readonly reason: string };

export type StoreMethod = Exclude<keyof Store, 'key' | 'cpuMicros' | 'connectionError'>;

/** A method call, with a number that its result refers to. */
export type Asked = {
  readonly n: number;
  readonly call: { readonly name: StoreMethod; readonly args: readonly unknown[] };
};

export type StoreAnswer =
  | { readonly n: number; readonly ok: true; readonly value: unknown }
  | {
      readonly n: number;
      readonly ok: false;
      readonly code: StoreError['code'];
      readonly reason: string;
      readonly tables: readonly TableId[];
    };
