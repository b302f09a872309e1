import type { OptionSpec } from '@saloon/kernel';

export type AnyOptions = Readonly<Record<string, string | number | boolean>>;
/** An option spec whose options are not known by name. */
export type AnyOptionSpec = OptionSpec<AnyOptions>;
