import { signal } from '@preact/signals';
import type { Friends, Me, SignedIn } from '@saloon/protocol';
import { change, settings } from '../../core/settings/store.ts';
import { type Answer, ask } from '../../net/api.ts';
import { becomeUser, freshSecret } from '../../net/identity.ts';
import { noteKept } from '../../net/kept-handle.ts';

/** This person as the server knows them; undefined until it has answered. */
export const me = signal<Me | undefined>(undefined);
export const friends = signal<Friends | undefined>(undefined);

/** Shows the answer to a request that returns `Me`. */
export function showMe(answer: Answer<Me>): Answer<Me> {
  if (!answer.ok) return answer;
  const { portrait = '', isKept, handle = '' } = answer.body;
  // Before `me` changes: a portrait that differs from the server's is sent there.
  if (isKept && portrait !== '' && portrait !== settings.peek().portrait) change({ portrait });
  me.value = answer.body;
  noteKept(isKept ? handle : undefined);
  return answer;
}

export const loadMe = async (): Promise<Answer<Me>> => showMe(await ask('GET /api/me'));

/** Shows the answer to a request that returns `Friends`. */
export function showFriends(answer: Answer<Friends>): Answer<Friends> {
  if (answer.ok) friends.value = answer.body;
  return answer;
}

export async function loadFriends(): Promise<void> {
  showFriends(await ask('GET /api/friends'));
}

/** Signs this browser in: `request` gets a new secret, which becomes this browser's own if the server accepts it. */
export async function signInWith(request: (secret: string) => Promise<Answer<SignedIn>>): Promise<Answer<SignedIn>> {
  const secret = freshSecret();
  const answer = await request(secret);
  if (answer.ok) {
    becomeUser(answer.body.user, secret, answer.body.name);
    noteKept('');
  }
  return answer;
}
