import type { Lang } from '@saloon/kernel';

/** The result of checking who signed a recording. */
export type SignatureCheck =
  | { readonly type: 'unsigned' }
  /** `by` is the address of the server that is known to have this key. */
  | { readonly type: 'signed'; readonly key: string; readonly by?: string }
  /** The signature is valid, but isn't the requested server's. */
  | { readonly type: 'other-signer'; readonly key: string; readonly by: string }
  /** The signature doesn't match the file. */
  | { readonly type: 'forged'; readonly key: string }
  /** This platform can't check such signatures. */
  | { readonly type: 'unchecked'; readonly key: string };

type Say<Type> = (check: Extract<SignatureCheck, { readonly type: Type }>) => string;
type Words = { readonly [Type in SignatureCheck['type']]: Say<Type> };

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    unsigned: () => 'Nobody signed this recording.',
    signed: ({ key, by }) =>
      by === undefined
        ? `A server signed it with the key ${key}; compare that with /.well-known/saloon.json of the server you played on.`
        : `${by} signed it with the key ${key}.`,
    'other-signer': ({ key, by }) => `${by} didn’t sign it: the signature was made with another key, ${key}.`,
    forged: ({ key }) => `The signature is wrong: the owner of the key ${key} didn’t sign this recording.`,
    unchecked: ({ key }) => `It is signed with the key ${key}, but this browser can’t check signatures.`,
  },
  ru: {
    unsigned: () => 'Эту запись никто не подписал.',
    signed: ({ key, by }) =>
      by === undefined
        ? `Её подписал сервер с ключом ${key}; сравните его с /.well-known/saloon.json сервера, на котором играли.`
        : `Её подписал ${by}, ключ ${key}.`,
    'other-signer': ({ key, by }) => `${by} её не подписывал: подпись сделана другим ключом, ${key}.`,
    forged: ({ key }) => `Подпись неверна: владелец ключа ${key} такой записи не подписывал.`,
    unchecked: ({ key }) => `Она подписана ключом ${key}, но этот браузер не умеет проверять подписи.`,
  },
};

/** One sentence: who signed, or that nobody did. */
export function signatureIn(lang: Lang, check: SignatureCheck): string {
  const say: (check: never) => string = WORDS[lang][check.type];
  return say(check as never);
}

/** Is there no doubt about who signed? An unsigned file is fine. */
export const isSignatureFine = ({ type }: SignatureCheck): boolean => type !== 'forged' && type !== 'other-signer';
