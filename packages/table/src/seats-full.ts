import type { SceneFields } from './scene-fields.ts';

export const isFull = ({ occupants }: Pick<SceneFields, 'occupants'>): boolean =>
  occupants.every(({ type }) => type !== 'empty');
