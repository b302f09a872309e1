import { type AnyOption, isFollowing, termsOf, type When } from '@saloon/kernel';
import type { AnyOptionSpec } from '../../core/games/options.ts';
import { kindOf, type TimeUnit, unitFor } from './format-value.ts';

export type Value = string | number | boolean;
/** The host's choices; every other option keeps its default. An unreadable number is `NaN`. */
export type Asked = Readonly<Record<string, Value>>;
export type Problem = 'not-a-number' | 'out-of-range';

type Shared = {
  readonly name: string;
  readonly isAsked: boolean;
  /** An earlier option leaves no choice here. */
  readonly isForced: boolean;
  /** The option matters only for these numbers of seats, and this table has another. */
  readonly idleFor: { readonly min: number; readonly max: number } | undefined;
};
export type Field = Shared &
  (
    | {
        readonly type: 'choice';
        readonly value: string;
        readonly values: readonly string[];
        /** The value it shows instead once a preset has been changed: a custom mix. */
        readonly reads?: string;
      }
    | { readonly type: 'boolean'; readonly value: boolean }
    /** A seat of this table, counted from 0. */
    | { readonly type: 'seat'; readonly value: number; readonly seats: number }
    | {
        readonly type: 'integer';
        readonly value: number;
        readonly min: number;
        readonly max: number;
        readonly unit: TimeUnit | undefined;
        readonly problem: Problem | undefined;
      }
  );

const optionsOf = (spec: AnyOptionSpec): readonly (readonly [string, AnyOption])[] =>
  Object.entries(spec) as [string, AnyOption][];

/** The form's fields in the spec's order, for the choices so far and this number of seats. */
export function fieldsOf(spec: AnyOptionSpec, asked: Asked, seats: number): readonly Field[] {
  const known: Record<string, Value> = {};
  const holds = (when: When): boolean => known[when.option] === when.is;
  const departing: AnyOption[] = [];
  const fields = optionsOf(spec).map(([name, option]) => {
    const field = fieldOf(name, option, asked[name], holds, seats);
    known[name] = field.value;
    if (field.isAsked && field.value !== termsOf(option, holds).default) departing.push(option);
    return field;
  });
  return fields.map((field) => {
    const option = optionOf(spec, field.name);
    if (field.type !== 'choice' || option?.type !== 'choice' || option.departed === undefined) return field;
    return departing.some((other) => isFollowing(other, field.name)) ? { ...field, reads: option.departed } : field;
  });
}

const optionOf = (spec: AnyOptionSpec, name: string): AnyOption | undefined =>
  optionsOf(spec).find(([known]) => known === name)?.[1];

export const shownIn = (field: Field): Value => (field.type === 'choice' ? (field.reads ?? field.value) : field.value);

/** All options as the table would have them. */
export const valuesIn = (fields: readonly Field[]): Asked =>
  Object.fromEntries(fields.map((field) => [field.name, shownIn(field)]));

function fieldOf(
  name: string,
  option: AnyOption,
  asked: Value | undefined,
  holds: (when: When) => boolean,
  seats: number,
): Field {
  const { onlyFor } = option;
  const isForced = option.forced !== undefined && holds(option.forced.when);
  const shared: Shared = {
    name,
    isAsked: asked !== undefined && !isForced,
    isForced,
    idleFor: onlyFor !== undefined && (seats < onlyFor.min || seats > onlyFor.max) ? onlyFor : undefined,
  };
  const forced = isForced ? option.forced?.value : undefined;
  const { default: usual, min = 0, max = 0 } = termsOf(option, holds);
  switch (option.type) {
    case 'choice': {
      const value = forced ?? (typeof asked === 'string' ? asked : usual);
      return { ...shared, type: 'choice', value: String(value), values: option.values };
    }
    case 'boolean':
      return { ...shared, type: 'boolean', value: Boolean(forced ?? asked ?? usual) };
    case 'integer': {
      const value = Number(forced ?? asked ?? usual);
      if (kindOf(name) === 'seat') {
        return { ...shared, type: 'seat', value: Math.min(value, seats - 1), seats: Math.min(seats, max + 1) };
      }
      const unit = option.unit === 'milliseconds' ? unitFor(min, max) : undefined;
      // Between 0 and 0 there is nothing to choose: a clock that is off has no time.
      const fixed = min === max ? ({ isForced: true, isAsked: false } as const) : {};
      return { ...shared, ...fixed, type: 'integer', value, min, max, unit, problem: problemOf(value, min, max) };
    }
  }
}

function problemOf(value: number, min: number, max: number): Problem | undefined {
  if (!Number.isInteger(value)) return 'not-a-number';
  return value < min || value > max ? 'out-of-range' : undefined;
}

/**
 * Sets a value. Options that depended on the old one go back to their defaults: seconds make no sense where hours are
 * asked for. Choosing the default removes the choice.
 */
export function ask(spec: AnyOptionSpec, asked: Asked, name: string, value: Value, seats: number): Asked {
  const next: Record<string, Value> = { ...asked, [name]: value };
  for (const [other, option] of optionsOf(spec)) {
    if (isFollowing(option, name)) delete next[other];
  }
  const { [name]: _, ...without } = next;
  const usual = fieldsOf(spec, without, seats).find((field) => field.name === name)?.value;
  return usual === value ? without : next;
}

/** The choices that lead to these options: those that differ from the defaults. */
export function askedFor(spec: AnyOptionSpec, options: Asked, seats: number): Asked {
  let asked: Asked = {};
  for (const [name, option] of optionsOf(spec)) {
    const value = options[name];
    if (value === undefined || (option.type === 'choice' && value === option.departed)) continue;
    if (fieldsOf(spec, asked, seats).find((field) => field.name === name)?.value === value) continue;
    asked = { ...asked, [name]: value };
  }
  return asked;
}

/** The option that a refusal is about. Its `at` is a path into the request. */
export const optionAt = (at: string | undefined): string | undefined => /^options\.(.+)$/.exec(at ?? '')?.[1];

export const hasProblem = (fields: readonly Field[]): boolean =>
  fields.some((field) => field.type === 'integer' && field.problem !== undefined);

/** The part of the request about options: values that differ from the defaults. */
export const askedIn = (fields: readonly Field[]): Asked =>
  Object.fromEntries(fields.flatMap(({ name, value, isAsked }) => (isAsked ? [[name, value]] : [])));
