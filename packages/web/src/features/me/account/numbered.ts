/** Names in their order, each that has come before with a number: `Chrome · Linux`, `Chrome · Linux 2`. */
export const numbered = (names: readonly string[]): readonly string[] =>
  names.map((name, i) => {
    const before = names.slice(0, i).filter((one) => one === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
