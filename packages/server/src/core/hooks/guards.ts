/** What each guard is asked, by its name. It returns why not, or undefined. */
type Asks = { readonly [name: string]: (...args: never[]) => unknown };

/** Those who are asked before something happens: the first that refuses decides. */
export class Guards<All extends Asks> {
  readonly #by = new Map<keyof All, Asks[string][]>();

  add(guards: Partial<All>): void {
    for (const [name, guard] of Object.entries(guards)) {
      if (guard !== undefined) this.#by.set(name, [...(this.#by.get(name) ?? []), guard]);
    }
  }

  /** Returns why not, or undefined. */
  ask<Name extends keyof All>(name: Name, ...args: Parameters<All[Name]>): ReturnType<All[Name]> | undefined {
    return askAll(this.#by.get(name) ?? [], args) as ReturnType<All[Name]> | undefined;
  }
}

function askAll([guard, ...others]: readonly Asks[string][], args: readonly unknown[]): unknown {
  if (guard === undefined) return undefined;
  const refusal = guard(...(args as never[]));
  if (refusal instanceof Promise) return refusal.then((late: unknown) => late ?? askAll(others, args));
  return refusal ?? askAll(others, args);
}
