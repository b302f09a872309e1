type Resolvers<T> = {
  readonly promise: Promise<T>;
  readonly resolve: (value: T | PromiseLike<T>) => void;
  readonly reject: (reason: unknown) => void;
};

/** What `Promise.withResolvers` answers: the library also runs on Node 20, which does not have it. */
export function withResolvers<T>(): Resolvers<T> {
  let resolve: Resolvers<T>['resolve'] = () => {};
  let reject: Resolvers<T>['reject'] = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
