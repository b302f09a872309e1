import { type AnyOption, isFollowing, termsOf, type When } from '@saloon/kernel';
import type { AnyOptionSpec } from '../../tables/index.ts';
import { kindOf, type TimeUnit, unitFor } from './format-value.ts';

export type Value = string | number | boolean;
/** What the person has asked for; everything else is as the book has it. A number may be unreadable: it is `NaN` then. */
export type Asked = Readonly<Record<string, Value>>;
export type Problem = 'not-a-number' | 'out-of-range';

type Shared = {
  readonly name: string;
  readonly isAsked: boolean;
  /** An earlier option leaves no choice here. */
  readonly isForced: boolean;
  /** Matters only at tables of so many seats, and this is none. */
  readonly idleFor: { readonly min: number; readonly max: number } | undefined;
};
export type Field = Shared &
  (
    | {
        readonly type: 'choice';
        readonly value: string;
        readonly values: readonly string[];
        /** What it shows instead once something departs from it: a preset that has become one's own mix. */
        readonly reads?: string;
      }
    | { readonly type: 'boolean'; readonly value: boolean }
    /** One of the seats of this table, counted from 0. */
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

/** The fields of the form, in the spec's order, for what was asked so far and a table of so many seats. */
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

/** What a field shows. */
export const shownIn = (field: Field): Value => (field.type === 'choice' ? (field.reads ?? field.value) : field.value);

/** All options as they would be at the table. */
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
      // Between 0 and 0 there is nothing to choose: a clock that is switched off has no time.
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
 * Asks for a value. Whatever depended on the old one goes back to the book: seconds make no sense where hours are asked.
 * Asking for what the book has is asking for nothing.
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

/** What would have to be asked for to play by these options: as much of them as the book does not have. */
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

/** The option that a refusal of the house is about; its `at` is a path into the request. */
export const optionAt = (at: string | undefined): string | undefined => /^options\.(.+)$/.exec(at ?? '')?.[1];

export const hasProblem = (fields: readonly Field[]): boolean =>
  fields.some((field) => field.type === 'integer' && field.problem !== undefined);

/** What is asked of the house: the values the form shows, as far as they are not those of the book. */
export const askedIn = (fields: readonly Field[]): Asked =>
  Object.fromEntries(fields.flatMap(({ name, value, isAsked }) => (isAsked ? [[name, value]] : [])));
