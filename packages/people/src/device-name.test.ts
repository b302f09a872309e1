import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge · Windows'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${WEBKIT} Version/26.0 Mobile Safari/604.1`,
    'Safari · iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 16) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  ['curl/8', '?'],
])('%s is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
