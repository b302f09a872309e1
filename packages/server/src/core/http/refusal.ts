import type { PeopleError, PeopleRefusal } from '@saloon/protocol';

/** A request that can't be done; the response has its status and its body. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: PeopleError;

  constructor(status: number, code: PeopleRefusal, more: Omit<PeopleError, 'code'> = {}) {
    super(code);
    this.status = status;
    this.body = { code, ...more };
  }
}
