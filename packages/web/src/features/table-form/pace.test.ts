import { describe, expect, test } from 'vitest';
import { tables } from '../../games/index.ts';
import { fieldsOf, hasProblem, valuesIn } from './option-form.ts';
import { PACES, paceOf, presetOf, withPace, withPreset } from './pace.ts';

describe.each(Object.entries(tables))('%s', (_id, entry) => {
  test.each(PACES)('%s is a valid choice that is shown as chosen, and keeps the other rules', async (pace) => {
    const spec = await entry.options();
    const asked = withPace(entry, { target: '500' }, pace);
    expect(paceOf(entry, asked)).toBe(pace);
    expect(asked.target).toBe('500');
    expect(hasProblem(fieldsOf(spec, withPace(entry, {}, pace), entry.seats.usual))).toBe(false);
  });

  test('by letter, everyone has a day per move, whatever the preset', async () => {
    const spec = await entry.options();
    for (const preset of ['standard', 'quick', 'calm'] as const) {
      const asked = withPreset(entry, withPace(entry, {}, 'letter'), preset);
      const values = valuesIn(fieldsOf(spec, asked, entry.seats.usual));
      expect(values.pace).toBe('correspondence');
      expect(values.turnTimeMs ?? values.moveTimeMs).toBe(86_400_000);
    }
  });

  test('a preset is shown as chosen, and its own times replace those of the pace', () => {
    expect(presetOf(entry, {})).toBe('standard');
    const quick = withPreset(entry, withPace(entry, {}, 'relaxed'), 'quick');
    expect(quick).toEqual(entry.presets.quick);
    expect(presetOf(entry, quick)).toBe('quick');
    expect(presetOf(entry, { ...quick, extra: true })).toBeUndefined();
  });
});
