import './kit/fonts.css';
import './kit/tokens.css';
import './kit/base.css';
import { render } from 'preact';
import { armSound } from './kit/sound.ts';
import { tendHouse } from './net/house.ts';
import { installWorker } from './pwa/install.ts';
import { followLinks } from './router.ts';
import { wearSettings } from './settings/store.ts';
import { App } from './shell/app.tsx';

wearSettings(document.documentElement);
followLinks();
armSound();
tendHouse();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
installWorker();
