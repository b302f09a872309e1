import { LANGS } from '@saloon/kernel';
import { loadMessages } from '../core/i18n/index.ts';

// A page loads the language in use; tests that import this file have all of them.
await Promise.all(LANGS.map(loadMessages));
