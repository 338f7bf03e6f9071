import './ui/tokens.css';
import './ui/base.css';
import '@hexfall/stage/views.css';
import { render } from 'preact';
import { App } from './app/app.tsx';

render(<App />, document.querySelector('#app')!);
