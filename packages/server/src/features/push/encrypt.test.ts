import { expect, test } from 'vitest';
import { newDevice } from '../../testing/push-service.ts';
import { encryptPush } from './encrypt.ts';

test('reproduces the example of RFC 8291 byte for byte', () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const subscription = {
    endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const once = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  expect(encryptPush('When I grow up, I want to be a watermelon', subscription, once).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl' +
      '7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only the right device can decrypt it, and no two messages are encrypted the same way', () => {
  const [ours, other] = [newDevice('https://push.test/ours'), newDevice('https://push.test/other')];
  const sealed = encryptPush('Ваш ход', ours.subscription);
  expect(ours.read(sealed)).toBe('Ваш ход');
  expect(() => other.read(sealed)).toThrow();
  expect(encryptPush('Ваш ход', ours.subscription)).not.toEqual(sealed);
});

test('a key that isn’t a point of the curve is rejected', () => {
  const { subscription } = newDevice('https://push.test/ours');
  expect(() => encryptPush('', { ...subscription, p256dh: `B${'A'.repeat(86)}` })).toThrow();
});
