import type { SceneFields } from '../fields/scene-fields.ts';

export const isFull = ({ occupants }: Pick<SceneFields, 'occupants'>): boolean =>
  occupants.every(({ type }) => type !== 'empty');
