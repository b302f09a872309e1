import type { Me, SignedIn } from '@saloon/protocol';
import { type Answer, ask } from '../../net/api.ts';
import { showMe, signInWith } from './account.ts';

/** Why this page can't use passkeys: browsers offer them only on HTTPS and localhost, and only for host names. */
export function passkeyProblem(): 'insecure' | 'unsupported' | undefined {
  if (!isSecureContext || /^[\d.]+$|:/.test(location.hostname)) return 'insecure';
  return typeof PublicKeyCredential === 'undefined' ? 'unsupported' : undefined;
}

/** The person has closed the browser's dialog. */
export const CANCELED = 'canceled';

const library = () => import('@simplewebauthn/browser');

/** Runs the browser's dialog. */
async function dialog<T>(open: () => Promise<T>): Promise<T | typeof CANCELED> {
  try {
    return await open();
  } catch {
    return CANCELED;
  }
}

/** Adds a passkey to this person. */
export async function addPasskey(name: string): Promise<Answer<Me> | typeof CANCELED> {
  const options = await ask('POST /api/me/passkeys/options');
  if (!options.ok) return options;
  const { startRegistration } = await library();
  const response = await dialog(() => startRegistration({ optionsJSON: options.body.options }));
  if (response === CANCELED) return CANCELED;
  return showMe(await ask('POST /api/me/passkeys', { body: { response, name } }));
}

/** Signs this browser in with a passkey. */
export async function signInWithPasskey(): Promise<Answer<SignedIn> | typeof CANCELED> {
  const options = await ask('POST /api/sign-in/options');
  if (!options.ok) return options;
  const { startAuthentication } = await library();
  const response = await dialog(() => startAuthentication({ optionsJSON: options.body.options }));
  if (response === CANCELED) return CANCELED;
  return signInWith((secret) => ask('POST /api/sign-in', { body: { response, secret } }));
}
