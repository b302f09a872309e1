import { LANGS } from '@saloon/kernel';
import { loadMessages } from '../i18n/index.ts';

// A page loads the language in use; a test that imports this has all of them.
await Promise.all(LANGS.map(loadMessages));
