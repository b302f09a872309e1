import type { Command } from './command.ts';

const WIDTH = 26;

export const programHelp = (commands: readonly Command[]): string =>
  [
    'Usage: saloon <command> [options]',
    '',
    'Wild West tabletop games, played, simulated and replayed without a screen.',
    '',
    'Commands:',
    ...commands.map(({ name, summary }) => row(name, summary)),
    '',
    'Options:',
    row('--help', 'this text; after a command, the help of that command'),
    row('--version', 'the version of the program'),
    '',
    'Examples:',
    ...commands.flatMap(({ examples }) => examples.slice(0, 1).map((example) => `  saloon ${example}`)),
    '',
  ].join('\n');

export const commandHelp = (command: Command): string =>
  [
    `Usage: saloon ${[command.name, ...command.positionals.map(({ name, optional }) => (optional ? `[${name}]` : `<${name}>`)), '[options]'].join(' ')}`,
    '',
    `${command.summary}.`,
    '',
    ...command.positionals.flatMap(({ name, allowed }) =>
      allowed ? [`The ${name} is one of ${allowed.join(', ')}.`, ''] : [],
    ),
    'Options:',
    ...Object.entries(command.flags).map(([name, flag]) =>
      row(flag.type === 'switch' ? `--${name}` : `--${name} ${flag.value}`, flag.help),
    ),
    row('--help', 'this text'),
    '',
    ...variablesOf(command),
    'Examples:',
    ...command.examples.map((example) => `  saloon ${example}`),
    '',
  ].join('\n');

const variablesOf = ({ variables = {} }: Command): readonly string[] => {
  const rows = Object.entries(variables).map(([name, help]) => row(name, help));
  return rows.length === 0 ? [] : ['Variables:', ...rows, ''];
};

const row = (left: string, right: string): string => `  ${left.padEnd(WIDTH)}${right}`;
