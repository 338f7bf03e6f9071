import './ui/tokens.css';
import './ui/base.css';
import '@hexfall/stage/views.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { keepPolicy } from './app/trusted-scripts.ts';
import { startOffline } from './offline/start-offline.ts';

keepPolicy();
render(<App offline={startOffline()} />, document.querySelector('#app')!);
